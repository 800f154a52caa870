import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";

/** The flags of `lsp`. */
export type LspFlags = { readonly stdio: boolean };

/** `lsp` */
export const lspCommand: Command<Context> = command<LspFlags>({
  brief: "Serve editors: diagnostics, completion, fixes and more as you type",
  description:
    "Speaks the Language Server Protocol on standard input and output. " +
    "Editors start it;\nsee editors/README.md for how to tell yours.",
  examples: ["lsp"],
  parameters: {
    flags: {
      stdio: {
        kind: "boolean",
        default: true,
        withNegated: false,
        hidden: true,
        brief: "Some editors ask for standard input and output by name",
      },
    },
  },
  load: onDemand(
    import.meta.resolve("./lsp.ts"),
    ({ lsp }: typeof import("./lsp.ts")) => lsp,
  ),
});
