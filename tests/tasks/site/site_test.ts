import { importTests } from "../../permissions.ts";

await importTests(
  "deno task site",
  ["env", "net", "read", "run", "write"],
  () => import("./site_cases.ts"),
);
