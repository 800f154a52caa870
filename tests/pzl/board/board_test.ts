import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { displayWidth } from "../../../diagnostics/internal.ts";
import {
  type Board,
  boardHtml,
  boardOf,
  boardsHtml,
  boardSvg,
  boardText,
  parsePuzzle,
  type Pile,
} from "../../../pzl/mod.ts";
import { assertAll, testCorpus } from "../../corpus.ts";
import { corpusPuzzles, SAMPLE_PUZZLES } from "../corpus.ts";
import { forgeCards } from "../forge/card_scripts.ts";
import { frame } from "../frame.ts";

function board(text: string): Board {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.errors[0]?.message);
  return boardOf(puzzle);
}

/** The lines below a player's name, without blanks at their ends. */
function linesOf(stateLines: string): string[] {
  const text = boardText(board(frame(stateLines)));
  const you = text.slice(text.indexOf("YOU"));
  return you.split("\n").map((line) => line.trimEnd()).filter((line) => line);
}

Deno.test("boardText() shows the sample puzzle as a table with two sides", () => {
  strictEqual(
    boardText(board(SAMPLE_PUZZLES[1] ?? "")),
    `The Borrowed Sword (Mythic)
Goal: Destroy Specified Creatures (Creature.OppCtrl) by the end of turn 4
Start: Turn 4, your declare attackers step

Destroy every creature of your opponent this turn.
https://example.com/puzzles/the-borrowed-sword

────────────────────────────────────────────────────────────────────────────────
OPPONENT  life 12
Exile 1       Silvergill Adept, face down, exiled by Dovin, Hand of Control
Command 1     Dovin, Hand of Control, 4 loyalty
Battlefield   Wall of Omens
              Serra Angel, 2 damage
────────────────────────────────────────────────────────────────────────────────
BEFORE THE FIRST MOVE
1. You cast Giant Growth → Grizzly Bears
────────────────────────────────────────────────────────────────────────────────
YOU  life 7 · 3 energy · mana R R G
Battlefield   Grizzly Bears (tapped), +1/+1 ×2, attacking
              └ Sword of Fire and Ice, owned by opponent
              1/1 Goblin token, red, haste, summoning sick, has “AB$
                DealDamage | Cost$ T | ValidTgts$ Any | NumDmg$ 1”
              treasure token
Hand 2        Fling · Fire // Ice
Graveyard 2   Lightning Bolt · Opt
Library 1     Mountain
`,
  );
});

Deno.test("lands are grouped, with how many are tapped", () => {
  deepStrictEqual(
    linesOf("p0play=Island;Bear;Island|Tapped;Forest|Tapped;Island"),
    [
      "YOU  life 20",
      "Battlefield   Bear",
      "Lands         3× Island (1 tapped)",
      "              Forest (tapped)",
    ],
  );
});

Deno.test("attachments are under their host, also those of the other side", () => {
  deepStrictEqual(
    linesOf("p0play=Bear|Id:1\np1play=Pacifism|AttachedTo:1").slice(1),
    ["Battlefield   Bear", "              └ Pacifism, opponent's"],
  );
});

Deno.test("an attachment of an attachment is under it, and no circle is followed", () => {
  deepStrictEqual(
    linesOf(
      "p0play=A|Id:1;B|Id:2|AttachedTo:1;C|AttachedTo:2;D|Id:4|AttachedTo:4;" +
        "E|Id:5|AttachedTo:6;F|Id:6|AttachedTo:5",
    ).slice(1),
    [
      "Battlefield   A",
      "              └ B",
      "                └ C",
      "              D",
      "              E",
      "              F",
    ],
  );
});

Deno.test("an aura on a player is told with that player", () => {
  ok(
    linesOf("p1play=Curse|EnchantingPlayer:P0").join("\n")
      .includes("Attached to player\n              Curse"),
  );
});

Deno.test("the order of a library stays, only equal neighbors are one pile", () => {
  deepStrictEqual(linesOf("p0library=A;B;B;A").slice(2), [
    "Library 4     A · 2× B · A",
  ]);
});

Deno.test("much mana is counted", () => {
  deepStrictEqual(
    linesOf(`p0manapool=${Array(7).fill("u").join(" ")} R`)[0],
    "YOU  life 20 · mana 7 U, 1 R",
  );
});

Deno.test("five mana of a color are still written one by one, six are counted", () => {
  const titleOf = (pool: string) => linesOf(`p0manapool=${pool}`)[0];
  strictEqual(titleOf("U U U U U"), "YOU  life 20 · mana U U U U U");
  strictEqual(titleOf("U U U U U U"), "YOU  life 20 · mana 6 U");
});

Deno.test("boardSvg() leaves the same margin below attached cards as beside and between them", () => {
  const svg = boardSvg(board(frame(
    "p0battlefield=Ox|Id:1;Sword of Fire and Ice|AttachedTo:1;" +
      "Sword of Body and Mind|AttachedTo:1",
  )));
  const [host, upper, lower] = cardBoxes(svg);
  ok(host && upper && lower);
  const margin = lower.top - upper.bottom;
  ok(margin > 0);
  strictEqual(host.bottom - lower.bottom, margin);
  strictEqual(host.right - Math.max(upper.right, lower.right), margin);
});

/** The edges of the cards, which have round corners of their own. */
function cardBoxes(svg: string) {
  const cards =
    /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx="6"/g;
  return [...svg.matchAll(cards)].map((found) => {
    const [x = 0, top = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return { top, right: x + width, bottom: top + height };
  });
}

Deno.test("boardText() never breaks a terminal of 80, 60 or 40 columns", () => {
  const long = "Supercalifragilisticexpialidocious".repeat(5);
  const text = frame(
    `p0play=${long}|Counters:P1P1=1|Id:1;${long}|AttachedTo:1\n` +
      `p1hand=漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字;${long}\n` +
      `p0precast=${long}`,
  );
  for (const width of [80, 60, 40]) {
    assertWidth(boardText(board(text), { width }), width);
  }
});

Deno.test("boardText() fills a line to its last column", () => {
  // Names begin in column 15, and two of them have three columns between them.
  const name = "A".repeat((60 - 14 - 3) / 2);
  const handOf = (names: string) =>
    boardText(board(frame(`p0hand=${names}`)), { width: 60 })
      .split("\n").filter((line) => line.includes("AAA")).length;
  deepStrictEqual(
    [`${name};B${name.slice(1)}A`, `${name};B${name}A`].map(handOf),
    [1, 2],
  );
});

Deno.test("boardText() lets no control character through", () => {
  const text = boardText(board(frame("p0hand=A\x1b[31mB\u202eC")));
  strictEqual(text.includes("\x1b") || text.includes("\u202e"), false);
});

function assertWidth(text: string, width: number): void {
  deepStrictEqual(
    text.split("\n").filter((line) => displayWidth(line) > width),
    [],
  );
}

/** Every tag is closed by its own name, except those that are never closed. */
function assertBalanced(markup: string): void {
  const open: string[] = [];
  for (const [, slash, name = "", rest = ""] of tagsIn(markup)) {
    if (rest.endsWith("/") || VOID.has(name)) continue;
    if (slash === "") open.push(name);
    else strictEqual(open.pop(), name);
  }
  deepStrictEqual(open, []);
}

const VOID: ReadonlySet<string> = new Set(["meta", "!doctype"]);

function tagsIn(markup: string): Iterable<readonly string[]> {
  return markup.matchAll(/<(\/?)([!a-z][a-z0-9]*)([^<>]*)>/g);
}

Deno.test("boardHtml() and boardSvg() escape what a file says", () => {
  const text = frame("p0hand=<script>alert(1)</script>").replace(
    "Name:T",
    `Name:"><b>&'`,
  );
  for (const markup of [boardHtml(board(text)), boardSvg(board(text))]) {
    strictEqual(markup.includes("<script>"), false);
    strictEqual(markup.includes("<b>&"), false);
    assertBalanced(markup);
  }
});

/** What a name may hold, and how it stands in a tag or an attribute. */
const ESCAPED: readonly (readonly [name: string, markup: string])[] = [
  ["Dungeons & Dragons", "Dungeons &amp; Dragons"],
  ["Power < 3", "Power &lt; 3"],
  ["Power > 3", "Power &gt; 3"],
  ['"Ach! Hans, Run!"', "&quot;Ach! Hans, Run!&quot;"],
  ["Urza's Tower", "Urza&#39;s Tower"],
];

for (const [name, escaped] of ESCAPED) {
  Deno.test(`boardHtml() and boardSvg() write the title ${name} as ${escaped}`, () => {
    const text = frame("").replace("Name:T", `Name:${name}`);
    for (const markup of [boardHtml(board(text)), boardSvg(board(text))]) {
      ok(markup.includes(`<title>${escaped}</title>`), markup);
    }
  });
}

/** Cards, and the classes that give them their looks. */
const CLASSES: Readonly<Record<string, string>> = {
  "Bear": "card",
  "Bear|Tapped": "card tapped",
  "T:c_2_2_bear": "card token",
  "T:c_2_2_bear|Tapped": "card token tapped",
};

for (const [card, classes] of Object.entries(CLASSES)) {
  Deno.test(`boardHtml() shows ${card} as a ${classes}, and boardSvg() dashes tokens`, () => {
    const shown = board(frame(`p0play=${card}`));
    ok(boardHtml(shown).includes(`<div class="${classes}">`));
    strictEqual(
      boardSvg(shown).includes("stroke-dasharray"),
      classes.includes("token"),
    );
  });
}

Deno.test("boardHtml() links only to web pages", () => {
  const text = frame("").replace("Goal:", "URL:javascript:alert(1)\nGoal:");
  strictEqual(boardHtml(board(text)).includes("<a "), false);
});

testCorpus("every puzzle of Forge fits on a board", corpusPuzzles(), (all) => {
  assertAll(all, ({ text }) => {
    const layout = board(text);
    assertWidth(boardText(layout), 80);
    assertBalanced(boardHtml(layout));
    assertBalanced(boardSvg(layout));
    assertEveryCardShown(text, layout);
  }, ({ name }) => name);
});

function assertEveryCardShown(text: string, layout: Board): void {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) return;
  const shown = layout.sides.flatMap((side) => [
    ...side.attachments,
    ...side.battlefield,
    ...side.lands,
    ...side.zones.flatMap(({ piles }) => piles),
  ]);
  const count = (piles: Board["sides"][0]["lands"]): number =>
    piles.reduce(
      (sum, pile) => sum + pile.count * (1 + count(pile.attachments)),
      0,
    );
  const { human, ai } = puzzle.state.players;
  const all = [human, ai].flatMap((player) => [
    ...player.hand,
    ...player.battlefield,
    ...player.graveyard,
    ...player.library,
    ...player.exile,
    ...player.command,
    ...player.sideboard,
  ]);
  strictEqual(count(shown), all.length);
}

/** Battlefields that took more time than the square of their size. */
const large: readonly (readonly [string, (index: number) => string])[] = [
  ["a chain", (index) => `Bear|Id:${index}|AttachedTo:${index + 1}`],
  ["a circle", (index) => `Bear|Id:${index}|AttachedTo:${(index + 1) % 5000}`],
  ["one host", (index) => `Bear ${index}|Id:${index}|AttachedTo:4999`],
  ["equal cards", () => "Bear"],
];

for (const [name, card] of large) {
  Deno.test(`boardOf() lays out 5,000 cards of ${name}`, () => {
    const cards = Array.from({ length: 5000 }, (_, index) => card(index));
    const last = name === "a chain" ? ";Bear|Id:5000" : "";
    const result = parsePuzzle(frame(`humanplay=${cards.join(";")}${last}`));
    ok(result.ok);
    const board = boardOf(result);
    strictEqual(
      board.sides[1].battlefield.reduce((sum, pile) => sum + sizeOf(pile), 0),
      result.state.players.human.battlefield.length,
    );
    ok(boardText(board).length > 0 && boardSvg(board).length > 0);
  });
}

/** How many cards a pile holds, with what is attached to each of them. */
function sizeOf({ count, attachments }: Pile): number {
  return attachments.reduce((sum, pile) => sum + count * sizeOf(pile), count);
}

/** Lines of a state, and what your side of the board says about them. */
const told: readonly (readonly [string, string])[] = [
  [
    "p0play=t:Angel,P:4,T:4,Color:W,Types:Creature-Angel,Keywords:Flying-Hexproof",
    "4/4 Angel token, white, flying, hexproof",
  ],
  [
    "p0play=t:Thopter,P:1,T:1,Color:UR,Types:Artifact-Creature-Thopter,Keywords:",
    "1/1 Thopter token, blue and red, artifact",
  ],
  ["p0play=A|SummonSick", "A, summoning sick"],
  ["removesummoningsickness=true\np0play=A|SummonSick", "A"],
  ["p0play=A|Meld:B", "A, melded with B"],
  [
    "abilityx=AB$ Draw | SpellDescription$ Draw a card.\np0play=A|Ability:x",
    "A, has “Draw a card.”",
  ],
  ["p0play=T:c_a_treasure_sac", "treasure token"],
];

for (const [lines, shown] of told) {
  Deno.test(`a board shows ${JSON.stringify(lines)} as "${shown}"`, () => {
    deepStrictEqual(linesOf(lines).slice(1), [`Battlefield   ${shown}`]);
  });
}

Deno.test("the stack is shown with its top first, after what is done before", () => {
  deepStrictEqual(
    board(frame("p0putonstack=A;B\np1putonstack=C\np1precast=D")).stack,
    [
      "Opponent casts D",
      "Opponent casts C (top of the stack)",
      "You cast B (on the stack)",
      "You cast A (on the stack)",
    ],
  );
});

Deno.test("the start says what Forge does: the step it stays in, and who decides", () => {
  const lines = "activephase=COMBAT_DECLARE_BLOCKERS\np1putonstack=A\n" +
    "[metadata]\nHumanControl:true";
  strictEqual(
    board(frame(lines)).start,
    "Turn 1, your declare attackers step; you control both players",
  );
});

Deno.test("with card scripts a board tells lands and what cards do", () => {
  const puzzle = parsePuzzle(frame("p0play=Sacred Foundry;Grizzly Bears"));
  ok(puzzle.ok);
  const shown = boardOf(puzzle, { cards: forgeCards() });
  deepStrictEqual(shown.sides[1].lands.map(({ name }) => name), [
    "Sacred Foundry",
  ]);
  deepStrictEqual(shown.cards, [
    { name: "Grizzly Bears", line: "2/2 Creature Bear", text: "It is a bear." },
    { name: "Sacred Foundry", line: "Land Mountain Plains", text: "" },
  ]);
  ok(boardText(shown).includes("Grizzly Bears: 2/2 Creature Bear\n  It is"));
  ok(boardHtml(shown).includes("<dd>It is a bear.</dd>"));
});

Deno.test("a solution is hidden in a text and folded on a page", () => {
  const shown = board(frame("[solution]\nCast Shock.\nAttack."));
  ok(!boardText(shown).includes("Shock"));
  ok(boardText(shown, { solution: true }).includes("SOLUTION\n1. Cast Shock."));
  ok(boardHtml(shown).includes("<details><summary>Solution</summary><ol><li>"));
});

Deno.test("boardsHtml() has what its filters ask for, and nothing that is markup", () => {
  const page = boardsHtml([
    board(frame("p0play=Bear;Elf|Id:1\np1play=Pacifism|AttachedTo:1")),
    board(
      frame("p0hand=Opt").replace("Name:T", "Name:<b>&").replace(
        "Goal:Win",
        "Goal:Survive",
      ),
    ),
  ]);
  ok(page.includes('data-words="t\nbear\nelf\npacifism"'));
  ok(page.includes('data-goal="Win" data-difficulty="Easy"'));
  ok(page.includes("<option>Survive</option><option>Win</option>"));
  ok(page.includes("<summary>&lt;b&gt;&amp; <small>Easy, Survive through"));
  ok(!page.includes("<b>&"));
});
