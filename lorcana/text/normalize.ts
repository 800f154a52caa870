import { expectString } from "../../diagnostics/internal.ts";

/** Trims a text, and collapses white space to single spaces. */
export function normalizeText(text: string): string {
  expectString(text, "text");
  return text.trim().split(/\s+/u).join(" ").trim();
}
