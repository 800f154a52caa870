import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { type LoadResult, loadTabula } from "../../../mod.ts";
import type { Texts } from "../build.ts";
import type { BuildCode, LoadCode } from "../codes.ts";
import { SAMPLE_SOURCE } from "../../sample_tabula.ts";

const id = (last: string) => `0a0b0c0d-0000-4000-8000-00000000000${last}`;

/** The smallest directory that can be loaded. */
const EMPTY: Texts = {
  "parsed_abilities.json": "{}",
  "cards.toml": "",
  "dreamwell.toml": "",
  "card-lists.toml": "",
  "card-fx.toml": "",
};

/** Files that exist only in the test. */
function inMemory(texts: Texts) {
  return {
    directory: "dir",
    readFile: (path: string): Promise<Uint8Array> => {
      const text = texts[path.replace("dir/", "")];
      return text === undefined
        ? Promise.reject(new Deno.errors.NotFound("no such file"))
        : Promise.resolve(encode(text));
    },
  };
}

/** As UTF-8; a lone surrogate becomes a byte that is not. */
function encode(text: string): Uint8Array {
  return text === "\uD800"
    ? new Uint8Array([0xff])
    : new TextEncoder().encode(text);
}

function load(
  texts: Texts,
  mode: "strict" | "lenient" = "strict",
): Promise<LoadResult> {
  return loadTabula("production", inMemory({ ...EMPTY, ...texts }), mode);
}

const CARD = `[[cards]]
id = "${id("a").toUpperCase()}"
name = "Fox"
card-type = "Character"
image-number = 12345678901
`;

const WELL = `[[dreamwell]]
id = "${id("b")}"
name = "Well"
energy-produced = 1
image-number = 7
`;

const BARE = {
  base_card_id: id("a"),
  displayed_name: "Fox",
  abilities: [],
  displayed_rules_text: "",
  displayed_prompts: [],
  card_type: "Character",
  is_fast: false,
  image: {
    sprite:
      "Assets/ThirdParty/GameAssets/CardImages/Standard/shutterstock_12345678901.png",
  },
};

const EXTRA_TURN = { Event: { effect: { Effect: "TakeExtraTurn" } } };

/** Lines added to a bare card, and what they add to its definition. */
const CONVERSIONS: readonly (readonly [string, object])[] = [
  ["", {}],
  ["energy-cost = 3", { energy_cost: 3 }],
  ['energy-cost = "*"', {}],
  ['energy-cost = ""', {}],
  ['energy-cost = "12"', { energy_cost: 12 }],
  ["spark = 0", { spark: 0 }],
  ['spark = "2"', { spark: 2 }],
  ['spark = ""', {}],
  ['spark = "*"', {}],
  ['subtype = ""', {}],
  ['subtype = "*"', {}],
  ['subtype = "Spirit Animal"', { card_subtype: "SpiritAnimal" }],
  ['subtype = "Mage"', { card_subtype: "Mage" }],
  ["is-fast = true", { is_fast: true }],
  ['rarity = "Rare"', { rarity: "Rare" }],
  ['prompts = ""', {}],
  ['prompts = "Choose."', { displayed_prompts: ["Choose."] }],
  [
    'rules-text = """\n Draw.\n\nGain.\n"""',
    { displayed_rules_text: " Draw.\n\nGain." },
  ],
  ["card-number = 7\nart-owned = true", {}],
];

for (const [lines, added] of CONVERSIONS) {
  Deno.test(`loadTabula() converts ${JSON.stringify(lines)}`, async () => {
    const hasText = lines.startsWith("rules-text");
    const abilities = hasText ? [EXTRA_TURN] : [];
    const loaded = await load({
      "cards.toml": `${CARD}${lines}\n`,
      "parsed_abilities.json": JSON.stringify({ [id("a")]: abilities }),
    });
    ok(loaded.ok);
    deepStrictEqual([...loaded.tabula.cards], [[id("a"), {
      ...BARE,
      abilities,
      ...added,
    }]]);
  });
}

/** A line that spoils the card, what it is called, and the words it is told in. */
const BAD_VALUES: readonly (readonly [string, string])[] = [
  ['energy-cost = ‹"x"›', 'expected a whole number or "*", found "x"'],
  ["energy-cost = ‹2.5›", 'expected a whole number or "*", found 2.5'],
  ["energy-cost = ‹-1›", "expected a number from 0 to 4294967295, found -1"],
  ["spark = ‹-1›", "expected a number from 0 to 4294967295, found -1"],
  [
    "spark = ‹4294967296›",
    "expected a number from 0 to 4294967295, found 4294967296",
  ],
  [
    'rarity = "‹›"',
    'expected "Common", "Uncommon", "Rare", "Legendary" or "Special"',
  ],
];

for (const [marked, words] of BAD_VALUES) {
  Deno.test(`loadTabula() refuses the card with ${marked}`, async () => {
    const text = `${CARD}${marked}\n`;
    const texts = { "cards.toml": text.replaceAll(/[‹›]/g, "") };
    const strict = await load(texts);
    const lenient = await load(texts, "lenient");
    ok(!strict.ok && lenient.ok);
    strictEqual(lenient.tabula.cards.size, 0);
    const [error] = strict.errors;
    const [warning] = lenient.warnings;
    deepStrictEqual({ ...warning, severity: "error" }, error);
    strictEqual(warning?.severity, "warning");
    strictEqual(error?.file, "cards.toml");
    strictEqual(error.line, 6);
    strictEqual(error.span.start, text.indexOf("‹"));
    ok(error.message.endsWith(`: ${words}`), error.message);
    deepStrictEqual(error.notes, [
      `in the card "Fox" (${id("a").toUpperCase()})`,
    ]);
  });
}

for (const key of ["id", "name", "card-type", "image-number"]) {
  Deno.test(`loadTabula() needs the ${key} of a card`, async () => {
    const lines = CARD.split("\n").filter((line) =>
      !line.startsWith(`${key} =`)
    );
    const loaded = await load({ "cards.toml": lines.join("\n") }, "lenient");
    ok(loaded.ok);
    strictEqual(loaded.warnings[0]?.code, "missing-key");
    strictEqual(loaded.warnings[0].message.includes(`"${key}"`), true);
  });
}

for (const text of ["cards = 7", "cards = [7]", '[cards]\nname = "Fox"']) {
  Deno.test(`loadTabula() does not take ${text} for a file without cards`, async () => {
    const loaded = await load({ "cards.toml": text }, "lenient");
    deepStrictEqual(
      loaded.ok ? [] : loaded.errors.map((each) => each.message),
      [
        'Cannot read "cards": expected entries that begin with [[cards]]',
      ],
    );
  });
}

/** Values of the wrong type spoil the whole file, also when lenient. */
const WRONG_TYPES: readonly string[] = [
  "id = 7",
  "name = 7",
  "spark = 2.0",
  'spark = "many"',
  'is-fast = "true"',
  'image-number = "1"',
  "prompts = []",
];

for (const line of WRONG_TYPES) {
  Deno.test(`loadTabula() refuses a file with ${line}`, async () => {
    const key = line.split(" ")[0];
    const kept = CARD.split("\n").filter((each) =>
      !each.startsWith(`${key} =`)
    );
    const text = [...kept, line, ""].join("\n");
    const loaded = await load({ "cards.toml": text }, "lenient");
    ok(!loaded.ok);
    deepStrictEqual(
      loaded.errors.map(({ code, file }) => `${file} ${code}`),
      ["cards.toml wrong-type"],
    );
  });
}

Deno.test("loadTabula() joins abilities by id, however it is spelled", async () => {
  const loaded = await load({
    "cards.toml": CARD,
    "parsed_abilities.json": JSON.stringify({
      [id("a").replaceAll("-", "")]: [EXTRA_TURN],
    }),
  });
  ok(loaded.ok);
  deepStrictEqual(loaded.tabula.cards.get(id("a"))?.abilities, [EXTRA_TURN]);
});

Deno.test("loadTabula() sorts by id; two cards with one id are an error, or the later stays", async () => {
  const row = (last: string, name: string) =>
    CARD.replace(id("a").toUpperCase(), id(last)).replace("Fox", name);
  const texts = {
    "cards.toml": row("b", "B") + row("a", "A") + row("b", "C"),
  };
  const strict = await load(texts);
  const lenient = await load(texts, "lenient");
  ok(!strict.ok && lenient.ok);
  deepStrictEqual(
    strict.errors.map(({ line, message }) => ({ line, message })),
    [{
      line: 12,
      message: `Duplicate card id "${
        id("b")
      }": "B" already has it (cards.toml:2:6)`,
    }],
  );
  strictEqual(lenient.warnings[0]?.code, "duplicate-card-id");
  deepStrictEqual(
    [...lenient.tabula.cards.values()].map((card) => card.displayed_name),
    ["A", "C"],
  );
});

Deno.test("loadTabula() reports every bad field of a row", async () => {
  const loaded = await load({
    "cards.toml": `${CARD}subtype = "Fxo"\nrarity = "R"\nenergy-cost = "x"\n`,
  });
  deepStrictEqual(
    loaded.ok || loaded.errors.map(({ line }) => line).sort(),
    [6, 7, 8],
  );
});

Deno.test("loadTabula() refuses a key with a slip, and warns of other columns", async () => {
  const slip = await load({ "cards.toml": `${CARD}is-fat = true\n` });
  deepStrictEqual(
    slip.ok || slip.errors.map(({ code }) => code),
    ["unread-key"],
  );
  const column = await load({ "cards.toml": `${CARD}flavor = "Salt."\n` });
  deepStrictEqual(
    column.ok && column.warnings.map(({ code }) => code),
    ["unread-key"],
  );
});

/** JSON that is no list of abilities, and the path to where it is not. */
const MISFITS: readonly (readonly [unknown, string])[] = [
  [[], "$: expected an object"],
  [{ [id("a")]: {} }, `$["${id("a")}"]: expected a list`],
  [
    { [id("a")]: [{ Evnt: {} }] },
    `$["${
      id("a")
    }"][0]: expected one of "Event", "Static", "Activated", "Triggered", "Named"`,
  ],
  [
    {
      [id("a")]: [{
        Event: { effect: { Effect: { DrawCards: { count: "2" } } } },
      }],
    },
    `$["${
      id("a")
    }"][0].Event.effect.Effect.DrawCards.count: expected a whole number from 0 to 4294967295`,
  ],
  [
    {
      [id("a")]: [{
        Event: { effect: { Effect: { DrawCards: { count: -1 } } } },
      }],
    },
    `$["${
      id("a")
    }"][0].Event.effect.Effect.DrawCards.count: expected a whole number from 0 to 4294967295`,
  ],
  [
    { [id("a")]: [{ Static: { StaticAbility: "HasNoTypes" } }] },
    `$["${
      id("a")
    }"][0].Static.StaticAbility: expected one of "AdditionalCostToPlay", "CardsInYourVoidHaveReclaim", "CharactersInHandHaveFast", "CostReductionForEach", "DisableEnemyMaterializedAbilities", "EnemyCardsCostIncrease" and 17 more`,
  ],
  [
    {
      [id("a")]: [{
        Event: {
          effect: {
            Effect: {
              DissolveCharacter: {
                target: { Enemy: { CharacterType: "Fox" } },
              },
            },
          },
        },
      }],
    },
    `$["${
      id("a")
    }"][0].Event.effect.Effect.DissolveCharacter.target.Enemy.CharacterType: expected one of "Agent", "Ancient", "Avatar", "Child", "Detective", "Explorer" and 18 more`,
  ],
];

for (const [value, expected] of MISFITS) {
  Deno.test(`loadTabula() refuses ${JSON.stringify(value)}`, async () => {
    const json = JSON.stringify(value, null, 2);
    const loaded = await load({ "parsed_abilities.json": json }, "lenient");
    ok(!loaded.ok);
    const [error] = loaded.errors;
    strictEqual(error?.code, "unfit-abilities");
    strictEqual(
      error.message.replace(/, found .*/, ""),
      `Cannot read the abilities at ${expected}`,
    );
  });
}

Deno.test("loadTabula() refuses abilities deeper than the stack", async () => {
  const depth = 100_000;
  const trigger = '{"trigger":"EndOfYourTurn","effect":';
  const outer =
    `{"Effect":{"CreateTriggerUntilEndOfTurn":{"trigger":${trigger}`;
  const effect = outer.repeat(depth) + '"X"' + "}}}}".repeat(depth);
  const json = `{"${id("a")}":[{"Event":{"effect":${effect}}}]}`;
  const loaded = await load({ "parsed_abilities.json": json });
  strictEqual(
    loaded.ok ? "" : loaded.errors[0]?.message,
    "Cannot read the abilities at $: it is too deep",
  );
});

for (const directory of ["", "/", "a", "a/"]) {
  Deno.test(`loadTabula() reads the files of the directory "${directory}"`, async () => {
    const paths: string[] = [];
    const readFile = (path: string) => {
      paths.push(path);
      return Promise.reject(new Deno.errors.NotFound("no such file"));
    };
    await loadTabula("production", { directory, readFile });
    const slash = directory === "a" ? "/" : "";
    strictEqual(paths[0], `${directory}${slash}strings.ftl`);
  });
}

/** For each code, files that cannot be loaded; ‹ marks the place. */
const REFUSED:
  & { readonly [C in LoadCode]: readonly [Texts, ...Texts[]] }
  & { readonly [C in BuildCode]?: readonly Texts[] } = {
    "invalid-json": [{ "parsed_abilities.json": "{\n  ‹1" }],
    "unfit-abilities": [
      { "parsed_abilities.json": `{ "${id("1")}": [], ‹"${id("2")}": 7 }` },
    ],
    "missing-abilities": [
      { "cards.toml": `${CARD}rules-text = ‹"Draw {cards}."\n` },
      { "dreamwell.toml": `${WELL}rules-text = ‹"Draw {cards}."\n` },
    ],
    "unreadable-file": [{ "strings.ftl": "‹\uD800" }],
    "invalid-string": [
      { "strings.ftl": "ok = yes\n‹bad = { $x\n" },
      { "strings.ftl": "a = 1\n‹a = 2\n" },
    ],
    "unknown-string": [{ "strings.ftl": "a = { ‹b }\n" }],
    "unknown-table": [{ "cards.toml": '‹[[card]]\nname = "Fox"\n' }],
    "invalid-uuid": [
      { "cards.toml": CARD.replace(/^id = .*$/m, 'id = ‹"fox"') },
    ],
  };

for (const [code, group] of Object.entries(REFUSED)) {
  for (const texts of group) {
    const [[file, marked] = ["", ""]] = Object.entries(texts);
    Deno.test(`loadTabula() finds ${code} in ${JSON.stringify(marked)}`, async () => {
      const loaded = await load({ [file]: marked.replace("‹", "") });
      ok(!loaded.ok);
      deepStrictEqual(
        loaded.errors.map(({ code, file, span }) => [code, file, span.start]),
        [[code, file, marked.indexOf("‹")]],
      );
    });
  }
}

Deno.test("loadTabula() refuses a key that is no UUID, and broken TOML", async () => {
  const badKey = await load({ "parsed_abilities.json": '{"fox": []}' });
  strictEqual(badKey.ok || badKey.errors[0]?.code, "invalid-uuid");
  const badToml = await load({ "cards.toml": "[[cards" }, "lenient");
  strictEqual(badToml.ok || badToml.errors[0]?.code, "invalid-toml");
});

Deno.test("loadTabula() reports every file that is missing, but not strings", async () => {
  const files = inMemory({ "parsed_abilities.json": "{}" });
  const loaded = await loadTabula("test", files, "lenient");
  ok(!loaded.ok);
  deepStrictEqual(
    loaded.errors.map(({ code, file }) => `${file} ${code}`),
    [
      "test-cards.toml missing-file",
      "test-dreamwell.toml missing-file",
      "card-lists.toml missing-file",
      "card-fx.toml missing-file",
    ],
  );
});

Deno.test("loadTabula() loads the sample, game and tests", async () => {
  const game = await loadTabula("production", SAMPLE_SOURCE);
  const tests = await loadTabula("test", SAMPLE_SOURCE);
  ok(game.ok && tests.ok);
  strictEqual(game.tabula.cards.size, 48);
  strictEqual(tests.tabula.cards.size, 8);
  strictEqual(game.tabula.dreamwellCards.size, 5);
  strictEqual(tests.tabula.dreamwellCards.size, 3);
  const withText = [...game.tabula.cards.values()].filter((card) =>
    card.displayed_rules_text !== ""
  );
  deepStrictEqual(
    withText.filter(({ abilities }) => abilities.length === 0),
    [],
  );
  const [list] = game.tabula.cardLists;
  deepStrictEqual(list && { ...list, card_id: "" }, {
    list_name: "First Voyage",
    list_type: "BaseCardId",
    card_id: "",
    copies: 3,
  });
  const { strings } = game.tabula;
  strictEqual(
    strings?.format("prompt-pay-energy", { energy: 3 }),
    "Pay 3 energy?",
  );
  strictEqual(strings.format("cards-drawn", { count: 1 }), "You draw a card");
  strictEqual(strings.format("nothing"), undefined);
  deepStrictEqual(strings.ids.includes("-energy"), false);
});

Deno.test("loadTabula() converts card effects", async () => {
  const effect = `[[card-fx]]
card-id = "${id("a")}"
effect-type = "DisplayEffect"
effect-trigger = "DrawCards"
effect-target = "ControllerDeck"
effect-address = ""
effect-sound = "s"
dissolve-color = " #FF000080 "
effect-scale = 2
effect-duration-milliseconds = 500
`;
  const loaded = await load({ "card-fx.toml": effect });
  ok(loaded.ok);
  deepStrictEqual(loaded.tabula.cardEffects, [{
    card_id: id("a"),
    effect_type: "DisplayEffect",
    effect_trigger: "DrawCards",
    effect_target: "ControllerDeck",
    effect_address: { effect: "" },
    effect_sound: { audio_clip: "s" },
    dissolve_color: { red: 1, green: 0, blue: 0, alpha: 128 / 255 },
    effect_scale: 2,
    effect_duration_milliseconds: { milliseconds_value: 500 },
  }]);
});

const BAD_EFFECTS: readonly (readonly [string, string])[] = [
  ['card-id = "fox"', 'Cannot read the id "fox"'],
  ['effect-type = "Boom"', 'Unknown effect type "Boom"'],
  ['effect-trigger = "Boom"', 'Unknown effect trigger "Boom"'],
  ['effect-target = "Boom"', 'Unknown object predicate "Boom"'],
  ['dissolve-color = "#FFF"', 'Cannot use "dissolve-color"'],
  ['dissolve-color = "#GGGGGG"', 'Cannot use "dissolve-color"'],
  [
    "trail-duration-milliseconds = -5",
    'Cannot use "trail-duration-milliseconds"',
  ],
];

for (const [line, words] of BAD_EFFECTS) {
  Deno.test(`loadTabula() refuses the effect with ${line}`, async () => {
    const good = [
      `card-id = "${id("a")}"`,
      'effect-type = "DisplayEffect"',
      'effect-trigger = "DrawCards"',
    ].filter((each) => each.split(" ")[0] !== line.split(" ")[0]);
    const text = ["[[card-fx]]", ...good, line, ""].join("\n");
    const loaded = await load({ "card-fx.toml": text });
    ok(!loaded.ok);
    deepStrictEqual(
      loaded.errors.map(({ message, line }) => ({
        message: message.split(":")[0],
        line,
      })),
      [{ message: words, line: good.length + 2 }],
    );
  });
}

const ARCHIVE = zipSync(Object.fromEntries(
  Object.entries({ ...EMPTY, "cards.toml": CARD }).map((
    [name, text],
  ) => [`assets/Tab ula/${name}`, strToU8(text)]),
));

const ADDRESSES = [
  "jar:file:/app/base.apk!/assets/Tab ula",
  "jar:file:///app/base.apk!/assets/Tab%20ula/",
];

for (const directory of ADDRESSES) {
  Deno.test(`loadTabula() reads from ${directory}`, async () => {
    const paths: string[] = [];
    const readFile = (path: string): Promise<Uint8Array> => {
      paths.push(path);
      return Promise.resolve(ARCHIVE);
    };
    const loaded = await loadTabula("production", { directory, readFile });
    ok(loaded.ok);
    strictEqual(loaded.tabula.cards.size, 1);
    deepStrictEqual(paths, ["/app/base.apk"]);
  });
}

Deno.test("loadTabula() reports an archive that is none", async () => {
  const loaded = await loadTabula("production", {
    directory: "jar:file:/app/base.apk!/assets",
    readFile: () => Promise.resolve(strToU8("no zip")),
  });
  ok(!loaded.ok);
  strictEqual(loaded.errors[0]?.code, "unreadable-file");
});
