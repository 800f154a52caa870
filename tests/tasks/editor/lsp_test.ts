import { importTests } from "../../permissions.ts";

await importTests(
  "lsp",
  ["env", "read", "run", "write"],
  () => import("./lsp_cases.ts"),
);
