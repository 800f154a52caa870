import { importTests } from "../../permissions.ts";

await importTests(
  "equivalent mutants of the fast lane",
  ["env", "read"],
  () => import("./equivalents_cases.ts"),
);
