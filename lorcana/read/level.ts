import type { Condition, Effect, Player, Target } from "../ast/mod.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import type { Budget } from "../report/faulty_paragraph.ts";

/** How a level reads each kind of text. */
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
