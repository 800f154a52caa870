import { expectString } from "../../diagnostics/mod.ts";

/** Trims a text and collapses its whitespace. */
export function normalizeText(text: string): string {
  expectString(text, "text");
  return text.trim().split(/\s+/u).join(" ").trim();
}
