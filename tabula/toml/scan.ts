import { keepingEach } from "../../memo.ts";
import { pairsByKey, pairsIn, type TomlPair } from "./pairs.ts";
import { Piece, pieceAt } from "./pieces.ts";
import { type TomlSection, tomlSections } from "./sections.ts";
import { type TomlString, tomlString } from "./toml_string.ts";

/** What stands where in a TOML text; details are found once, when asked for. */
export interface TomlScan {
  readonly text: string;
  readonly sections: readonly TomlSection[];
  /** The section that an offset is in. */
  readonly sectionAt: (offset: number) => TomlSection;
  /** The pairs of a section. */
  readonly pairsOf: (section: TomlSection) => readonly TomlPair[];
  /** The pair of a section with this key. */
  readonly pairOf: (section: TomlSection, key: string) => TomlPair | undefined;
  /** The value of a pair, if it is a string. */
  readonly stringOf: (pair: TomlPair) => TomlString | undefined;
}

/** Scans a TOML text, which need not be valid. */
export function scanToml(text: string): TomlScan {
  const sections = tomlSections(text);
  const pairsOf = keepingEach(({ span }: TomlSection) => pairsIn(text, span));
  const byKey = keepingEach((section: TomlSection) =>
    pairsByKey(pairsOf(section))
  );
  return {
    text,
    sections,
    sectionAt: (offset) => sections[lastStart(sections, offset)]!,
    pairsOf,
    pairOf: (section, key) => byKey(section).get(key),
    stringOf: keepingEach(({ value }) =>
      value && pieceAt(text, value.start) === Piece.string
        ? tomlString(text, value)
        : undefined
    ),
  };
}

/** The index of the last section that starts at an offset or before it. */
function lastStart(sections: readonly TomlSection[], offset: number): number {
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sections[middle]!.span.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
