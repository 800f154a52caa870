import { proposeCompletions } from "../stricli.ts";
import { application, contextOf } from "../application.ts";
import type { Program } from "../command.ts";
import type { Io } from "../io.ts";
import { ROOT_OPTIONS } from "../root_options.ts";

/** Prints what could come next, one proposal per line, for the shells. */
export async function propose(
  program: Program,
  typed: readonly string[],
  io: Io,
): Promise<number> {
  const words = typed[0] === "help" && typed.length > 1
    ? typed.slice(1)
    : typed;
  const { inputs, prefix } = separateValue(words);
  const [first = ""] = inputs;
  const isText = inputs.length > 1 && !Object.hasOwn(program.commands, first);
  const usage = { args: inputs, columns: io.stderr.columns() };
  const all = await proposeCompletions(
    application(program, usage, ROOT_OPTIONS),
    isText ? [program.defaultCommand, ...inputs] : inputs,
    contextOf(io),
  );
  // Flags only after a hyphen: elsewhere the shell should offer files.
  const wantsFlag = inputs.at(-1)?.startsWith("-") ?? false;
  for (const { completion, brief } of all) {
    if (completion.startsWith("-") && !wantsFlag) continue;
    io.stdout.write(`${prefix}${completion}\t${brief}\n`);
  }
  return 0;
}

/** `--target=r` as a flag and its value; bash makes words of all three parts. */
function separateValue(
  words: readonly string[],
): { readonly inputs: readonly string[]; readonly prefix: string } {
  const [, flag, value] = words.at(-1)?.match(/^(--[a-z-]+)=(.*)$/s) ?? [];
  return flag === undefined || value === undefined
    ? { inputs: withoutEquals(words), prefix: "" }
    : { inputs: [...words.slice(0, -1), flag, value], prefix: `${flag}=` };
}

/** bash passes `--target =` while nothing follows, and `--target = r` then. */
function withoutEquals(words: readonly string[]): readonly string[] {
  const kept = words.filter((each, i) =>
    each !== "=" || !words[i - 1]?.startsWith("--")
  );
  return words.at(-1) === "=" && kept.length < words.length
    ? [...kept, ""]
    : kept;
}
