import type { Log } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import { type ModifierForm, pair } from "./form.ts";
import { trimmedList } from "./list.ts";
import { assign, assignFirst, keepEmpty } from "./target.ts";

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
      const texts = textList(target.log, whole, value);
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
      const names = textList(target.log, whole, value).map(withCommas);
      if (names.length === 0) return keepEmpty(target, whole);
      assign(target, field, names, whole);
    },
    write: (card) => pair(name, card[field]?.map(withoutCommas).join(",")),
  };
}

/** "Meld", "Meld:Brisela^ Voice of Nightmares" */
export function meld(name: string): ModifierForm {
  return {
    name,
    readBare: (target, whole) => assign(target, "melded", true, whole),
    readValue: (target, whole, { text }) => {
      if (text === "") return keepEmpty(target, whole);
      assign(target, "melded", true, whole);
      target.draft.meldedWith = withCommas(text);
    },
    write: ({ melded, meldedWith }) => {
      if (!melded || meldedWith === undefined) return melded && name;
      return `${name}:${withoutCommas(meldedWith)}`;
    },
  };
}

function textList(log: Log, whole: Piece, value: Piece): string[] {
  return trimmedList(log, whole, value).map(({ text }) => text)
    .filter((text) => text !== "");
}

function withCommas(name: string): string {
  return name.replaceAll("^", ",");
}

function withoutCommas(name: string): string {
  return name.replaceAll(",", "^");
}
