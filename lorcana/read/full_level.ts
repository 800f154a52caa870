import { attempt } from "../attempt/attempt.ts";
import { readCondition } from "../attempt/read_condition.ts";
import { readEffect } from "../attempt/read_effect.ts";
import { target } from "../grammar/nouns/noun_phrase.ts";
import { player } from "../grammar/nouns/players.ts";
import { tokensOf } from "../text/long_names.ts";
import { readAbilityText } from "./ability_text.ts";
import type { Level } from "./level.ts";

/** All of our rules; every word must be accounted for. */
export const full: Level = {
  ability: readAbilityText,
  effect: (text, { spans }) => readEffect(tokensOf(text), spans),
  target: (text) => attempt(target, tokensOf(text)),
  player: (text) => attempt(player, tokensOf(text)),
  condition: readCondition,
};
