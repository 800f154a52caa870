import {
  checked,
  located,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { ChoiceClauses } from "../../ast/clauses/choice.ts";
import type { Effect, EffectOf, Player } from "../../ast/mod.ts";
import { oneOfThem } from "../../ast/player_traits.ts";
import { textOf } from "../../text/text_of.ts";
import { condition } from "../conditions/condition.ts";
import type { Act } from "../effects/parts/production.ts";
import { actor } from "../nouns/players.ts";
import { cardinal, fixed, lookup, pattern, words } from "../words.ts";
import { casesOfType } from "./card_type_cases.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";
import { unless } from "./unless.ts";
import { sequence } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";
import { effectOf } from "./sentences.ts";

interface Option {
  readonly effect: (who: Player) => Effect;
  readonly label: string;
}

const end = optional(fixed("."));
const colon = optional(fixed(":"));
const one = words("choose one:", "choose one");
const chooses = words("chooses one:", "chooses one", "choose one:");

/** "Choose one: • …", with bullets, "; or", or periods between the options. */
export function choiceProductions(
  chain: Rule<Chain>,
  thirdPerson: Rule<Chain>,
  act: Rule<Act>,
): ClauseProductions<ChoiceClauses> {
  const long = labeled(effectOf(chain));
  const short = labeled(
    chain.map((chain) => (who: Player) => sequence(chain(who))),
  );
  const bullets = bulletsOf(long);
  const told = bulletsOf(labeled(effectOf(thirdPerson)));
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
  return {
    "choice": {
      clauses: [
        pattern`${one} ${plain}`.map(([, options]) => choosing(options)),
        checked(
          pattern`choose ${several} ${colon} ${bullets} ${optional(more)}`,
          ([several, , options, more]) => isOfThese(options, several, more),
        ).map(([several, , options, more]) =>
          choosing(options, { ...several, ...more })
        ),
        checked(
          pattern`choose ${several}. ${more} ${
            optional(words(".", ":"))
          } ${bullets}`,
          ([several, more, , options]) => isOfThese(options, several, more),
        ).map(([several, more, , options]) =>
          choosing(options, { ...several, ...more })
        ),
        pattern`choose ${anyNumber} ${colon} ${bullets}`.map((
          [how, , options],
        ) => choosing(options, { choose: options.length, upTo: true, ...how })),
        pattern`${opponent} YES! or NO!: ${answers(long)}`.map((
          [chooser, options],
        ) => choosing(options, { chooser })),
        pattern`${actor} ${chooses} ${bullets}`.map(([chooser, , options]) =>
          choosing(options, { chooser }, oneOfThem(chooser))
        ),
        pattern`${actor} ${chooses} ${told}`.map(([chooser, , options]) =>
          choosing(options, { chooser }, oneOfThem(chooser))
        ),
        ...unless(act),
        casesOfType(long),
      ],
    },
  };
}

function bulletsOf(option: Rule<Option>): Rule<readonly Option[]> {
  return many(pattern`• ${option} ${end}`.map(([option]) => option), 2);
}

const opponent: Rule<Player> = lookup<Player>({
  "chosen opponent chooses": "CHOSEN_OPPONENT",
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

type How = Partial<
  Omit<EffectOf<"choice">, "type" | "options" | "optionLabels">
>;

/** A choice whose options `doer` carries out; by default, the acting player. */
function choosing(
  options: readonly Option[],
  how: How = {},
  doer?: Player,
): Clause {
  return clause((who) => ({
    type: "choice",
    options: options.map(({ effect }) => effect(doer ?? who)),
    optionLabels: options.map(({ label }) => label),
    ...how,
  }));
}

const ONE_OR_BOTH = { choose: 2, upTo: true, atLeast: 1 } as const;

/** "one", "two", "up to two" */
const several: Rule<How> = oneOf<How>([
  cardinal.map((choose): How => choose === 1 ? {} : { choose }),
  pattern`up to ${cardinal}`.map(([choose]): How => ({ choose, upTo: true })),
  lookup<How>({
    "one or both": ONE_OR_BOTH,
    "one or two": ONE_OR_BOTH,
  }),
]);

/** "any number", "one or more" */
const anyNumber: Rule<How> = lookup<How>({
  "any number": {},
  "any number of them": {},
  "one or more": { atLeast: 1 },
  "any number of the following": {},
});

/** How many options are chosen instead. */
const instead: Rule<How> = oneOf<How>([
  lookup<How>({
    "both": { insteadChoose: "all" },
    "all": { insteadChoose: "all" },
    "any number": { insteadChoose: "all", insteadUpTo: true },
    "any number of them": { insteadChoose: "all", insteadUpTo: true },
  }),
  cardinal.map((insteadChoose): How => ({ insteadChoose })),
  pattern`up to ${cardinal}`.map(([insteadChoose]): How => ({
    insteadChoose,
    insteadUpTo: true,
  })),
]);

/** "If C, choose both instead" */
const more: Rule<How> = oneOf<How>([
  pattern`if ${condition}, choose ${instead} instead`.map((
    [insteadIf, how],
  ): How => ({ insteadIf, ...how })),
  pattern`if ${condition}, you may choose ${instead} instead`.map((
    [insteadIf, how],
  ): How => ({ insteadIf, ...how, insteadMay: true })),
]);

/** Whether there are enough options to choose from. */
function isOfThese(
  options: readonly Option[],
  { choose }: How,
  { insteadChoose }: How = {},
): boolean {
  return [choose, insteadChoose].every((number) =>
    typeof number !== "number" || number <= options.length
  );
}

/** An effect, and the words that label it as an option. */
export type Labeled = readonly [effect: Effect, label: string];

/** "A, B, or both": at least one of them. */
export function oneOrBoth(left: Labeled, right: Labeled): Effect {
  return {
    type: "choice",
    options: [left[0], right[0]],
    optionLabels: [left[1], right[1]],
    ...ONE_OR_BOTH,
    wording: { written: "or both" },
  };
}

/** "A or B"; a third option joins the first two. */
export function eitherEffect([left, label]: Labeled, right: Labeled): Effect {
  const more = left.type === "choice" && left.wording?.written === "or"
    ? left
    : { options: [left], optionLabels: [label] };
  return {
    type: "choice",
    options: [...more.options, right[0]],
    optionLabels: [...more.optionLabels, right[1]],
    wording: { written: "or" },
  };
}

/** Reads an option, and keeps its text as the label. */
function labeled(rule: Rule<(who: Player) => Effect>): Rule<Option> {
  return located(rule).map(({ value: effect, values, start, end }) => {
    const text = textOf(values, start, end);
    return { effect, label: text.endsWith(".") ? text.slice(0, -1) : text };
  });
}
