import { expectOptions, expectString } from "../diagnostics/mod.ts";
import type { Condition, Effect, Player, Target } from "./ast/mod.ts";
import { owned } from "./ast/owned.ts";
import * as document from "./documented/mod.ts";
import { finished } from "./finish.ts";
import { full } from "./full.ts";
import { DEFAULTS, type ParseOptions, type ParseResult } from "./options.ts";
import type { Budget } from "./report/scene.ts";
import { readParagraph } from "./read_paragraph.ts";

/** What a level reads with. */
export interface Level {
  readonly ability: (
    text: string,
    options: ParseOptions,
    budget: Budget,
  ) => ParseResult;
  readonly effect: (text: string, options: ParseOptions) => Effect | undefined;
  readonly target: (text: string) => Target | undefined;
  readonly player: (text: string) => Player | undefined;
  readonly condition: (text: string) => Condition | undefined;
}

/** The rules of the design document. What they refuse is read in full. */
const documented: Level = {
  ability: (text, options, budget) => {
    const read = (text: string) => readParagraph(text, {}, budget);
    const found = document.documentedAbility(text, options, read);
    return finished(owned(found), options);
  },
  effect: document.documentedEffect,
  target: document.documentedTarget,
  player: document.documentedPlayer,
  condition: document.documentedCondition,
};

const LEVELS: {
  readonly [L in NonNullable<ParseOptions["level"]>]: Level;
} = { documented, full };

const OPTIONS = {
  cardType: "string",
  cardName: "string",
  name: "string",
  names: "list",
  targets: ["compact", "query"],
  level: ["documented", "full"],
  spans: "boolean",
} as const satisfies Record<keyof ParseOptions, unknown>;

/** The level that a caller asks for. */
export function levelOf(options: ParseOptions): Level {
  if (options !== DEFAULTS) {
    expectOptions(options, OPTIONS);
    options.names?.forEach((name, at) =>
      expectString(name, `options.names[${at}]`)
    );
  }
  return LEVELS[options.level ?? "full"];
}

export {
  type Classification,
  classifyAbility,
  splitSequenceSteps,
} from "./documented/mod.ts";
