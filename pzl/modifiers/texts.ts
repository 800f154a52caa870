import type { Piece } from "../text/piece.ts";
import { longer, type ModifierForm, pair } from "./form.ts";
import { trimmedList } from "./list.ts";
import {
  assign,
  assignFirst,
  keepEmpty,
  type ModifierTarget,
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
  return {
    name,
    readValue: (target, whole, value) => {
      const texts = textList(target, whole, value);
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
      const names = textList(target, whole, value).map(withCommas);
      if (names.length === 0) return keepEmpty(target, whole);
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
      if (text === "") return keepEmpty(target, whole);
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

function withCommas(name: string): string {
  return name.replaceAll("^", ",");
}

function withoutCommas(name: string): string {
  return name.replaceAll(",", "^");
}
