import {
  checked,
  label,
  lazy,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Effect, Join, Player, Quote, Target } from "../../ast/mod.ts";
import { maximum } from "../amounts/amounts.ts";
import { forEach } from "../amounts/counted.ts";
import {
  type Act,
  actsIn,
  clausesIn,
  type Predicate,
  predicatesIn,
} from "../effects/parts/production.ts";
import { simpleEffects } from "../effects/simple_effects.ts";
import { cardsBefore, formAt, wordAt } from "../nouns/agreement.ts";
import { target, targets } from "../nouns/noun_phrase.ts";
import { actor } from "../nouns/players.ts";
import { told } from "./parts/told.ts";
import { spanned, withSpan } from "../spanned.ts";
import { fixed, lookup, pattern, verb } from "../words.ts";
import {
  effectsOn,
  givenList,
  type Limited,
  predicateList,
} from "./cards_do.ts";
import { chosenThen } from "./choose_then.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";
import { clauseEffects } from "./clause_effects.ts";
import { countFirst } from "./count_first.ts";
import { atMost, countingEach } from "./for_each.ts";
import { infinitive } from "./infinitive.ts";
import { mayToo } from "./optional.ts";
import { otherPlayerClauses } from "./other_player.ts";
import { inRow } from "./in_row.ts";
import { type Piece, together } from "./parts/pieces.ts";
import { canDo } from "./possible.ts";
import { placedClause } from "./placed.ts";
import { actsOf, clausesOf } from "./production.ts";
import { damageToTwo, severalReturned, shuffleAndReveal } from "./sequence.ts";
import { unlessPrevented } from "./unless.ts";
import { doAgree, type Others } from "./parts/verb_forms.ts";

/** The rules that the grammar of clauses provides. */
export interface Clauses {
  /** Consecutive clauses. */
  readonly chain: Rule<Chain>;
  /** A player's action, without the player. */
  readonly act: Rule<Act>;
  /** The predicates of cards, without the cards. */
  readonly predicate: Rule<readonly Limited[]>;
}

const subjects = cardsBefore(targets);
const toldCards = told(targets);

/** "Up to 2 chosen characters each get +2 {S}": only after a plural. */
const maybeEach = optional(
  checked(
    fixed("each"),
    (_, values, start, end) =>
      wordAt(values, start - 1).endsWith("s") &&
      formAt(values, end) === "several",
  ),
);

/** ", then each discard a card", after "you and another chosen player each". */
const eachAgain = checked(
  fixed("each"),
  (_, values, start) => {
    let at = start - 1;
    while (at >= 0 && !END.has(wordAt(values, at))) at--;
    return wordAt(values, at) === "each";
  },
);

const END: ReadonlySet<string> = new Set(["each", ".", ":", "—"]);

const separator: Rule<Join | "or"> = lookup<Join | "or">({
  ", then": ", then",
  "and": " and",
  ", and": " and",
  "and then": ", then",
  ",": ",",
  "or": "or",
  ", or": "or",
});

/** Creates the rules for clauses; `quoted` reads abilities in quotes. */
export function clauses(quoted: Rule<Quote>): Clauses {
  const chain: Rule<Chain> = lazy(() => wholeChain);
  // After "that player": "draws a card".
  const thirdPerson: Rule<Chain> = lazy(() => thirdChain);
  const act: Rule<Act> = spanned(
    lazy(() => anyAct),
    (act, span) => (who) => withSpan(act(who), span),
  );
  const simple = simpleEffects(act, quoted);
  const composed = clauseEffects(chain, thirdPerson, act);
  const predicate = predicateList(
    oneOf<Predicate>(predicatesIn(simple)),
    quoted,
  );

  const give: Rule<Act> = pattern`${verb("give")} ${target} ${
    givenList(quoted)
  }`
    .map(([, target, list]) => () => together(effectsOn(target, list)));

  const plainAct: Rule<Act> = oneOf<Act>([
    ...actsIn(simple),
    ...actsOf(composed),
    damageToTwo,
    shuffleAndReveal,
    severalReturned,
    ...chosenThen(act),
    give,
  ]);

  const anyAct: Rule<Act> = oneOf<Act>([
    pattern`${plainAct} ${optional(forEach)}`.map(([act, counter]) =>
      counter === undefined ? act : (who) => countingEach(counter, act(who))
    ),
    pattern`${plainAct} ${forEach} ${maximum}`.map(
      ([act, counter, most]) => (who) => atMost(most, counter, act(who)),
    ),
  ]);

  const acting: Rule<Clause> = oneOf<Clause>([
    act.map((act) => clause(act)),
    pattern`${actor} ${act}`.map(spokenBy),
    pattern`${actor} then ${act}`.map(spokenBy),
  ]);

  const cardsDo = doneByCards(
    pattern`${subjects} ${maybeEach} ${predicate}`.map((
      [target, , predicate],
    ) => [target, predicate]),
  );

  const one: Rule<Clause> = placedClause(oneOf<Clause>([
    // Listed first to win ties: in "they deal damage", "they" are cards.
    cardsDo,
    unlessPrevented(cardsDo, act),
    acting,
    ...clausesOf(composed),
    ...clausesIn(simple).map((rule) => rule.map(clause)),
    ...otherPlayerClauses(chain, thirdPerson, act),
    // "While here, characters gain Evasive."
    doneByCards(
      pattern`while here, ${subjects} ${predicate}`.map(([target, list]) => [
        target,
        list.map(here),
      ]),
    ),
    // "you may have them gain Evasive"
    doneByCards(pattern`have ${toldCards} ${predicate}`),
    countFirst(chain),
  ]));

  const next = pattern`${separator} ${
    oneOf<Clause>([
      one,
      placedClause(mayToo(infinitive(chain))),
      pattern`${eachAgain} ${act}`.map(([, act]) => clause(act)),
    ])
  }`;
  const rows: Rule<Row> = oneOf<Row>([
    pattern`${one} ${many(next)}`,
    pattern`${one}, ${one}, or both`.map(inAnyCase),
    pattern`${one} and/or ${one}`.map(inAnyCase),
  ]);
  const thirdChain: Rule<Chain> = checked(
    rows,
    ([first, others]) => doAgree(first, others, "one"),
  ).map(([first, others]) => (who) => inRow(who, first, others, "one"));
  const wholeChain: Rule<Chain> = label(
    'an effect such as "draw a card"',
    checked(rows, ([first, others]) => doAgree(first, others))
      .map(([first, others]) => (who) => inRow(who, first, others)),
  );

  return { chain, act, predicate };
}

function here(one: Limited): Limited {
  return { ...one, limits: { ...one.limits, here: true } };
}

/** Predicates of cards that are possible for them and not repeated. */
function doneByCards(
  rule: Rule<readonly [Target, readonly Limited[]]>,
): Rule<Clause> {
  return checked(
    rule,
    ([target, list], ...place) => canDo(target, list, ...place),
  ).map(([target, list]) => ({
    pieces: () => effectsOn(target, list).map((one) => piece(one, " and")),
  }));
}

/** "each player draws a card" */
function spokenBy([subject, act]: readonly [Player, Act]): Clause {
  return { pieces: (who) => [piece(act(who))], subject };
}

/** A clause, and those that follow it. */
type Row = readonly [Clause, Others];

/** "A, B, or both": at least one of them. */
function inAnyCase([left, right]: readonly [Clause, Clause]): Row {
  return [left, [["or both", right]]];
}

function piece(effect: Effect, join: Join = "."): Piece {
  return { effect, join };
}
