import { warn } from "../text/log.ts";
import { type Piece, splitList, trimText } from "../text/piece.ts";
import { isSeen, longer, type ModifierForm, pair } from "./form.ts";
import { trimmedList } from "./list.ts";
import {
  assign,
  assignFirst,
  keepEmpty,
  type ModifierTarget,
  reportEmpty,
} from "./target.ts";

/** "Set:OGW" */
export function set(name: string): ModifierForm {
  return {
    name,
    readValue: (target, whole, { text }) =>
      text === ""
        ? keepEmpty(target, whole)
        : assignFirst(target, "set", text, whole),
    write: (card) => pair(name, card.set),
  };
}

/** "ChosenType:Elf" */
export function text(
  name: string,
  field: "chosenType" | "chosenType2",
): ModifierForm {
  return {
    name,
    readValue: (target, whole, { text }) =>
      text === ""
        ? keepEmpty(target, whole)
        : assign(target, field, text, whole),
    write: (card) => pair(name, card[field]),
  };
}

/** "ChosenColor:red,green" */
export function texts(
  name: string,
  field: "chosenColors" | "namedCards",
): ModifierForm {
  const listOf = field === "namedCards" ? nameList : textList;
  return {
    name,
    readValue: (target, whole, value) => {
      const texts = listOf(target, whole, value);
      if (texts.length === 0) return keepEmpty(target, whole);
      assign(target, field, texts, whole);
    },
    write: (card) => pair(name, card[field]?.join(",")),
  };
}

/** "MergedCards:Gemrazer,Sea-Dasher Octopus", with `^` for a comma */
export function names(name: string, field: "mergedCards"): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      const names = nameList(target, whole, value).map(withCommas);
      // Forge looks up a card without a name, unless there are only commas.
      const crashes = isSeen({ name }, target) &&
        (value.text === "" || splitList(value, ",").some(isEmpty));
      if (names.length === 0) return keepEmpty(target, whole, crashes);
      if (crashes) reportEmpty(target.log, whole, true);
      assign(target, field, names, whole);
    },
    write: (card) => pair(name, card[field]?.map(withoutCommas).join(",")),
  };
}

/** "Meld", "Meld:Brisela, Voice of Nightmares", also with `^` for a comma */
export function meld(name: string): ModifierForm {
  const readers: Pick<ModifierForm, "readBare" | "readValue"> = {
    readBare: (target, whole) => assign(target, "melded", true, whole),
    readValue: (target, whole, { text }) => {
      if (text === "") {
        return keepEmpty(target, whole, target.written.startsWith(name));
      }
      assign(target, "melded", true, whole);
      target.draft.meldedWith = withCommas(text);
    },
  };
  return {
    name,
    ...readers,
    ...longer(readers),
    write: ({ melded, meldedWith }) => {
      if (!melded || meldedWith === undefined) return melded && name;
      return `${name}:${meldedWith}`;
    },
  };
}

function textList(
  target: ModifierTarget,
  whole: Piece,
  value: Piece,
): string[] {
  return trimmedList(target, whole, value, false).map(({ text }) => text)
    .filter((text) => text !== "");
}

/** A blank after a comma belongs to a name that has both. */
function nameList(
  target: ModifierTarget,
  whole: Piece,
  value: Piece,
): string[] {
  if (!/,[\0- ]+[^\0- ]/.test(value.text)) {
    return textList(target, whole, value);
  }
  warn(target.log, "comma-in-name", whole, { found: whole.text });
  return splitList(value, ",").map(({ text }) => trimText(text))
    .filter((text) => text !== "");
}

function isEmpty({ text }: Piece): boolean {
  return text === "";
}

function withCommas(name: string): string {
  return name.replaceAll("^", ",");
}

function withoutCommas(name: string): string {
  return name.replaceAll(",", "^");
}
