import type { Card, Modifiers, Script } from "../types.ts";
import { entriesOf } from "../values/record.ts";
import { type CardNames, seatWords } from "./card_names.ts";
import { tokenMarks } from "./token_marks.ts";

/** What a board shows of a card, other than its name and whether it is tapped. */
export function cardMarks(card: Card, names: CardNames): readonly string[] {
  const marks = FIELDS.flatMap((field) => markOf(field, card, names));
  return card.kind === "inlineToken"
    ? [...tokenMarks(card.name, card.token), ...marks]
    : marks;
}

/** "3 energy", "+1/+1 ×2", "loyalty 4" */
export function counterWords(type: string, count: number): string {
  const size = /^([PM])(\d)([PM])(\d)$/.exec(type);
  if (!size) return `${count} ${type.toLowerCase()}`;
  const [, one, power, other, toughness] = size;
  const sign = (letter: string | undefined) => letter === "P" ? "+" : "−";
  return `${sign(one)}${power}/${sign(other)}${toughness} ×${count}`;
}

/** How a board describes a field of a card; `null` or nothing if it does not. */
type Tell<K extends keyof Modifiers> =
  | null
  | ((
    value: Required<Modifiers>[K],
    names: CardNames,
    card: Card,
  ) => string | undefined);

const MARKS: { readonly [K in keyof Required<Modifiers>]: Tell<K> } = {
  set: null,
  art: null,
  isCommander: () => "commander",
  isRingBearer: () => "Ring-bearer",
  id: null,
  owner: (owner) => `owned by ${seatWords(owner)}`,
  tapped: null,
  summonSick: (_, { state }) =>
    state.removeSummoningSickness ? undefined : "summoning sick",
  renowned: () => "renowned",
  solved: () => "solved",
  saddled: () => "saddled",
  suspected: () => "suspected",
  monstrous: () => "monstrous",
  phasedOut: () => "phased out",
  faceDown: () => "face down",
  manifested: () => "manifested",
  cloaked: () => "cloaked",
  flipped: () => "flipped",
  melded: (_, __, { meldedWith }) =>
    meldedWith === undefined ? "melded" : undefined,
  meldedWith: (name) => `melded with ${name}`,
  modal: () => "back face",
  transformed: () => "transformed",
  enchantingPlayer: null,
  attachedTo: null,
  damage: (damage) => `${damage} damage`,
  chosenColors: (colors) => `chosen: ${colors.join(", ")}`,
  chosenType: (type) => `chosen: ${type}`,
  chosenType2: (type) => `chosen: ${type}`,
  namedCards: (cards) => `named: ${cards.join(", ")}`,
  chosenCards: (ids, { nameOf }) => `chose ${ids.map(nameOf).join(", ")}`,
  rememberedCards: (ids, { nameOf }) =>
    `remembers ${ids.map(nameOf).join(", ")}`,
  imprinting: (ids, { nameOf }) => `imprinted ${ids.map(nameOf).join(", ")}`,
  mergedCards: (cards) => `merged with ${cards.join(", ")}`,
  classLevel: (level) => `level ${level}`,
  exiledWith: (id, { nameOf }) => `exiled by ${nameOf(id)}`,
  onAdventure: () => "on an adventure",
  foretold: () => "foretold",
  foretoldThisTurn: () => "foretold this turn",
  counters: (counters) =>
    entriesOf(counters).map(([type, count]) => counterWords(type, count))
      .join(", "),
  attacking: (target, { nameOf }) =>
    target === true ? "attacking" : `attacking ${nameOf(target)}`,
  unlockedRooms: (rooms) => `unlocked: ${rooms.join(", ")}`,
  abilities: (abilities, { state }) =>
    abilities.map((name) => abilityWords(name, state.abilities)).join(", "),
  executeScript: (script, names) => scriptWords(script, names),
  isToken: null,
  noEtbTrigs: null,
  unknownModifiers: (modifiers) =>
    modifiers.map((each) => `?${each}`).join(" "),
};

// Its own keys only.
const FIELDS = Object.keys(MARKS) as (keyof Modifiers)[];

function markOf<K extends keyof Modifiers>(
  field: K,
  card: Card,
  names: CardNames,
): string[] {
  const tell: Tell<K> = MARKS[field];
  const modifiers: Partial<Required<Modifiers>> = card;
  const value = modifiers[field];
  const mark = tell && value !== undefined
    ? tell(value, names, card)
    : undefined;
  return mark === undefined ? [] : [mark];
}

/** What a custom ability does: its description, or else its script. */
function abilityWords(
  name: string,
  abilities: Readonly<Record<string, string>>,
): string {
  const script = Object.hasOwn(abilities, name) ? abilities[name] : undefined;
  const words = /SpellDescription\$([^|]*)/.exec(script ?? "")?.[1] ?? script;
  return words === undefined ? `has ${name}` : `has “${words.trim()}”`;
}

/** "runs TrigExile on Grizzly Bears" */
export function scriptWords(script: Script, names: CardNames): string {
  const { action } = script;
  const aim = aimWords(script, names);
  if (action === undefined) return `runs nothing${aim}`;
  switch (action.kind) {
    case "ability":
      return `uses ability ${action.index}${aim}`;
    case "keyword":
      return `uses ${action.name}${aim}`;
    case "svar":
      return `runs ${action.name || "nothing"}${aim}`;
    case "custom":
      return `runs a custom script${aim}`;
  }
}

/** " → Grizzly Bears", or nothing. */
export function aimWords({ target }: Script, { nameOf }: CardNames): string {
  if (target === undefined) return "";
  return ` → ${
    typeof target === "number" ? nameOf(target) : seatWords(target)
  }`;
}
