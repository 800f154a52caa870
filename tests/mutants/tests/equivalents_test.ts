import { importTests } from "../../permissions.ts";

await importTests(
  "equivalent mutants",
  ["env"],
  () => import("./equivalents_cases.ts"),
);
