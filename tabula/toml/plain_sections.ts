/**
 * The name of the table that a text consists of, if it is certain to be valid:
 * `[metadata]`, then `[metadata.rows]` and `[[metadata.columns]]`, each with
 * `key = value` on lines of their own.
 *
 * Card files end like that, for the spreadsheets they come from, and nobody asks
 * what those sections say. It exists for speed alone, as `readPlainRows` does:
 * bench/README.md has the gain. All other texts are left to the TOML parser.
 */
export function plainSections(text: string): string | undefined {
  const lines = new RegExp(LINE, "y");
  const sections = noSections();
  while (lines.lastIndex < text.length) {
    const line = lines.exec(text);
    if (line === null || !takes(sections, line)) return undefined;
  }
  return sections.table;
}

const KEY = String.raw`[a-zA-Z][\w-]*`;
const STRING = String.raw`"[^"\\\x00-\x1f\x7f]*"`;
const LIST = String.raw`\[(?:${STRING}(?:, ${STRING})*)?\]`;
const VALUE = String.raw`${STRING}|0|[1-9]\d{0,14}|true|false|${LIST}`;

/** `[table]`, `[table.one]`, `[[table.list]]`, `key = value`, or nothing. */
const LINE: RegExp = new RegExp(
  `(?:\\[(${KEY})\\]|` +
    `\\[(${KEY})\\.(${KEY})\\]|` +
    `\\[\\[(${KEY})\\.(${KEY})\\]\\]|` +
    `(${KEY}) = (?:${VALUE}))?(?:\n|$)`,
);

/** What has been read of the sections of a table. */
interface Sections {
  table: string | undefined;
  /** The keys of the table itself, and the names of its sections. */
  readonly own: string[];
  /** The sections of which there may be many. */
  readonly lists: string[];
  /** The keys of the section that is being read. */
  keys: string[];
}

function noSections(): Sections {
  const own: string[] = [];
  return { table: undefined, own, lists: [], keys: own };
}

/** Takes the next line, unless it does not fit those before it. */
function takes(
  sections: Sections,
  [, table, oneOf, one, listOf, list, key]: readonly (string | undefined)[],
): boolean {
  const { own, lists } = sections;
  if (key !== undefined) {
    return sections.table !== undefined && isAdded(key, sections.keys);
  }
  if (one !== undefined) return starts(sections, oneOf) && isAdded(one, own);
  if (list !== undefined) {
    return starts(sections, listOf) &&
      (lists.includes(list) || (isAdded(list, own) && isAdded(list, lists)));
  }
  if (table === undefined) return true; // The line is blank.
  const isFirst = sections.table === undefined;
  sections.table = table;
  return isFirst;
}

/** Starts a section, if it is one of the table. */
function starts(sections: Sections, table: string | undefined): boolean {
  sections.keys = [];
  return table === sections.table;
}

/** More names take the real parser: a section has few, and all are compared. */
const MOST_NAMES = 64;

/** Adds a name, unless it is there already. */
function isAdded(name: string, names: string[]): boolean {
  if (names.length === MOST_NAMES || names.includes(name)) return false;
  names.push(name);
  return true;
}
