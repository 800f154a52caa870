import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import type { ExplainFlags } from "./explain.ts";

/** `explain [CODE...]` */
export const explainCommand: Command<Context> = command<
  ExplainFlags,
  string[]
>({
  brief: "Explain what the code of a problem means and how to fix it",
  description: "Reports show the code in brackets: error[unknown-word]. " +
    "Without a code, lists all of them.",
  examples: ["explain unknown-word", "explain"],
  parameters: {
    positional: {
      kind: "array",
      parameter: {
        brief: "A code, such as unknown-word",
        placeholder: "CODE",
        parse: String,
        proposeCompletions: codes,
      },
    },
  },
  load: async () => (await import("./explain.ts")).explainCodes,
});

/** Loaded only when a shell asks for it. */
async function codes(): Promise<readonly string[]> {
  const { explanations } = await import(
    "./explanations.ts"
  );
  return Object.keys(explanations);
}
