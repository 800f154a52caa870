import { importTests } from "../../permissions.ts";

await importTests(
  "sites of mutants",
  ["env"],
  () => import("./sites_cases.ts"),
);
