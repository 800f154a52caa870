import { type Grammar, grammarOf } from "../../combinators/mod.ts";
import { lazily } from "../../memo.ts";
import { costHead, triggerHead } from "../grammar/abilities/heads.ts";
import { counted } from "../grammar/amounts/counted.ts";
import { condition } from "../grammar/conditions/condition.ts";
import { target } from "../grammar/nouns/noun_phrase.ts";
import { player } from "../grammar/nouns/players.ts";
import { triggers } from "../grammar/triggers/triggers.ts";
import { effectBody, paragraph, turned } from "./rules.ts";

/** The compiled grammar of ability texts, built when the first text is read. */
export const grammar: () => Grammar = lazily(() =>
  grammarOf([
    paragraph,
    turned,
    effectBody,
    triggerHead,
    costHead,
    counted,
    condition,
    target,
    player,
    triggers,
  ])
);
