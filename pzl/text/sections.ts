import { oneEdit } from "../../diagnostics/internal.ts";
import { eachLine } from "./lines.ts";
import { fail, type Log, warn } from "./log.ts";
import type { Profile } from "../values/profile.ts";
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

/** Sections with a meaning; the last four are extensions Forge ignores. */
const KNOWN: ReadonlySet<string> = new Set([
  ...REQUIRED,
  "assertions",
  "p0_script",
  "p1_script",
  "solution",
]);

/**
 * First phase: splits a file into sections. A dumped game has no headers:
 * everything before the first one is its state, and metadata can be missing.
 */
export function readSections(
  log: Log,
  text: string,
  profile: Profile = "forge",
): Sections {
  const sections = new Map<string, OpenSection>();
  const isLost = lostHeaders(text);
  let current: OpenSection | undefined = profile === "dump"
    ? openSection(sections, "state", { text: "", at: 0 })
    : undefined;
  eachLine(text, (line) => {
    if (line.kind === "header") {
      current = isLost(line)
        ? openLost(log, sections, line)
        : open(log, sections, line);
    } else if (line.kind !== "content") return;
    else if (current) current.lines.push(line);
    else warn(log, "content-before-section", line, { found: line.text });
  });
  reportSpellings(log, sections);
  reportMissing(log, sections, profile);
  return {
    metadata: sections.get("metadata"),
    state: sections.get("state"),
    others: [...sections.values()].filter(({ name }) =>
      !REQUIRED.includes(name)
    ),
  };
}

/**
 * Finds the headers whose lines Forge loses: those in another spelling than the
 * one that it knows and that the file has as well.
 */
export function lostHeaders(text: string): (header: Piece) => boolean {
  const exact = new Set(REQUIRED.filter((name) => hasHeader(text, name)));
  return (header) => {
    const name = headerName(header);
    return exact.has(name) && header.text !== `[${name}]`;
  };
}

function hasHeader(text: string, name: string): boolean {
  const header = `[${name}]`;
  let isThere = false;
  if (!text.includes(header)) return false;
  eachLine(text, ({ text }) => {
    isThere ||= text === header;
  });
  return isThere;
}

/** The name a header opens: that of a known section in its own spelling. */
export function headerName(header: Piece): string {
  const written = trimText(header.text.slice(1, -1));
  const lower = written.toLowerCase();
  return KNOWN.has(lower) ? lower : written;
}

interface OpenSection extends Section {
  readonly lines: Piece[];
  /** Further headers that open it. */
  readonly headers: Piece[];
}

function openSection(
  sections: Map<string, OpenSection>,
  name: string,
  header: Piece,
): OpenSection {
  const section = { name, header, lines: [], headers: [header] };
  sections.set(name.toLowerCase(), section);
  return section;
}

/** Opens a section that Forge does not know, under the name it is written. */
function openLost(
  log: Log,
  sections: Map<string, OpenSection>,
  header: Piece,
): OpenSection {
  reportSpelling(log, header, headerName(header), false);
  const { text } = header;
  const section = sections.get(text) ??
    { name: text.slice(1, -1), header, lines: [], headers: [] };
  sections.set(text, section);
  return section;
}

function open(
  log: Log,
  sections: Map<string, OpenSection>,
  header: Piece,
): OpenSection {
  const name = headerName(header);
  const key = name.toLowerCase();
  const earlier = sections.get(key);
  if (earlier) {
    // A dump opens its state by itself, and Forge sees no other spelling.
    const isSeen = !REQUIRED.includes(name) || header.text === `[${name}]`;
    if (earlier.header.text !== "" && isSeen) {
      warn(log, "duplicate-section", header, { found: name });
    }
    earlier.headers.push(header);
    return earlier;
  }
  if (!KNOWN.has(key)) warn(log, "unknown-section", header, { found: name });
  return openSection(sections, name, header);
}

/** Forge recognizes a header only in exactly this spelling. */
function reportSpellings(
  log: Log,
  sections: ReadonlyMap<string, OpenSection>,
): void {
  for (const { name, headers } of sections.values()) {
    if (!KNOWN.has(name)) continue;
    const isSeen = headers.some(({ text }) => text === `[${name}]`);
    const hidden = REQUIRED.includes(name) && !isSeen;
    for (const header of headers) reportSpelling(log, header, name, hidden);
  }
}

function reportSpelling(
  log: Log,
  header: Piece,
  expected: string,
  hidden: boolean,
): void {
  const written = part(header, 1, header.text.length - 1);
  if (header.text === "" || written.text === expected) return;
  const details = { found: written.text, expected, hidden };
  warn(log, "section-case", header, details, {
    suggestion: oneEdit(spanOf(written), expected),
  });
}

function reportMissing(
  log: Log,
  sections: ReadonlyMap<string, Section>,
  profile: Profile,
): void {
  for (const subject of REQUIRED) {
    if (sections.has(subject) || profile === "dump") continue;
    const beginning = { text: "", at: 0 };
    fail(log, "missing-section", beginning, { subject }, { subject });
  }
}
