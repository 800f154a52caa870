import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";

/** The flags of `lsp`. */
export type LspFlags = { readonly stdio: boolean };

/** `lsp` */
export const lspCommand: Command<Context> = command<LspFlags>({
  brief: "Start the language server",
  description:
    "Speaks the Language Server Protocol on standard input and output. " +
    "Editors start it; editor/clients/README.md says how to set up yours.",
  examples: ["lsp"],
  parameters: {
    flags: {
      stdio: {
        kind: "boolean",
        default: true,
        withNegated: false,
        hidden: true,
        brief: "Accepted because some editors pass it; it changes nothing",
      },
    },
  },
  load: onDemand(
    import.meta.resolve("./lsp.ts"),
    ({ lsp }: typeof import("./lsp.ts")) => lsp,
  ),
});
