import { expectString } from "../../diagnostics/mod.ts";

/** The text without blanks at its ends, and with single blanks inside. */
export function normalizeText(text: string): string {
  expectString(text, "text");
  return text.trim().split(/\s+/u).join(" ").trim();
}
