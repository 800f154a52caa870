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
import { isChosenPlayer, isWithYou } from "../../ast/player_traits.ts";
import { textOf } from "../../text/text_of.ts";
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
import { cardsBefore } from "../nouns/agreement.ts";
import { target, targets } from "../nouns/noun_phrase.ts";
import { actor } from "../nouns/players.ts";
import { told } from "../nouns/told.ts";
import { spanned, withSpan } from "../spanned.ts";
import { lookup, pattern, verb } from "../words.ts";
import {
  effectsOn,
  givenList,
  type Limited,
  predicateList,
} from "./cards_do.ts";
import { eitherEffect } from "./choice.ts";
import { chosenThen } from "./choose_then.ts";
import { type Chain, type Clause, clause } from "./clause.ts";
import { clauseEffects } from "./clause_effects.ts";
import { countFirst } from "./count_first.ts";
import { atMost, countingEach } from "./for_each.ts";
import { infinitive } from "./infinitive.ts";
import { mayToo } from "./optional.ts";
import { otherPlayerClauses } from "./other_player.ts";
import { type Piece, sequence, together } from "./pieces.ts";
import { canDo } from "./possible.ts";
import { placedClause } from "./placed.ts";
import { actsOf, clausesOf } from "./production.ts";
import { damageToTwo, shuffleAndReveal, twoReturned } from "./sequence.ts";
import {
  doAgree,
  type Others,
  startForm,
  type VerbForm,
  verbForm,
} from "./verb_forms.ts";

/** What the grammar of clauses offers. */
export interface Clauses {
  /** Clauses in a row. */
  readonly chain: Rule<Chain>;
  /** What a player does, without the player. */
  readonly act: Rule<Act>;
  /** What cards do, without the cards. */
  readonly predicate: Rule<readonly Limited[]>;
}

const subjects = cardsBefore(targets);
const toldCards = told(targets);

const separator: Rule<Join | "or"> = lookup<Join | "or">({
  ", then": ", then",
  "and": " and",
  ", and": " and",
  "and then": ", then",
  ",": ",",
  "or": "or",
  ", or": "or",
});

/** Makes the rules of clauses; `quoted` reads abilities in quotes. */
export function clauses(quoted: Rule<Quote>): Clauses {
  const chain: Rule<Chain> = lazy(() => wholeChain);
  // Behind "that player": "draws a card".
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
    twoReturned,
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
    pattern`${actor} ${act}`.map(([subject, act]) => ({
      pieces: () => [piece(act(subject))],
      subject,
    })),
  ]);

  const cardsDo = doneByCards(pattern`${subjects} ${predicate}`);

  const one: Rule<Clause> = placedClause(oneOf<Clause>([
    // First, so that "they deal damage" is said of cards, not of players.
    cardsDo,
    acting,
    ...clausesOf(composed),
    ...clausesIn(simple).map((rule) => rule.map(clause)),
    ...otherPlayerClauses(chain, thirdPerson, act),
    // "you may have them gain Evasive"
    doneByCards(pattern`have ${toldCards} ${predicate}`),
    countFirst(chain),
  ]));

  const next = pattern`${separator} ${
    oneOf<Clause>([one, placedClause(mayToo(infinitive(chain)))])
  }`;
  const rows = pattern`${one} ${many(next)}`;
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

/** What cards do, if they can, and nothing of it twice. */
function doneByCards(
  rule: Rule<readonly [Target, readonly Limited[]]>,
): Rule<Clause> {
  return checked(
    rule,
    ([target, list]) => canDo(target, list),
  ).map(([target, list]) => ({
    pieces: () => effectsOn(target, list).map((one) => piece(one, " and")),
  }));
}

function piece(effect: Effect, join: Join = "."): Piece {
  return { effect, join };
}

/** Clauses one after another; each inherits who acts. */
function inRow(
  who: Player,
  first: Clause,
  others: Others,
  before?: VerbForm,
): readonly Piece[] {
  let subject = first.subject ?? who;
  if (others.length === 0) return first.pieces(subject);
  let last = first;
  let form = first.subject === undefined ? before : verbForm(first);
  const pieces: Piece[] = [...first.pieces(subject)];
  for (const [join, next] of others) {
    subject = next.subject ??
      (isYours(next, form) ? "CONTROLLER" : again(subject));
    if (next.subject !== undefined) form = verbForm(next);
    const made = next.pieces(subject);
    const before = last;
    last = next;
    if (join === "or") {
      const choice = eitherEffect(
        [sequence(pieces), words(first, before)],
        [sequence(made), words(next, next)],
      );
      pieces.splice(0, pieces.length, piece(choice));
    } else {
      pieces.push(
        ...made.map((one, at) => at === 0 ? { ...one, join } : one),
      );
    }
  }
  return pieces;
}

/** "Each opponent loses 1 lore, then draw a card": it is you who draw. */
function isYours(next: Clause, form: VerbForm): boolean {
  return form === "one" && startForm(next) === "several";
}

/** Who acts in the next clause: a player who was chosen is not chosen anew. */
function again(subject: Player): Player {
  if (isWithYou(subject)) return "YOU_AND_THAT_PLAYER";
  return isChosenPlayer(subject) ? "THAT_PLAYER" : subject;
}

/** The text from one clause to another. */
function words({ range: from }: Clause, { range: to }: Clause): string {
  return from === undefined || to === undefined
    ? ""
    : textOf(from.values, from.start, to.end);
}
