import { oneEdit } from "../diagnostics/mod.ts";
import { eachLine } from "./lines.ts";
import { fail, type Log, warn } from "./log.ts";
import { part, type Piece, spanOf, trimText } from "./piece.ts";

/** A section: its name, its first header, and its lines without comments. */
export interface Section {
  readonly name: string;
  readonly header: Piece;
  readonly lines: readonly Piece[];
}

/** The sections of a file; those we need are found by name. */
export interface Sections {
  readonly metadata: Section | undefined;
  readonly state: Section | undefined;
  /** Extension and unknown sections, in the order of their first headers. */
  readonly others: readonly Section[];
}

const REQUIRED: readonly string[] = ["metadata", "state"];

/** Sections with a meaning; the last three are extensions Forge ignores. */
const KNOWN: ReadonlySet<string> = new Set([
  ...REQUIRED,
  "assertions",
  "p0_script",
  "p1_script",
]);

/** First phase: cuts a file into sections. */
export function readSections(log: Log, text: string): Sections {
  const sections = new Map<string, OpenSection>();
  let current: OpenSection | undefined;
  eachLine(text, (line) => {
    if (line.kind === "header") current = open(log, sections, line);
    else if (line.kind !== "content") return;
    else if (current) current.lines.push(line);
    else warn(log, "content-before-section", line, { found: line.text });
  });
  reportMissing(log, sections);
  return {
    metadata: sections.get("metadata"),
    state: sections.get("state"),
    others: [...sections.values()].filter(({ name }) =>
      !REQUIRED.includes(name)
    ),
  };
}

/** The name a header opens: that of a known section in its own spelling. */
export function headerName(header: Piece): string {
  const written = trimText(header.text.slice(1, -1));
  const lower = written.toLowerCase();
  return KNOWN.has(lower) ? lower : written;
}

interface OpenSection extends Section {
  readonly lines: Piece[];
}

function open(
  log: Log,
  sections: Map<string, OpenSection>,
  header: Piece,
): OpenSection {
  const name = headerName(header);
  const key = name.toLowerCase();
  reportSpelling(log, header, name);
  const earlier = sections.get(key);
  if (earlier) {
    warn(log, "duplicate-section", header, { found: name });
    return earlier;
  }
  if (!KNOWN.has(key)) warn(log, "unknown-section", header, { found: name });
  const section = { name, header, lines: [] };
  sections.set(key, section);
  return section;
}

function reportSpelling(log: Log, header: Piece, expected: string): void {
  const written = part(header, 1, header.text.length - 1);
  if (!KNOWN.has(expected) || written.text === expected) return;
  warn(log, "section-case", header, { found: written.text, expected }, {
    suggestion: oneEdit(spanOf(written), expected),
  });
}

function reportMissing(
  log: Log,
  sections: ReadonlyMap<string, Section>,
): void {
  for (const subject of REQUIRED) {
    if (sections.has(subject)) continue;
    const beginning = { text: "", at: 0 };
    fail(log, "missing-section", beginning, { subject }, { subject });
  }
}
