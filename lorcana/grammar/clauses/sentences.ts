import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Effect, Join, Player } from "../../ast/mod.ts";
import { fixed, pattern, words } from "../words.ts";
import type { Chain } from "./parts/clause.ts";
import { joinSentences } from "./join_sentences.ts";
import type { Piece } from "./parts/pieces.ts";

/** Consecutive sentences, once the acting player is known. */
export type SentencesBody = (who: Player) => readonly (readonly Piece[])[];

type Sentence = (who: Player) => readonly Piece[];

/** Reads a sentence after another, without its period. */
function sentence(chain: Rule<Chain>): readonly Rule<Sentence>[] {
  return [
    chain.map(plainly),
    pattern`then, ${chain}`.map(([chain]) => joinedBy(". Then,", chain)),
    pattern`then ${chain}`.map(([chain]) => joinedBy(". Then", chain)),
  ];
}

function plainly(chain: Chain): Sentence {
  return joinedBy(".", chain);
}

function joinedBy(join: Join, chain: Chain): Sentence {
  return (who) => {
    const pieces = chain(who);
    const [first, ...others] = pieces;
    return first === undefined || first.join === join
      ? pieces
      : [{ ...first, join }, ...others];
  };
}

/** "Otherwise, …": only after another sentence. */
function otherwise(chain: Rule<Chain>): Rule<Sentence> {
  return pattern`${
    words(
      "otherwise,",
      "if not,",
      "if it's not,",
      "if it isn't,",
      "if you didn't,",
    )
  } ${chain}`.map((
    [, chain],
  ): Sentence =>
  (who) => chain(who).map((piece) => ({ ...piece, otherwise: true })));
}

const stop = fixed(".");

/** Joins all sentences of a body into one effect. */
export function effectOf(chain: Rule<Chain>): Rule<(who: Player) => Effect> {
  return sentencesOf(chain).map((sentences) => (who) =>
    joinSentences(sentences(who))
  );
}

/** All sentences of a body, with their pieces; the last period is optional. */
export function sentencesOf(chain: Rule<Chain>): Rule<SentencesBody> {
  const first: Rule<Sentence> = chain.map(plainly);
  const later = oneOf<Sentence>([...sentence(chain), otherwise(chain)]);
  const next = oneOf([pattern`. ${later}`, pattern`; ${later}`]).map((
    [sentence],
  ) => sentence);
  return pattern`${first} ${many(next)} ${optional(stop)}`.map((
    [first, others],
  ) =>
  (who) => [first, ...others].map((sentence) => sentence(who)));
}
