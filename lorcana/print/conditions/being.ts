import type { Target } from "../../ast/mod.ts";
import { blank } from "../text/blanks.ts";
import { isPlural, printTarget } from "../nouns/target.ts";
import type { Voice } from "../text/voice.ts";

/** "this character is", "they are"; by default, for this card. */
export function being(target: Target = "SELF", voice: Voice): string {
  const words = printTarget(target, voice, "subject");
  return `${words} ${blank("be", be(target))}`;
}

/** "this character has", "they have" */
export function hasWords(target: Target = "SELF", voice: Voice): string {
  const words = printTarget(target, voice, "subject");
  return `${words} ${blank("have", isPlural(target) ? "have" : "has")}`;
}

/** "is" or "are" after the words for a target. */
export function be(target: Target): "is" | "are" {
  return isPlural(target) ? "are" : "is";
}
