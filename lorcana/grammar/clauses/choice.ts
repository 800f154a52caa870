import {
  located,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Effect, Player } from "../../ast/mod.ts";
import type { Chain } from "./clause.ts";
import { sequence } from "./pieces.ts";
import { body } from "./sentences.ts";
import { textOf } from "../../text/text_of.ts";
import { fixed, lookup, pattern, words } from "../words.ts";

/** A choice, once it is known who acts. */
export type Choice = (who: Player) => Effect;

interface Option {
  readonly effect: (who: Player) => Effect;
  readonly label: string;
}

const end = optional(fixed("."));
const one = words("choose one:", "choose one");

/** "Choose one: • …", with bullets, "; or", or full stops between the options. */
export function choices(chain: Rule<Chain>): readonly Rule<Choice>[] {
  const long = labelled(body(chain));
  const short = labelled(
    chain.map((chain) => (who: Player) => sequence(chain(who))),
  );
  const bullets = many(pattern`• ${long} ${end}`.map(([option]) => option), 2);
  const next = oneOf([
    pattern`. ${short}`,
    pattern`; or ${short}`,
    pattern`; ${short}`,
  ]).map((
    [option],
  ) => option);
  const plain = pattern`${short} ${many(next, 1)}`.map((
    [first, others],
  ): readonly Option[] => [first, ...others]);
  return [
    pattern`${one} ${bullets}`.map(([, options]) => choosing(options)),
    pattern`${one} ${plain}`.map(([, options]) => choosing(options)),
    pattern`${opponent} YES! or NO!: ${answers(long)}`.map((
      [chooser, options],
    ) => choosing(options, chooser)),
  ];
}

const opponent: Rule<Player> = lookup<Player>({
  "chosen opponent chooses": "OPPONENT",
  "each opponent chooses": "EACH_OPPONENT",
});

function answers(option: Rule<Option>): Rule<readonly Option[]> {
  return pattern`• YES! ${option} ${end} • NO! ${option} ${end}`.map((
    [yes, , no],
  ) => [
    { ...yes, label: `YES! ${yes.label}` },
    { ...no, label: `NO! ${no.label}` },
  ]);
}

function choosing(options: readonly Option[], chooser?: Player): Choice {
  return (who) => ({
    type: "choice",
    options: options.map(({ effect }) => effect(who)),
    optionLabels: options.map(({ label }) => label),
    ...(chooser === undefined ? {} : { chooser }),
  });
}

/** What a rule reads, together with the text it read. */
function labelled(rule: Rule<(who: Player) => Effect>): Rule<Option> {
  return located(rule).map(({ value: effect, values, start, end }) => {
    const text = textOf(values, start, end);
    return { effect, label: text.endsWith(".") ? text.slice(0, -1) : text };
  });
}
