import {
  lazy,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  Ability,
  Condition,
  Cost,
  NodeSpan,
  Trigger,
} from "../../ast/mod.ts";
import { allOf, assemble, type Scope } from "../../assemble/assemble.ts";
import { clauses } from "../clauses/clause.ts";
import type { Quote } from "../../ast/mod.ts";
import type { Predicate } from "../effects/limits.ts";
import { predicateList } from "../clauses/cards_do.ts";
import { condition } from "../conditions/condition.ts";
import { cost } from "../clauses/costs.ts";
import { keywordLine } from "./keyword_line.ts";
import { replacements } from "./replacement.ts";
import { sentencesOf } from "../clauses/sentences.ts";
import { scope, triggers } from "../triggers/triggers.ts";
import { spanned, withSpan } from "../spanned.ts";
import { fixed, pattern, words } from "../words.ts";

/** The abilities of a text, once it is known what kind of card it is on. */
export type Abilities = (cardType: string | undefined) => readonly Ability[];

// Only the knot is looked up late. A pattern made late would teach the grammar
// its words after the first text that has them was cut into tokens.
const quotedText: Rule<Abilities> = lazy(() => spanned(single, marked));

const inQuotes: Rule<Quote> = pattern`"${quotedText} ${optional(fixed("."))}"`
  .map(([abilities]) => {
    const list = abilities(undefined);
    const [only] = list;
    return list.length === 1 && only !== undefined ? only : list;
  });

function marked(abilities: Abilities, span: NodeSpan): Abilities {
  return (cardType) => abilities(cardType).map((one) => withSpan(one, span));
}

const rules = clauses(inQuotes);

/** Clauses in a row; and what a player does, without a subject. */
export const { chain, act }: typeof rules = rules;

/** What cards do, without a subject. */
export const predicate: Rule<readonly Predicate[]> = predicateList(inQuotes);

const sentences = sentencesOf(chain);

/** An effect on its own. */
export const effectBody: typeof sentences = sentences;

const duringChallenges: Rule<Condition> = spanned(
  fixed("during challenges,").map((): Condition => ({
    type: "in-challenge",
    role: "any",
  })),
  withSpan,
);

const limits: Rule<Scope> = many(oneOf<Scope>([
  scope.map((restrictions) => ({ restrictions })),
  pattern`${words("while", "as long as")} ${condition},`.map((
    [, condition],
  ) => ({ condition })),
  duringChallenges.map((condition) => ({ condition })),
])).map(mergeScopes);

const EVERYWHERE: Scope = {};

function mergeScopes(scopes: readonly Scope[]): Scope {
  if (scopes.length === 0) return EVERYWHERE;
  const restrictions = scopes.flatMap(({ restrictions }) => restrictions ?? []);
  const conditions = scopes.flatMap(({ condition }) => condition ?? []);
  return {
    ...(restrictions.length === 0 ? {} : { restrictions }),
    ...allOf(conditions),
  };
}

const comma = optional(fixed(","));

/** "When …,": what sets an ability off, and what limits that. */
export const triggerHead: Rule<readonly [Scope, readonly Trigger[]]> =
  pattern`${limits} ${triggers} ${comma}`.map(([scope, triggers]) => [
    scope,
    triggers,
  ]);

/** "When …, …" */
const triggered: Rule<Abilities> =
  pattern`${limits} ${triggers} ${comma} ${sentences}`.map((
    [scope, triggers, , body],
  ) =>
  () => assemble.triggered(scope, triggers, body("CONTROLLER")));

/** "If you used Shift to play this character, you may … when he enters play." */
const triggeredLate: Rule<Abilities> =
  pattern`if ${condition}, ${chain} ${triggers} ${optional(fixed("."))}`.map((
    [condition, chain, triggers],
  ) =>
  () => assemble.triggered({ condition }, triggers, [chain("CONTROLLER")]));

const dash = oneOf([fixed("—"), fixed(":")]);

/** "{E} —": what an ability costs. */
export const costHead: Rule<Cost> = pattern`${cost} ${dash}`.map(([cost]) =>
  cost
);

/** "{E} — …" */
const activated: Rule<Abilities> =
  pattern`${limits} ${cost} ${dash} ${sentences}`.map((
    [scope, cost, , body],
  ) =>
  () => assemble.activated(scope, cost, body("CONTROLLER")));

/** What happens at once, or always. */
const plain: Rule<Abilities> = pattern`${limits} ${sentences}`.map((
  [scope, body],
) =>
(cardType) => assemble.plain(scope, body("CONTROLLER"), cardType));

const replaced: Rule<Abilities> = pattern`${limits} ${oneOf(replacements(act))}`
  .map(([scope, ability]) => () => [assemble.replaced(scope, ability)]);

const keywords: Rule<Abilities> = keywordLine.map((list) => () => list);

/** One ability without keywords before it. */
export const single: Rule<Abilities> = oneOf<Abilities>([
  triggered,
  triggeredLate,
  activated,
  replaced,
  plain,
]);

/** The abilities of one paragraph. */
export const paragraph: Rule<Abilities> = oneOf<Abilities>([
  keywords,
  single,
  pattern`${keywords} ${single}`.map(([first, second]) => (cardType) => [
    ...first(cardType),
    ...second(cardType),
  ]),
]);
