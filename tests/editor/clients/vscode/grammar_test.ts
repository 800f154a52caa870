import { importTests } from "../../../permissions.ts";

await importTests(
  "the grammars of VS Code",
  ["env", "read"],
  () => import("./grammar_cases.ts"),
);
