import { importTests } from "../../permissions.ts";

await importTests(
  "broken directories",
  ["read"],
  () => import("./broken_directory_cases.ts"),
);
