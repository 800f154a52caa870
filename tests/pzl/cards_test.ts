import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  parsePuzzle,
  type PuzzleCard as Card,
  type PuzzleModifiers as Modifiers,
  writePuzzle,
} from "../../pzl/mod.ts";
import { frame } from "./frame.ts";

/** Each field of a card, as it is read and in its canonical text. */
const examples: {
  readonly [K in keyof Required<Modifiers>]: readonly [
    text: string,
    fields: Modifiers & Required<Pick<Modifiers, K>>,
    canonical?: string,
  ][];
} = {
  set: [["Set:OGW", { set: "OGW" }]],
  art: [["Art:2", { art: 2 }]],
  isCommander: [["IsCommander", { isCommander: true }]],
  isRingBearer: [["IsRingBearer", { isRingBearer: true }]],
  id: [["Id:-7", { id: -7 }]],
  owner: [["Owner:ai", { owner: "ai" }, "Owner:P1"]],
  tapped: [["tapped:False", { tapped: true }, "Tapped"]],
  summonSick: [["SummonSick", { summonSick: true }]],
  renowned: [["Renowned", { renowned: true }]],
  solved: [["Solved", { solved: true }]],
  saddled: [["Saddled", { saddled: true }]],
  suspected: [["Suspected", { suspected: true }]],
  monstrous: [["Monstrous", { monstrous: true }]],
  phasedOut: [
    ["PhasedOut:P1", { phasedOut: "ai" }],
    ["PhasedOut", { phasedOut: "human" }, "PhasedOut:P0"],
  ],
  faceDown: [["FaceDown", { faceDown: true }]],
  manifested: [
    ["Manifested", { manifested: true }],
    ["FaceDown:Manifested", { faceDown: true, manifested: true }],
    [
      "Manifested|FaceDown",
      { faceDown: true, manifested: true },
      "FaceDown:Manifested",
    ],
  ],
  cloaked: [
    ["FaceDown:Cloaked", { faceDown: true, cloaked: true }],
    [
      "FaceDown:Manifested|FaceDown:Cloaked",
      { faceDown: true, manifested: true, cloaked: true },
      "FaceDown:Cloaked|Manifested",
    ],
  ],
  flipped: [["Flipped", { flipped: true }]],
  melded: [["Meld", { melded: true }]],
  meldedWith: [
    ["Meld:A^ B", { melded: true, meldedWith: "A, B" }, "Meld:A, B"],
    ["Meld:A|Meld", { melded: true, meldedWith: "A" }, "Meld:A"],
  ],
  modal: [["Modal", { modal: true }]],
  transformed: [["Transformed", { transformed: true }]],
  enchantingPlayer: [["EnchantingPlayer:P0", { enchantingPlayer: "human" }]],
  attachedTo: [
    ["AttachedTo:3", { attachedTo: 3 }],
    ["Attaching:3", { attachedTo: 3 }, "AttachedTo:3"],
  ],
  damage: [["Damage:+2", { damage: 2 }, "Damage:2"]],
  chosenColors: [[
    "ChosenColor:red,,blue",
    { chosenColors: ["red", "blue"] },
    "ChosenColor:red,blue",
  ]],
  chosenType: [["ChosenType:Elf", { chosenType: "Elf" }]],
  chosenType2: [["ChosenType2:Orc", { chosenType2: "Orc" }]],
  namedCards: [["NamedCard:A,B", { namedCards: ["A", "B"] }]],
  chosenCards: [["ChosenCards:1,2", { chosenCards: [1, 2] }]],
  rememberedCards: [[
    "RememberedCards:1,",
    { rememberedCards: [1] },
    "RememberedCards:1",
  ]],
  imprinting: [["Imprinting:-0", { imprinting: [0] }, "Imprinting:0"]],
  mergedCards: [["MergedCards:A^ B,C", { mergedCards: ["A, B", "C"] }]],
  classLevel: [["ClassLevel:2", { classLevel: 2 }]],
  exiledWith: [["ExiledWith:4", { exiledWith: 4 }]],
  onAdventure: [["OnAdventure", { onAdventure: true }]],
  foretold: [["Foretold", { foretold: true }]],
  foretoldThisTurn: [["ForetoldThisTurn", { foretoldThisTurn: true }]],
  counters: [
    [
      "Counters:+1/+1=2,loyalty=3",
      { counters: { P1P1: 2, LOYALTY: 3 } },
      "Counters:P1P1=2,LOYALTY=3",
    ],
    ["Counters:X=1,7=2", { counters: { X: 1, 7: 2 } }],
    ["Counters:__proto__=1", { counters: JSON.parse('{"__proto__":1}') }],
  ],
  attacking: [
    ["Attacking", { attacking: true }],
    ["Attacking:5", { attacking: 5 }],
  ],
  unlockedRooms: [[
    "UnlockedRoom:flip|UnlockedRoom:RightSplit",
    { unlockedRooms: ["Flipped", "RightSplit"] },
    "UnlockedRoom:Flipped|UnlockedRoom:RightSplit",
  ]],
  abilities: [[
    "Ability:X|Ability:Y",
    { abilities: ["x", "y"] },
    "Ability:x|Ability:y",
  ]],
  executeScript: [
    ["ExecuteScript:0", {
      executeScript: { action: { kind: "ability", index: 0 } },
    }],
    ["ExecuteScript:->ai", {
      executeScript: { action: { kind: "svar", name: "" }, target: "ai" },
    }],
    [
      "ExecuteScript:KW#Awaken->3",
      {
        executeScript: {
          action: { kind: "keyword", name: "Awaken" },
          target: 3,
        },
      },
    ],
  ],
  isToken: [["IsToken", { isToken: true }]],
  noEtbTrigs: [["NoETBTrigs", { noEtbTrigs: true }]],
  unknownModifiers: [
    ["Sparkly|KLD", { unknownModifiers: ["Sparkly", "KLD"] }],
    [
      "IsToken:1|Id:1",
      { id: 1, unknownModifiers: ["IsToken:1"] },
      "Id:1|IsToken:1",
    ],
  ],
};

/** The cards of a hand, and the hand written again. */
function roundTrip(hand: string): [readonly Card[], string | undefined] {
  const result = parsePuzzle(frame(`p0hand=${hand}`));
  if (!result.ok) throw new Error(result.errors[0]?.message);
  const written = writePuzzle(result).match(/^p0hand=(.*)$/m)?.[1];
  return [result.state.players.human.hand, written];
}

for (const [text, fields, canonical = text] of Object.values(examples).flat()) {
  Deno.test(`a card with "${text}" is read, and written as "${canonical}"`, () => {
    const [cards, written] = roundTrip(`Opt|${text}`);
    deepStrictEqual(cards, [{ kind: "card", name: "Opt", ...fields }]);
    strictEqual(written, `Opt|${canonical}`);
  });
}

const sources: readonly (readonly [string, Card, string?])[] = [
  ["Fire // Ice+", { kind: "card", name: "Fire // Ice+" }],
  ["T:c_cat", { kind: "token", script: "c_cat" }],
  [
    "t:Cat,P:2,T:3,Cost:1 W,Color:W,Types:Creature-Cat,Keywords:Flying,Image:cat",
    {
      kind: "inlineToken",
      name: "Cat",
      token: {
        power: 2,
        toughness: 3,
        cost: "1 W",
        color: "W",
        types: ["Creature", "Cat"],
        keywords: ["Flying"],
        image: "cat",
      },
    },
  ],
  ["t:Cat,,Size:big,Types:-A- -,P:1,P:2,Keywords:", {
    kind: "inlineToken",
    name: "Cat",
    token: {
      power: 2,
      toughness: 0,
      cost: "0",
      types: ["A"],
      keywords: [],
      extra: ["Size:big"],
    },
  }, "t:Cat,P:2,T:0,Cost:0,Types:A,Keywords:,Size:big"],
];

for (const [text, card, canonical = text] of sources) {
  Deno.test(`the card "${text}" is read, and written as "${canonical}"`, () => {
    const [cards, written] = roundTrip(text);
    deepStrictEqual(cards, [card]);
    strictEqual(written, canonical);
  });
}
