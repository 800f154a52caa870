import { importTests } from "../../permissions.ts";

await importTests(
  "equivalent mutants",
  ["env", "read"],
  () => import("./equivalents_cases.ts"),
);
