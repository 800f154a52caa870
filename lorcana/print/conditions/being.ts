import type { Target } from "../../ast/mod.ts";
import { isPlural, printTarget } from "../target.ts";
import type { Voice } from "../voice.ts";

/** "this character is", "they are", for this card or the one that is named. */
export function being(target: Target | undefined, voice: Voice): string {
  const words = printTarget(target ?? "SELF", voice, "subject");
  return `${words} ${words === "it" ? "is" : be(target ?? "SELF")}`;
}

/** "this character has", "they have" */
export function having(target: Target | undefined, voice: Voice): string {
  const words = printTarget(target ?? "SELF", voice, "subject");
  const one = words === "it" || !isPlural(target ?? "SELF");
  return `${words} ${one ? "has" : "have"}`;
}

/** "is" or "are" behind the words for a target. */
export function be(target: Target): string {
  return isPlural(target) ? "are" : "is";
}
