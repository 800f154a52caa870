import { type Grammar, grammarOf, lazily } from "../combinators/mod.ts";
import { costHead, effectBody, paragraph } from "./abilities.ts";
import { counted } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { target } from "./noun_phrase.ts";
import { player } from "./players.ts";
import { triggers } from "./triggers.ts";

/** The compiled grammar of ability texts; made when the first text is read. */
export const grammar: () => Grammar = lazily(() =>
  grammarOf([
    paragraph,
    effectBody,
    costHead,
    counted,
    condition,
    target,
    player,
    triggers,
  ])
);
