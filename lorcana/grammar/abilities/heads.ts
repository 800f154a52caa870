import {
  checked,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  Condition,
  Cost,
  Trigger,
  TriggerRestriction,
} from "../../ast/mod.ts";
import { cost } from "../clauses/parts/costs.ts";
import { allOf } from "../conditions/all_of.ts";
import { condition } from "../conditions/condition.ts";
import { wordAt } from "../nouns/agreement.ts";
import { spanned, withSpan } from "../spanned.ts";
import { scope } from "../triggers/limits.ts";
import { triggers } from "../triggers/triggers.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { Scope } from "./draft.ts";

const duringChallenges: Rule<Condition> = spanned(
  fixed("during challenges,").map((): Condition => ({
    type: "in-challenge",
    role: "any",
  })),
  withSpan,
);

/** "During your turn, while …,": limits in front of an ability. */
export const limits: Rule<Scope> = checked(
  many(oneOf<Scope>([
    scope.map((restrictions) => ({ restrictions })),
    pattern`${words("while", "as long as")} ${condition},`.map((
      [, condition],
    ) => ({ condition })),
    duringChallenges.map((condition) => ({ condition })),
  ])),
  isInOneTurn,
).map(mergeScopes);

/** Rejects "during your turn, during opponents' turns,". */
function isInOneTurn(scopes: readonly Scope[]): boolean {
  return scopes.length < 2 ||
    scopes.filter(({ restrictions }) =>
        restrictions?.some(({ type }) => type === "during-turn")
      ).length < 2;
}

const EVERYWHERE: Scope = {};

function mergeScopes(scopes: readonly Scope[]): Scope {
  const [only] = scopes;
  if (only === undefined) return EVERYWHERE;
  if (scopes.length === 1) return only;
  const restrictions = scopes.flatMap(({ restrictions }) => restrictions ?? []);
  const conditions = scopes.flatMap(({ condition }) => condition ?? []);
  return {
    ...(restrictions.length === 0 ? {} : { restrictions }),
    ...allOf(conditions),
  };
}

const TRIGGER_WORDS: ReadonlySet<string> = new Set(["when", "whenever", "at"]);

/** The comma after a trigger; it is optional unless another trigger follows. */
export const comma: Rule<unknown> = checked(
  optional(fixed(",")),
  (_, values, start, end) =>
    end > start || !TRIGGER_WORDS.has(wordAt(values, end)),
);

/** "When …,": the triggers of an ability, and their limits. */
export const triggerHead: Rule<readonly [Scope, readonly Trigger[]]> =
  pattern`${limits} ${triggers} ${comma}`.map(([scope, triggers]) => [
    scope,
    triggers,
  ]);

const dash = oneOf([fixed("—"), fixed(":")]);

/** "{E} —": the cost of an ability. */
export const costHead: Rule<Cost> = pattern`${cost} ${dash}`.map(([cost]) =>
  cost
);

/** "Use this ability only if …": when an ability can be activated. */
const onlyWhen: Rule<readonly TriggerRestriction[]> = pattern`${
  words(
    "use this ability only",
    "activate this ability only",
    "activate only",
    "you may use this ability only",
    "you can use this ability only",
  )
} ${
  oneOf<readonly TriggerRestriction[]>([
    pattern`if ${condition}`.map(([condition]) => [
      { type: "while", condition },
    ]),
    pattern`while ${condition}`.map(([condition]) => [
      { type: "while", condition },
    ]),
    lookup<readonly TriggerRestriction[]>({
      "during your turn": [{ type: "during-turn", whose: "your" }],
      "during an opponent's turn": [{ type: "during-turn", whose: "opponent" }],
      "once per turn": [{ type: "once-per-turn" }],
      "once each turn": [{ type: "once-per-turn" }],
      "twice per turn": [{ type: "times-per-turn", times: 2 }],
      "twice each turn": [{ type: "times-per-turn", times: 2 }],
      "no more than once per turn": [{ type: "once-per-turn" }],
      "no more than once each turn": [{ type: "once-per-turn" }],
      "no more than twice per turn": [{ type: "times-per-turn", times: 2 }],
      "no more than twice each turn": [{ type: "times-per-turn", times: 2 }],
      "during opponents' turns": [{ type: "during-turn", whose: "opponent" }],
      "once during your turn": [
        { type: "during-turn", whose: "your" },
        { type: "once-per-turn" },
      ],
    }),
  ])
} ${optional(fixed("."))}`.map(([, only]) => only);

const again: readonly TriggerRestriction[] = [{ type: "once-per-turn" }];

/** When an activated ability can be used, stated after it. */
export const usableWhen: Rule<readonly TriggerRestriction[]> = oneOf([
  onlyWhen,
  pattern`${
    words(
      "you can't use this ability again this turn",
      "this ability can't be used again this turn",
      "you can use this ability only once per turn",
    )
  } ${optional(fixed("."))}`.map(() => again),
]);
