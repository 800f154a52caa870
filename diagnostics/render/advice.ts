import { printable } from "../width.ts";
import { wrap } from "../wrap.ts";
import type { ExcerptRow } from "./excerpt.ts";

/** A text after "help: " or "note: ", in lines that fit. */
export function adviceRows(
  role: "help" | "note",
  text: string,
  width: number,
): readonly ExcerptRow[] {
  const lines = text.split("\n")
    .flatMap((line) => wrap(printable(line), width - `${role}: `.length));
  return lines.map((line, i) => ({
    gutter: "",
    row: [
      { text: i === 0 ? role : "    ", role },
      { text: `${i === 0 ? ":" : " "} ${line}`, role: "plain" },
    ],
  }));
}
