import { expectString } from "../../diagnostics/internal.ts";
import { keywordLine } from "../grammar/abilities/keyword_line.ts";
import { attempt } from "../attempt/attempt.ts";
import { extractNamedAbilityPrefix } from "../text/ability_name.ts";
import { tokensOf } from "../text/long_names.ts";

/** The kind of ability, how certain that is, and why. */
export interface Classification {
  /** The kind of ability. */
  readonly type: "triggered" | "activated" | "keyword" | "static" | "action";
  /** From 0 to 1. */
  readonly confidence: number;
  /** What in the text decided it. */
  readonly reason: string;
}

const TRIGGER =
  /^(?:(?:during|once|while)\b[^,]*,\s*)*(?:when|whenever|at the (?:start|end) of|the first time)\b/i;
const SEPARATOR =
  /^(?:\{E\}|\d+ \{I\}|\{d\} \{I\}|banish|choose and discard|discard)[^.]*?(?:\s[-−–—]\s|:\s)/i;
const STATIC =
  /^(?:your|while|this|opposing|opponents?|characters|chosen \w+ (?:gains?|gets?)|if)\b|\bcan(?:'t|not)\b|\benters? play\b/i;
const VERB =
  /^(?:draw|deal|gain|banish|exert|ready|return|remove|put|look|search|shuffle|move|discard|choose|play|reveal|name|each (?:player|opponent)|chosen (?:player|opponent)|you may)\b/i;

/** Determines the kind of an ability from its first words. */
export function classifyAbility(text: string): Classification {
  expectString(text, "text");
  const trimmed = text.trim();
  const body = extractNamedAbilityPrefix(trimmed)?.remainingText ?? trimmed;
  if (TRIGGER.test(body)) {
    return classified("triggered", 0.95, "Starts with a trigger word");
  }
  if (SEPARATOR.test(body)) {
    return classified("activated", 0.9, "Has a cost and a separator");
  }
  if (attempt(keywordLine, tokensOf(body)) !== undefined) {
    return classified("keyword", 1, "Is a keyword and nothing else");
  }
  if (STATIC.test(body)) {
    return classified("static", 0.8, "Describes something continuous");
  }
  if (VERB.test(body)) {
    return classified("action", 0.85, "Starts with an effect verb");
  }
  return classified("static", 0.7, "Default to static ability");
}

function classified(
  type: Classification["type"],
  confidence: number,
  reason: string,
): Classification {
  return { type, confidence, reason };
}
