import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag, REPORT_FLAGS } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import { FILE, OUTPUT, STRICT } from "./flags.ts";
import type { OutputFlags, PzlFromDumpFlags, PzlJsonFlags } from "./options.ts";

/** `pzl json` */
export const jsonCommand: Command<Context> = command<PzlJsonFlags, [string]>({
  brief: "Print a puzzle file, or what is wrong with it, as JSON",
  examples: ["pzl json examples/puzzles/two_sparks.pzl", "pzl json - < my.pzl"],
  parameters: {
    positional: { kind: "tuple", parameters: [FILE] },
    flags: { strict: STRICT },
  },
  load: onDemand(
    import.meta.resolve("./json.ts"),
    ({ pzlJson }: typeof import("./json.ts")) => pzlJson,
  ),
});

/** `pzl from-json` */
export const fromJsonCommand: Command<Context> = command<OutputFlags, [string]>(
  {
    brief: "Write a puzzle file from the JSON that pzl json prints",
    examples: [
      "pzl from-json my.json --output my.pzl",
      "pzl json my.pzl | dreamtides pzl from-json -",
    ],
    parameters: {
      positional: { kind: "tuple", parameters: [FILE] },
      flags: { output: OUTPUT },
      aliases: { o: "output" },
    },
    load: onDemand(
      import.meta.resolve("./from_json.ts"),
      ({ pzlFromJson }: typeof import("./from_json.ts")) => pzlFromJson,
    ),
  },
);

/** A text for the metadata of the new puzzle. */
function text(brief: string) {
  return {
    kind: "parsed",
    parse: String,
    optional: true,
    brief,
    placeholder: "TEXT",
  } as const;
}

/** `pzl from-dump` */
export const fromDumpCommand: Command<Context> = command<
  PzlFromDumpFlags,
  [string]
>({
  brief: 'Turn a game saved with Forge\'s "Dump Game State" into a puzzle',
  description: "Adds metadata and drops sets, art numbers and zeros. What a " +
    "dump does not hold is reported on standard error.",
  examples: [
    'pzl from-dump state.txt --name "Two Sparks" --output two_sparks.pzl',
  ],
  parameters: {
    positional: { kind: "tuple", parameters: [FILE] },
    flags: {
      name: text("The name of the puzzle"),
      goal: text("What the solver has to do"),
      turns: {
        kind: "parsed",
        parse: wholeNumber,
        optional: true,
        brief: "The last turn in which the solver can win",
        placeholder: "N",
      },
      difficulty: text("The difficulty: Common, Uncommon, Rare …"),
      description: text("The text that Forge shows to the solver"),
      keepSets: flag("Keep the set and art of each card"),
      output: OUTPUT,
      ...REPORT_FLAGS,
    },
    aliases: { o: "output", e: "errors" },
  },
  load: onDemand(
    import.meta.resolve("./from_dump.ts"),
    ({ pzlFromDump }: typeof import("./from_dump.ts")) => pzlFromDump,
  ),
});

/** `pzl new` */
export const newCommand: Command<Context> = command<OutputFlags, [string?]>({
  brief: "Print a template with comments for a new puzzle",
  examples: ['pzl new "Two Sparks" --output two_sparks.pzl'],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [{
        brief: "The name of the puzzle",
        placeholder: "NAME",
        parse: String,
        optional: true,
      }],
    },
    flags: { output: OUTPUT },
    aliases: { o: "output" },
  },
  load: onDemand(
    import.meta.resolve("./new.ts"),
    ({ pzlNew }: typeof import("./new.ts")) => pzlNew,
  ),
});

function wholeNumber(input: string): number {
  const number = Number(input);
  if (!Number.isInteger(number)) {
    throw new Error("expected a whole number");
  }
  return number;
}
