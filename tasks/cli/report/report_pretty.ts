import {
  countOf,
  printable,
  type Severity,
  wrap,
} from "../../../diagnostics/internal.ts";
import { render, renderShort } from "../../../diagnostics/mod.ts";
import type { Io } from "../io.ts";
import type { Finding } from "../findings.ts";

/** The most problems that get an excerpt. */
const EXCERPTS = 20;
/** The most problems that get a line after those. */
const LINES = 100;

/**
 * Shows annotated excerpts, those of one entry under a heading. Beyond twenty,
 * problems are listed in short lines, and beyond that counted, errors first.
 */
export function reportPretty(
  io: Io,
  found: readonly Finding[],
  all: boolean,
): void {
  const isLong = !all && found.length > EXCERPTS;
  const shown = isLong ? errorsFirst(found) : found;
  const excerpts = isLong ? shown.slice(0, EXCERPTS) : shown;
  const rest = shown.slice(excerpts.length);
  let last: string | undefined;
  for (const each of excerpts) {
    const heading = headingOf(each);
    if (heading !== last && heading !== undefined) writeHeading(io, heading);
    last = heading;
    writeExcerpt(io, each);
  }
  for (const { diagnostic, source } of rest.slice(0, LINES)) {
    io.stderr.write(`${renderShort(diagnostic, source)}\n`);
  }
  const left = rest.length - LINES;
  if (left > 0) io.stderr.write(`… and ${countOf(left, "more problem")}\n`);
  if (isLong) {
    const total = countOf(found.length, "problem");
    io.stderr.write(
      `${total}, ${EXCERPTS} shown with excerpts; --all shows all of them\n\n`,
    );
  }
}

const RANKS: { readonly [S in Severity]: number } = {
  error: 0,
  warning: 1,
  lint: 2,
};

function errorsFirst(found: readonly Finding[]): readonly Finding[] {
  return found.toSorted((a, b) =>
    RANKS[a.diagnostic.severity] - RANKS[b.diagnostic.severity]
  );
}

/** What the problems of one entry stand under. */
function headingOf({ diagnostic: { entry } }: Finding): string | undefined {
  if (entry === undefined) return undefined;
  return printable(`${entry.charAt(0).toUpperCase()}${entry.slice(1)}`);
}

function writeHeading({ stderr }: Io, heading: string): void {
  const lines = wrap(stderr.color ? heading : `${heading}:`, stderr.columns());
  const shown = stderr.color
    ? lines.map((line) => `\x1b[1;4m${line}\x1b[0m`)
    : lines;
  stderr.writeExactly(`${shown.join("\n")}\n\n`);
}

/** What is said about a whole file, and asks nobody to do anything. */
function isRemark({ severity, span }: Finding["diagnostic"]): boolean {
  return severity === "lint" && span.start === 0 && span.end === 0;
}

function writeExcerpt({ stderr }: Io, { diagnostic, source }: Finding): void {
  const { entry, notes = [] } = diagnostic;
  if (isRemark(diagnostic)) {
    stderr.write(`${renderShort(diagnostic, source)}\n`);
    return;
  }
  // The heading says it already.
  const others = notes.filter((note) => note !== `in the ${entry}`);
  const { color } = stderr;
  const width = stderr.columns();
  const shown = render({ ...diagnostic, notes: others }, source, {
    color,
    width,
  });
  stderr.writeExactly(`${shown}\n\n`);
}
