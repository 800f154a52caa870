import { applySuggestion } from "../../diagnostics/internal.ts";
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import {
  type CardList,
  indexCards,
  parsePuzzle,
  readCardScript,
  readEdition,
  readNameList,
  readTokenScript,
} from "../../pzl/mod.ts";
import {
  collectJsonCards,
  jsonElements,
  withMend,
} from "../../pzl/internal.ts";
import { findCard } from "../../pzl/card_list/card_index.ts";
import { forgeCards } from "./forge/card_scripts.ts";
import { frame } from "./frame.ts";

const FIRE = `Name:Fire
ManaCost:1 R
Types:Instant
SVar:DBDamage:DB$ DealDamage
AlternateMode:Split

ALTERNATE

Name:Ice
ManaCost:1 U
SVar:DBTap:DB$ Tap
`;

Deno.test("readCardScript() reads a split card by both of its names", () => {
  deepStrictEqual(readCardScript(FIRE), {
    name: "Fire // Ice",
    faces: ["Fire", "Ice"],
    variables: ["DBDamage", "DBTap"],
    types: ["Instant"],
    mode: "Split",
  });
});

Deno.test("readCardScript() reads a double-faced card by its front", () => {
  const script = FIRE.replace("Split", "DoubleFaced").replaceAll("\n", "\r\n");
  deepStrictEqual(readCardScript(script), {
    name: "Fire",
    faces: ["Ice"],
    variables: ["DBDamage", "DBTap"],
    types: ["Instant"],
    mode: "DoubleFaced",
  });
});

Deno.test("readCardScript() reads what decides how a puzzle can use a card", () => {
  deepStrictEqual(
    readCardScript(
      "Name:A\nTypes:Instant\nK:Bestow:3 G\nA:SP$ Scry | SubAbility$ DBDraw\n" +
        "Variant:B:FlavorName:The Other Name\n",
    ),
    {
      name: "A",
      aliases: ["The Other Name"],
      variables: [],
      types: ["Instant"],
      keywords: ["Bestow"],
      hasParts: true,
    },
  );
});

Deno.test("readCardScript() finds no card in another text", () => {
  strictEqual(readCardScript("Types:Instant\nOracle:Name: X"), undefined);
});

Deno.test("readTokenScript() and readEdition() read what they are named after", () => {
  deepStrictEqual(
    readTokenScript("res/tokenscripts/c_a_treasure_sac.txt", "SVar:X:1\n"),
    { name: "c_a_treasure_sac", variables: ["X"] },
  );
  deepStrictEqual(
    readEdition("[metadata]\nCode=STH\nDate=1998-03-02\nCode2=ST\n"),
    ["STH", "ST"],
  );
});

Deno.test("readNameList() reads a name per line", () => {
  deepStrictEqual(readNameList("# mine\nOpt\r\n\n Fire // Ice \nOpt\n"), {
    cards: [{ name: "Opt" }, { name: "Fire // Ice", faces: ["Fire", "Ice"] }],
  });
});

/** Elements of JSON lists, and the list of cards they make. */
const lists: readonly (readonly [string, readonly unknown[], CardList])[] = [
  ["names", ["Opt", "Shock", "Opt"], {
    cards: [{ name: "Opt" }, { name: "Shock" }],
  }],
  ["printings", [{ name: "Opt", set: "inv" }, { name: "Opt", set: "xln" }], {
    cards: [{ name: "Opt" }],
    sets: ["inv", "xln"],
  }],
  ["split cards", [{
    name: "Fire // Ice",
    layout: "split",
    card_faces: [{ name: "Fire" }, { name: "Ice" }],
  }], { cards: [{ name: "Fire // Ice", faces: ["Fire", "Ice"] }] }],
  ["double-faced cards", [{
    name: "A // B",
    layout: "transform",
    card_faces: [{ name: "A" }, { name: "B" }],
  }], { cards: [{ name: "A", faces: ["B"] }] }],
  ["tokens and what is no card", [{ name: "Cat", layout: "token" }, 7, null], {
    cards: [],
  }],
];

for (const [name, elements, expected] of lists) {
  Deno.test(`collectJsonCards() collects ${name}`, () => {
    const collection = collectJsonCards();
    elements.forEach(collection.add);
    deepStrictEqual(collection.list(), expected);
  });
}

Deno.test("jsonElements() cuts any list at any place like JSON.parse()", () => {
  fc.assert(fc.property(
    fc.array(fc.jsonValue()),
    fc.array(fc.nat(20), { minLength: 1 }),
    fc.constantFrom(undefined, 2),
    (values, sizes, indent) => {
      const text = JSON.stringify(values, null, indent);
      const { push, end } = jsonElements();
      const found: unknown[] = [];
      for (let at = 0, turn = 0; at < text.length; turn++) {
        const size = (sizes[turn % sizes.length] ?? 0) + 1;
        found.push(...push(text.slice(at, at + size)));
        at += size;
      }
      strictEqual(end(), undefined);
      deepStrictEqual(found, JSON.parse(text));
    },
  ));
});

const UNENDED = "it is no list, or the list does not end";

/** Texts that are no list, and what is wrong with them. */
const NO_LISTS: Readonly<Record<string, string>> = {
  "": UNENDED,
  "[1, 2": UNENDED,
  "[1, tru]": "it is no list of JSON values: tru",
  // Of much that is wrong, only the beginning is quoted.
  [`[1, ${"very".repeat(20)}]`]: `it is no list of JSON values: ${
    "very".repeat(10)
  }`,
  '{"a": 1}': 'it is no list of JSON values: "a": 1',
  "words": UNENDED,
};

for (const [text, problem] of Object.entries(NO_LISTS)) {
  Deno.test(`jsonElements() says what is wrong with ${JSON.stringify(text)}`, () => {
    const { push, end } = jsonElements();
    push(text);
    strictEqual(end(), problem);
  });
}

const index = indexCards({
  cards: [
    { name: "Lim-Dûl's Vault" },
    { name: "Fire // Ice", faces: ["Fire", "Ice"] },
    {
      name: "Vanille, Cheerful l'Cie",
      faces: ["Ragnarok, Divine Deliverance"],
    },
    { name: "Will-o'-the-Wisp" },
    { name: "Aether Vial" },
    { name: "Tazeem", types: ["Plane Zendikar"] },
    { name: "Brain Maggot", variables: ["TrigReveal", "ExileCard"] },
  ],
  sets: ["M21", "xln"],
  tokens: [{ name: "c_a_treasure_sac", variables: [] }],
});

/** Names, and what the list knows about them. */
const names: readonly (readonly [string, string, string?])[] = [
  ["Lim-Dûl's Vault", "card"],
  ["lim-dul's vault", "card"],
  ["Brain Maggot+", "card"],
  ["fire // ice", "card"],
  ["Ice", "card", "Fire // Ice"],
  ["Ragnarok, Divine Deliverance", "card", "Vanille, Cheerful l'Cie"],
  [
    "Vanille, Cheerful l'Cie // Ragnarok, Divine Deliverance",
    "spelling",
    "Vanille, Cheerful l'Cie",
  ],
  ["Tazeem", "unloaded", "Tazeem"],
  ["Will O' The Wisp", "spelling", "Will-o'-the-Wisp"],
  ["Æther Vial", "spelling", "Aether Vial"],
  ["A-Brain Maggot", "spelling", "Brain Maggot"],
  ["Nobody", "none"],
];

for (const [name, kind, meant] of names) {
  Deno.test(`findCard() knows "${name}" as ${kind}`, () => {
    const match = findCard(index, name);
    strictEqual(match.kind, kind);
    if (meant !== undefined) {
      strictEqual(match.kind !== "none" && match.entry.name, meant);
    }
  });
}

/** Names that Forge does not find, and why. */
const NOT_FOUND: Readonly<Record<string, string>> = {
  "Tazeem":
    'Card "Tazeem" has the type Plane: Forge does not load such cards and leaves it out',
  "Æther Vial": 'No card is named "Æther Vial": Forge leaves it out',
  "Nobody": 'No card is named "Nobody": Forge leaves it out',
};

for (const [name, message] of Object.entries(NOT_FOUND)) {
  Deno.test(`parsePuzzle() says: ${message}`, () => {
    const result = parsePuzzle(frame(`p0hand=${name}`), { cards: index });
    deepStrictEqual(
      result.ok && result.lint.map(({ message }) => message),
      [message],
    );
  });
}

/** Lines of a state, and what is said and suggested with the list at hand. */
const slips: readonly (readonly [string, readonly string[], string?])[] = [
  ["p0hand=brain maggot|Set:M21", []],
  ["p0hand=Brain Magot", ["unknown-card-name"], "p0hand=Brain Maggot"],
  ["p0hand=Ice|Tapped", []],
  ["p0play=T:C_A_Treasure_Sac", []],
  ["p0play=T:c_a_treasure_sac|Set:XXX", ["unknown-set"]],
  ["p0hand=Æther Vial", ["unknown-card-name"], "p0hand=Aether Vial"],
  [
    "p0hand=Brain Maggot|Set:M12",
    ["unknown-set"],
    "p0hand=Brain Maggot|Set:M21",
  ],
  [
    "p0play=T:c_a_treasur_sac",
    ["unknown-token-script"],
    "p0play=T:c_a_treasure_sac",
  ],
  [
    "p0hand=Brain Maggot|ExecuteScript:TrigRevel->ai",
    ["unknown-script-variable"],
    "p0hand=Brain Maggot|ExecuteScript:TrigReveal->ai",
  ],
  ["p0hand=Brain Maggot|ExecuteScript:TrigReveal", []],
  ["p0precast=Brain Maggot:ExileCard;Brain Maggot->ai", []],
  [
    "p0precast=Brain Magott->ai",
    ["unknown-card-name"],
    "p0precast=Brain Maggot->ai",
  ],
  ["p0play=Brain Maggot|MergedCards:Nobody", ["unknown-card-name"]],
  ["p0play=Brain Maggot|NamedCard:Aether Vial", []],
];

for (const [line, codes, mended] of slips) {
  Deno.test(`with a list of cards, ${JSON.stringify(line)} gives ${codes.join() || "nothing"}`, () => {
    const text = frame(line);
    const result = parsePuzzle(text, { cards: index });
    ok(result.ok);
    deepStrictEqual(result.lint.map(({ code }) => code), codes);
    const [first] = result.lint.map((each) => withMend(each, text, index));
    const suggestion = first?.suggestion;
    strictEqual(
      suggestion && applySuggestion({ text }, suggestion).text,
      mended === undefined ? undefined : frame(mended),
    );
  });
}

/** Lines, and what the scripts of the cards say about them. */
const facts: readonly (readonly [string, readonly string[]])[] = [
  ["p0play=Emeria, Shattered Skyclave", ["warning back-face"]],
  ["p0play=Emeria, Shattered Skyclave|Modal", []],
  ["p0hand=Emeria, Shattered Skyclave", []],
  ["p0play=Insectile Aberration", ["warning back-face"]],
  ["p0play=Delver of Secrets|Transformed", []],
  ["p0play=Grizzly Bears|Transformed", ["warning no-other-face"]],
  ["p0play=Chandra, Torch of Defiance", ["warning dies-at-once"]],
  ["p0play=Chandra, Torch of Defiance|Counters:LOYALTY=4", []],
  ["p0hand=Chandra, Torch of Defiance", []],
  ["p0play=Invasion of Zendikar", ["warning dies-at-once"]],
  ["p0play=Invasion of Zendikar|Transformed", []],
  ["p0play=Invasion of Zendikar|Counters:DEFENSE=3", []],
  ["p0play=Pacifism", ["warning dies-at-once"]],
  ["p0play=Pacifism|FaceDown", []],
  ["p0play=Pacifism|AttachedTo:1;Grizzly Bears|Id:1", []],
  ["p0play=Trespasser's Curse|EnchantingPlayer:AI", []],
  ["p0play=Llanowar Elves|AttachedTo:1;Grizzly Bears|Id:1", [
    "warning attachment-ignored",
  ]],
  ["p0play=Lion Sash|AttachedTo:1;Grizzly Bears|Id:1", [
    "error attached-reconfigure",
  ]],
  ["p0play=Grafted Exoskeleton|AttachedTo:1;Grizzly Bears|Id:1", []],
  ["p0play=Grafted Exoskeleton|AttachedTo:1;GrizzlyBears|Id:1", [
    "error dangling-reference",
    "warning unknown-card-name",
  ]],
  ["p0precast=Forest", ["error uncastable"]],
  ["p0precast=Trespasser's Curse", ["warning uncastable"]],
  ["p0play=Grizzly Bears|Id:1\np0precast=Pacifism->1", ["error uncastable"]],
  ["p0precast=Divination", ["lint precast-part"]],
  ["p0precast=Divination:0", []],
  ["p0precast=Shock;Shock|M21->ai", ["warning bar-in-host"]],
  ["p0precast=Revel in Silence;Stomp->ai", []],
];

for (const [lines, expected] of facts) {
  Deno.test(`with card scripts, ${JSON.stringify(lines)} gives ${expected.join() || "nothing"}`, () => {
    const { lint } = parsePuzzle(frame(lines), { cards: forgeCards() });
    deepStrictEqual(
      lint.map(({ severity, code }) => `${severity} ${code}`),
      expected,
    );
  });
}
