import { importTests } from "../../permissions.ts";

await importTests(
  "neovim",
  ["env", "read", "run", "write"],
  () => import("./neovim_cases.ts"),
);
