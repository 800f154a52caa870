import { expectOptions, expectString } from "../../diagnostics/internal.ts";
import { owned } from "../ast/owned.ts";
import * as document from "../documented/mod.ts";
import { DEFAULTS, type ParseOptions } from "../options.ts";
import { finished } from "./finish.ts";
import { full } from "./full_level.ts";
import type { Level } from "./level.ts";
import { readParagraph } from "./paragraph.ts";

/** The rules of the design document. What they reject is read at the full level. */
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
