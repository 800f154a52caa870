import type { Player } from "../../ast/mod.ts";
import {
  isChosenPlayer,
  isWithYou,
  oneOfThem,
} from "../../ast/player_traits.ts";
import { textOf } from "../../text/text_of.ts";
import { eitherEffect, oneOrBoth } from "./choice.ts";
import type { Clause } from "./parts/clause.ts";
import { type Piece, sequence } from "./parts/pieces.ts";
import {
  type Others,
  startForm,
  type VerbForm,
  verbForm,
} from "./parts/verb_forms.ts";

/** The pieces of consecutive clauses; each inherits the acting player. */
export function inRow(
  who: Player,
  first: Clause,
  others: Others,
  before?: VerbForm,
): readonly Piece[] {
  const subject = first.subject ?? who;
  if (others.length === 0) return first.pieces(subject);
  const form = first.subject === undefined ? before : verbForm(first);
  if (!isTheirChoice(subject, others, form)) {
    return joined(subject, first, others, form);
  }
  const options = joined(oneOfThem(subject), first, others, form);
  return options.map(({ effect, join }) => ({
    effect: effect.type === "choice" ? { ...effect, chooser: subject } : effect,
    join,
  }));
}

/** "Each opponent discards a card or loses 1 lore": the choice is theirs. */
function isTheirChoice(
  subject: Player,
  others: Others,
  form: VerbForm,
): boolean {
  return subject !== "CONTROLLER" &&
    others.every(([join, next]) =>
      isEither(join) && next.subject === undefined && !isYours(next, form)
    );
}

function isEither(join: Others[number][0]): join is "or" | "or both" {
  return join === "or" || join === "or both";
}

function joined(
  who: Player,
  first: Clause,
  others: Others,
  before: VerbForm,
): readonly Piece[] {
  let subject = who;
  let last = first;
  let form = before;
  const pieces: Piece[] = [...first.pieces(subject)];
  for (const [join, next] of others) {
    subject = next.subject ??
      (isYours(next, form) ? "CONTROLLER" : again(subject));
    if (next.subject !== undefined) form = verbForm(next);
    const made = next.pieces(subject);
    const before = last;
    last = next;
    if (isEither(join)) {
      const either = join === "or" ? eitherEffect : oneOrBoth;
      const effect = either(
        [sequence(pieces), words(first, before)],
        [sequence(made), words(next, next)],
      );
      pieces.splice(0, pieces.length, { effect, join: "." });
    } else {
      pieces.push(
        ...made.map((one, at) => at === 0 ? { ...one, join } : one),
      );
    }
  }
  return pieces;
}

/** "Each opponent loses 1 lore, then draw a card": you draw. */
function isYours(next: Clause, form: VerbForm): boolean {
  return form === "one" && startForm(next) === "several";
}

/** Who acts in the next clause: a chosen player is not chosen again. */
function again(subject: Player): Player {
  if (isWithYou(subject)) return "YOU_AND_THAT_PLAYER";
  return isChosenPlayer(subject) ? "THAT_PLAYER" : subject;
}

/** The text from the start of one clause to the end of another. */
function words({ range: from }: Clause, { range: to }: Clause): string {
  return from === undefined || to === undefined
    ? ""
    : textOf(from.values, from.start, to.end);
}
