import { expectObject, expectOneOf } from "../diagnostics/mod.ts";
import type { Condition, Effect, Player, Target } from "./ast/mod.ts";
import * as document from "./documented/mod.ts";
import { finished } from "./finish.ts";
import { full } from "./full.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
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
    return finished(document.documentedAbility(text, options, read), options);
  },
  effect: document.documentedEffect,
  target: document.documentedTarget,
  player: document.documentedPlayer,
  condition: document.documentedCondition,
};

const LEVELS: {
  readonly [L in NonNullable<ParseOptions["level"]>]: Level;
} = { documented, full };

/** The level that a caller asks for. */
export function levelOf(options: ParseOptions): Level {
  expectObject(options, "options");
  const { level = "full", targets = "compact" } = options;
  expectOneOf(level, "options.level", ["full", "documented"]);
  expectOneOf(targets, "options.targets", ["compact", "query"]);
  return LEVELS[level];
}

export {
  type Classification,
  classifyAbility,
  splitSequenceSteps,
} from "./documented/mod.ts";
