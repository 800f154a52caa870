import { oneEdit, type PastedPart } from "../../diagnostics/internal.ts";
import { hint, type Log } from "../text/log.ts";
import { type Piece, spanOf, trimText } from "../text/piece.ts";
import { BASIC_LANDS } from "../values/words.ts";

/** What people paste from pages and lists, and what the entry should be. */
interface Paste {
  readonly what: PastedPart;
  readonly find: RegExp;
  /** The repaired entry; a card, and perhaps modifiers after a bar. */
  readonly repair: (entry: string, name: string) => string;
}

/** No name of a card in Forge has any of these. */
const PASTES: readonly Paste[] = [
  {
    what: "apostrophe",
    find: /[\u2018\u2019\u201b\u2032\u00b4]/,
    repair: (entry) => entry.replace(/[\u2018\u2019\u201b\u2032\u00b4]/g, "'"),
  },
  {
    what: "space",
    find: /[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]/,
    repair: (entry) =>
      trimText(
        entry.replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, " ")
          .replace(/[\u200b\ufeff]/g, ""),
      ),
  },
  {
    what: "comment",
    find: /#/,
    repair: (entry) => trimText(entry.replace(/#.*$/, "")),
  },
  {
    what: "count",
    find: /^[1-9]\d?[x×] /i,
    repair: (entry, name) => {
      const card = entry.slice(name.indexOf(" ") + 1);
      return Array(Number.parseInt(name)).fill(card).join(";");
    },
  },
  {
    what: "comma",
    // A modifier may have commas as well; it is reported as what it is.
    find: /^[^:=,]+,(?=[A-Za-z])[^:=]*$/,
    repair: (entry, name) =>
      name.split(/, */).join(";") + entry.slice(name.length),
  },
];

/** Most names have none of the characters that anything pasted has. */
const SUSPICIOUS = /[^\0-"$-+\--~\u00c0-\u00ff]|^\d/;

/** Checks a name for what cannot be in one; its entry begins with the name. */
export function lintPasted(
  log: Log,
  name: string,
  entryOf: () => Piece,
): void {
  if (!SUSPICIOUS.test(name)) return;
  const paste = PASTES.find(({ find }) => find.test(name)) ??
    (isLandList(name) ? PASTES.at(-1) : undefined);
  if (!paste) return;
  const { what, repair } = paste;
  const entry = entryOf();
  hint(log, "pasted-name", entry, { found: name, what }, {
    suggestion: oneEdit(spanOf(entry), repair(entry.text, name)),
  });
}

/** "Mountain, Mountain", which is no name although names have commas. */
function isLandList(name: string): boolean {
  const names = name.split(", ");
  return names.length > 1 && names.every((each) => BASIC_LANDS.has(each));
}
