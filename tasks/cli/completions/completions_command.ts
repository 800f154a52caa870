import type { Command } from "../stricli.ts";
import { command, type Context, PROGRAM } from "../command.ts";
import { alternatives } from "../usage_text.ts";
import { type CompletionFlags, type Shell, SHELLS } from "./completions.ts";

/** `completions SHELL` */
export const completionsCommand: Command<Context> = command<
  CompletionFlags,
  [Shell]
>({
  brief: "Print a completion script for bash, zsh or fish",
  examples: [
    "completions bash >> ~/.bashrc",
    "completions zsh >> ~/.zshrc",
    `completions fish > ~/.config/fish/completions/${PROGRAM}.fish`,
  ],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [{
        brief: `The shell: ${alternatives(SHELLS)}`,
        placeholder: "SHELL",
        parse: shellOf,
        proposeCompletions: () => SHELLS,
      }],
    },
    flags: {
      name: {
        kind: "parsed",
        parse: String,
        default: PROGRAM,
        brief: "The name of the program on your machine",
        placeholder: "NAME",
      },
    },
  },
  load: async () => (await import("./completions.ts")).completions,
});

function shellOf(input: string): Shell {
  const shell = SHELLS.find((each) => each === input);
  if (shell === undefined) {
    throw new Error(
      `Unknown shell "${input}": expected ${alternatives(SHELLS)}`,
    );
  }
  return shell;
}
