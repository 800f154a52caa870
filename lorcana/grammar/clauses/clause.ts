import {
  lazy,
  located,
  many,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Act } from "../effects/who_acts.ts";
import { forEach, maximum } from "../amounts/amounts.ts";
import type { Effect, Join, NodeSpan, Player } from "../../ast/mod.ts";
import type { Quote } from "../../ast/mod.ts";
import { type Choice, choices } from "./choice.ts";
import { chosenThen } from "./choose_then.ts";
import { atMost, counting } from "./for_each.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { effect } from "../effect.ts";
import { stat } from "../effects/stat.ts";
import { drawActs } from "../effects/draw.ts";
import { damageActs } from "../effects/damage.ts";
import { discardActs } from "../effects/discard.ts";
import { exertActs } from "../effects/exert.ts";
import { lookActs } from "../effects/look.ts";
import { loreActs } from "../effects/lore.ts";
import { moveActs } from "../effects/move.ts";
import { payActs } from "../effects/pay.ts";
import { playActs } from "../effects/play.ts";
import { playerRuleActs } from "../effects/player_rules.ts";
import { putActs } from "../effects/put.ts";
import { returnActs } from "../effects/return.ts";
import { revealActs } from "../effects/reveal.ts";
import { searchActs } from "../effects/search.ts";
import { shuffleActs } from "../effects/shuffle.ts";
import { framed } from "./frames.ts";
import { type Piece, sequence } from "./pieces.ts";
import { cardStat, target, targets } from "../nouns/noun_phrase.ts";
import { anyPlayer } from "../nouns/players.ts";
import { predicates } from "../effects/limits.ts";
import { givenList, predicateList } from "./cards_do.ts";
import { spanned, withSpan } from "../spanned.ts";
import { textOf } from "../../text/text_of.ts";
import { lookup, pattern, words as oneOfWords } from "../words.ts";

/** One clause: what it does, once it is known who acts. */
export interface Clause {
  readonly pieces: (who: Player) => readonly Piece[];
  /** Who acts, where the clause says so; the next clause inherits it. */
  readonly subject?: Player | undefined;
  /** The tokens it was read from. */
  readonly range?: Range;
}

interface Range {
  readonly values: readonly unknown[];
  readonly start: number;
  readonly end: number;
}

/** Clauses in a row, up to the end of the sentence. */
export type Chain = (who: Player) => readonly Piece[];

/** A text in quotes; the knot is tied where abilities are. */
export type Quoted = Rule<Quote>;

/** What the grammar of clauses offers. */
export interface Clauses {
  readonly chain: Rule<Chain>;
  readonly act: Rule<Act>;
}

const sep: Rule<Join | "or"> = lookup<Join | "or">({
  ", then": ", then",
  "and": " and",
  ", and": " and",
  "and then": ", then",
  ",": ",",
  "or": "or",
  ", or": "or",
});

const give = oneOfWords("give", "gives");

/** Makes the rules of clauses; `quoted` reads abilities in quotes. */
export function clauses(quoted: Quoted): Clauses {
  const chain: Rule<Chain> = lazy(() => wholeChain);
  const act: Rule<Act> = spanned(
    lazy(() => anyAct),
    (act, span) => (who) => withSpan(act(who), span),
  );

  const giveActs: Rule<Act> = pattern`${give} ${target} ${givenList(quoted)}`
    .map(([, target, list]) => () => together(predicates(target, list)));

  const addAct: Rule<Act> =
    pattern`add ${cardStat} to ${target}'s ${stat} ${maybeDuration}`.map((
      [modifier, target, stat, duration],
    ) =>
    () =>
      effect("modify-stat", { stat, modifier, target, duration, verb: "add" })
    );

  const plainAct: Rule<Act> = oneOf<Act>([
    addAct,
    ...drawActs,
    ...discardActs,
    ...damageActs,
    ...loreActs,
    ...exertActs,
    ...returnActs,
    ...putActs,
    ...shuffleActs,
    ...playActs,
    ...lookActs(act),
    ...searchActs,
    ...moveActs,
    ...revealActs,
    ...payActs,
    ...playerRuleActs,
    ...chosenThen(act),
    giveActs,
  ]);

  const anyAct: Rule<Act> = oneOf<Act>([
    pattern`${plainAct} ${optional(forEach)}`.map(([act, counter]) =>
      counter === undefined ? act : (who) => counting(counter, act(who))
    ),
    pattern`${plainAct} ${forEach} ${maximum}`.map(
      ([act, counter, most]) => (who) => atMost(most, counter, act(who)),
    ),
  ]);

  const acting: Rule<Clause> = oneOf<Clause>([
    act.map((act) => ({ pieces: (who) => [piece(act(who))] })),
    pattern`${anyPlayer} ${act}`.map(([subject, act]) => ({
      pieces: () => [piece(act(subject))],
      subject,
    })),
  ]);

  const cardsDo: Rule<Clause> = pattern`${targets} ${predicateList(quoted)}`
    .map((
      [target, list],
    ) => ({
      pieces: () => predicates(target, list).map((one) => piece(one, " and")),
    }));

  const clause: Rule<Clause> = placedClause(oneOf<Clause>([
    // First, so that "they deal damage" is said of cards, not of players.
    cardsDo,
    acting,
    ...choices(chain).map((rule) =>
      rule.map((choice: Choice): Clause => ({
        pieces: (who) => [piece(choice(who))],
      }))
    ),
    ...framed(chain, act),
  ]));

  const next = pattern`${sep} ${clause}`;
  const wholeChain: Rule<Chain> = pattern`${clause} ${many(next)}`.map((
    [first, others],
  ) =>
  (who) => inRow(who, first, others));

  return { chain, act };
}

/** The clause with the tokens it was read from: labels need their words. */
function placedClause(rule: Rule<Clause>): Rule<Clause> {
  const ranged = located(rule).map((
    { value: { pieces, subject }, values, start, end },
  ): Clause => ({ pieces, subject, range: { values, start, end } }));
  return spanned(ranged, ({ pieces, subject, range }, span) => ({
    pieces: (who) => placed(pieces(who), span),
    subject,
    ...(range === undefined ? {} : { range }),
  }));
}

/** The pieces of a clause with where they stand; one alone takes all of it. */
function placed(pieces: readonly Piece[], span: NodeSpan): readonly Piece[] {
  const [start] = span;
  return pieces.map((piece, at) => {
    const own = pieces.length === 1 ? span : piece.effect.span;
    if (own === undefined) return piece;
    const whole: NodeSpan = at === 0 ? [start, own[1]] : own;
    return { ...piece, effect: withSpan(piece.effect, whole) };
  });
}

function piece(effect: Effect, join: Join = "."): Piece {
  return { effect, join };
}

/** Effects of one subject as one. */
export function together(effects: readonly Effect[]): Effect {
  return sequence(effects.map((effect) => piece(effect, " and")));
}

/** Clauses one after another; each inherits who acts. */
function inRow(
  who: Player,
  first: Clause,
  others: readonly (readonly [Join | "or", Clause])[],
): readonly Piece[] {
  let subject = first.subject ?? who;
  let last = first;
  const pieces: Piece[] = [...first.pieces(subject)];
  for (const [join, next] of others) {
    subject = next.subject ?? subject;
    const made = next.pieces(subject);
    const before = last;
    last = next;
    if (join === "or") {
      const either = choice([
        [sequence(pieces), words(first, before)],
        [sequence(made), words(next, next)],
      ]);
      pieces.splice(0, pieces.length, piece(either));
    } else {
      pieces.push(
        ...made.map((one, at) => at === 0 ? { ...one, join } : one),
      );
    }
  }
  return pieces;
}

/** The text from one clause to another. */
function words({ range: from }: Clause, { range: to }: Clause): string {
  return from === undefined || to === undefined
    ? ""
    : textOf(from.values, from.start, to.end);
}

type Option = readonly [effect: Effect, label: string];

/** "A or B"; a third option joins the first two. */
function choice([left, right]: readonly [Option, Option]): Effect {
  const [first] = left;
  const more = first.type === "choice" && first.written === "or"
    ? first
    : { options: [first], optionLabels: [left[1]] };
  return {
    type: "choice",
    options: [...more.options, right[0]],
    optionLabels: [...more.optionLabels, right[1]],
    written: "or",
  };
}
