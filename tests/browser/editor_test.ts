import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import type { Page } from "puppeteer-core";
import { browserTest } from "./pages.ts";
import {
  open,
  press,
  TEXT,
  textOf,
  VARIABLES,
  waitFor,
  waitForCompletions,
} from "./playground.ts";

browserTest(
  "editor: typing a card shows it as players see it",
  async (page) => {
    await open(page, { text: "", variables: "" });
    await page.click(TEXT);
    await page.keyboard.type("Gain ");
    await page.focus(VARIABLES);
    await page.keyboard.type("e: 2");
    await page.focus(TEXT);
    await page.keyboard.press("End");
    await page.keyboard.type("{e}.");
    await waitFor(page, ".face", /^Gain 2●\.$/);
    strictEqual(await textOf(page, ".problems"), "No problems");
    match(await textOf(page, ".tree"), /GainEnergy/);
  },
);

browserTest(
  "editor: completing {cards} gives the variable its first value",
  async (page) => {
    await open(page, { text: "", variables: "" });
    await page.click(TEXT);
    await page.keyboard.type("Draw {car");
    await waitForCompletions(page);
    await page.keyboard.press("Enter");
    await waitFor(page, VARIABLES, /^cards: 1$/);
    await waitFor(page, TEXT, /^Draw \{cards\}$/);
  },
);

browserTest(
  "editor: one click fixes a mistake, and undo brings it back",
  async (page) => {
    await open(page, { text: "Drow {cards}.", variables: "cards: 2" });
    match(await textOf(page, ".problems"), /"Drow"/);
    await page.click(".fix");
    await waitFor(page, TEXT, /^Draw \{cards\}\.$/);
    strictEqual(await textOf(page, ".problems"), "No problems");
    await page.click(TEXT);
    await press(page, "Control+z");
    await waitFor(page, TEXT, /^Drow/);
  },
);

browserTest(
  "editor: Ctrl+. fixes, F8 shows the next problem",
  async (page) => {
    await open(page, {
      text: "Drow {cards}, then discrad {discards}.",
      variables: "cards: 2, discards: 1",
    });
    await page.click(TEXT);
    await page.keyboard.press("F8");
    await page.waitForSelector(".hover .problem button");
    await press(page, "Control+.");
    await press(page, "Control+.");
    await waitFor(page, TEXT, /^Draw \{cards\}, then discard \{discards\}\.$/);
  },
);

browserTest("editor: hovering a word explains it", async (page) => {
  await open(page, { text: "{Dissolve} an enemy.", variables: "" });
  const word = await page.waitForSelector("::-p-text({Dissolve})");
  await word?.hover();
  await page.waitForSelector(".hover");
  match(await textOf(page, ".hover"), /Dissolve/);
});

browserTest("editor: Lorcana texts are completed, too", async (page) => {
  await open(page, { game: "lorcana", text: "When you play this ch" });
  await page.click(TEXT);
  await page.keyboard.press("End");
  await page.keyboard.type("ar");
  await waitForCompletions(page);
  await page.keyboard.press("Enter");
  await waitFor(page, TEXT, /^When you play this character$/);
});

/** Opens an empty text and types keys: `"@Control+z"` presses one. */
async function typed(page: Page, ...keys: readonly string[]): Promise<string> {
  await open(page, { text: "", variables: "" });
  await page.click(TEXT);
  for (const each of keys) {
    if (each.startsWith("@")) await press(page, each.slice(1));
    else await page.keyboard.type(each);
  }
  return await textOf(page, TEXT);
}

/** Keys that somebody presses, and the text that comes of them. */
type Keys = readonly [what: string, keys: readonly string[], text: string];

const KEYS: readonly Keys[] = [
  ["a bracket brings its other half", ["Gain {"], "Gain {}"],
  ["the other half is typed over", ["Gain {e}."], "Gain {e}."],
  ["Backspace deletes both halves", ["Gain {", "@Backspace"], "Gain "],
  ["a bracket before a word is alone", ["e}", "@Home", "{"], "{e}"],
  [
    "a bracket goes around what is selected",
    ["Gain e", "@Shift+ArrowLeft", "{"],
    "Gain {e}",
  ],
  ["Enter starts a line", ["Draw", "@Escape", "@Enter", "a"], "Draw\na"],
  [
    "Backspace joins lines",
    ["one", "@Escape", "@Enter", "two", "@Home", "@Backspace"],
    "onetwo",
  ],
  [
    "Delete deletes the letter behind the caret",
    ["ab", "@Home", "@Delete"],
    "b",
  ],
  [
    "Ctrl+Delete deletes the word behind the caret",
    ["one two", "@Home", "@Control+Delete"],
    " two",
  ],
  [
    "Backspace deletes what is selected",
    ["one two", "@Control+a", "@Backspace"],
    "",
  ],
  [
    "Ctrl+Backspace deletes a word",
    ["one two", "@Control+Backspace"],
    "one ",
  ],
  ["undo takes back what was typed in a row", ["one", "@Control+z"], ""],
  [
    "undo takes back deleting alone",
    ["one", "@Backspace", "@Backspace", "@Control+z"],
    "one",
  ],
  ["redo does it again", ["one", "@Control+z", "@Control+y"], "one"],
  [
    "so does redo with Shift",
    ["one", "@Control+z", "@Control+Shift+z"],
    "one",
  ],
  [
    "typing forgets what could be done again",
    ["one", "@Control+z", "two", "@Control+y"],
    "two",
  ],
];

for (const [what, keys, text] of KEYS) {
  browserTest(`editor: ${what}`, async (page) => {
    strictEqual(await typed(page, ...keys), text);
  });
}

/** What those who listen are told about the list. */
async function announced(page: Page): Promise<string> {
  return await page.$eval(TEXT, (content) => {
    const { id } = { id: content.getAttribute("aria-activedescendant") ?? "" };
    const root = content.getRootNode();
    const option = "getElementById" in root ? root.getElementById(id) : null;
    return `${option?.getAttribute("aria-selected")} ${option?.textContent}`;
  });
}

browserTest(
  "editor: arrows choose a completion, which is announced, Escape closes the list",
  async (page) => {
    await typed(page, "When you ");
    await waitForCompletions(page);
    const rows = await page.$$(".completions li");
    const first = await announced(page);
    await press(page, "ArrowDown");
    const second = await announced(page);
    await press(page, "ArrowUp");
    await press(page, "ArrowUp");
    const last = await announced(page);
    await press(page, "PageUp");
    deepStrictEqual(await announced(page), first);
    strictEqual(new Set([first, second, last]).size, 3);
    for (const each of [first, second, last]) match(each, /^true ./);
    strictEqual(rows.length > 3, true);
    await press(page, "Escape");
    strictEqual(await page.$(".completions"), null);
    await press(page, "Control+ ");
    await waitForCompletions(page);
  },
);

browserTest(
  "editor: the list goes when the page scrolls, not when the list does",
  async (page) => {
    await open(page, { game: "lorcana", text: "Draw" });
    await page.setViewport({ width: 360, height: 500 });
    await page.focus(TEXT);
    await press(page, "End");
    await page.keyboard.type(" ");
    await waitForCompletions(page);
    await press(page, "ArrowUp");
    await page.evaluate("new Promise(requestAnimationFrame)");
    const scrolled = "document.querySelector('.completions').scrollTop > 0";
    strictEqual(await page.evaluate(scrolled), true);
    await page.evaluate("scrollBy(0, 50)");
    await page.waitForFunction("!document.querySelector('.completions')");
  },
);

browserTest("editor: a click takes a completion", async (page) => {
  await typed(page, "When you ");
  await waitForCompletions(page);
  await page.click(".completions ::-p-text(discard)");
  await waitFor(page, TEXT, /^When you discard/);
  strictEqual(await page.$(".completions"), null);
});

browserTest(
  "editor: Enter right after a letter takes what fits it",
  async (page) => {
    await typed(page, "When you ");
    await waitForCompletions(page);
    await page.keyboard.type("ab");
    await press(page, "Enter");
    await waitFor(page, TEXT, /^When you abandon/);
  },
);

browserTest(
  "editor: F8 goes around the problems, Shift+F8 back, Tab to the fix",
  async (page) => {
    await open(page, {
      text: "Drow {cards}, then discrad {discards}.",
      variables: "cards: 2, discards: 1",
    });
    await page.click(TEXT);
    await press(page, "Control+Home");
    const shown = async () => await textOf(page, ".hover .problem p");
    await press(page, "F8");
    match(await shown(), /discrad/);
    await press(page, "F8");
    match(await shown(), /Drow/);
    await press(page, "Shift+F8");
    match(await shown(), /discrad/);
    await press(page, "Tab");
    await press(page, "Enter");
    await waitFor(page, TEXT, /^Drow \{cards\}, then discard \{discards\}\.$/);
  },
);

browserTest(
  "editor: a text that takes long to read is read in the next pause",
  async (page) => {
    const sentence = "Drow {cards}, then discrad {discards}. ";
    await open(page, {
      text: sentence.repeat(60),
      variables: "cards: 2, discards: 1",
    });
    await page.focus(TEXT);
    await press(page, "Control+Home");
    await page.keyboard.type("Gian {crads} ");
    await waitFor(page, ".problems", /Gian/);
    await press(page, "Control+Home");
    await press(page, "Control+.");
    await waitFor(page, TEXT, /^Gain /);
  },
);

browserTest(
  "editor: the words lie exactly behind the letters, on any screen",
  async (page) => {
    const text = "{Judgment} Draw {cards}, then discard {discards}.\n\n" +
      "Abcdefghijklmnopqrstuvwxyz".repeat(4) + "   {e}\t Drow\n";
    await open(page, { text, variables: "cards: 2" });
    for (const width of [1200, 360]) {
      await page.setViewport({ width, height: 740 });
      deepStrictEqual(
        await page.evaluate(misplacedWords),
        [],
        `at ${width} px`,
      );
    }
  },
);

/** Words at whose place the text area has other letters. */
const misplacedWords = `(() => {
  let at = 0;
  return [...document.querySelectorAll(".editor.text .words span")]
    .filter((word) => {
      const start = at;
      at += word.textContent.length;
      word.scrollIntoView({ block: "nearest" });
      const [box] = word.getClientRects();
      if (!/^\\S/.test(word.textContent) || box.width < 4) return false;
      const x = box.left + 1;
      const y = box.top + box.height / 2;
      const { offset } = document.caretPositionFromPoint(x, y);
      return offset !== start;
    })
    .map((word) => word.textContent);
})()`;

browserTest(
  "editor: the caret stays in view, and the letters over their words",
  async (page) => {
    await open(page, { text: "", variables: "" });
    await page.click(TEXT);
    for (let line = 0; line < 40; line++) await press(page, "Enter");
    await page.keyboard.type("Drow");
    await page.waitForSelector(".words ::-p-text(Drow)");
    const [bottom, end, scrolled] = await page.evaluate(`[
      document.querySelector(".words span:nth-last-child(2)")
        .getBoundingClientRect().bottom,
      document.querySelector(".editor.text .code")
        .getBoundingClientRect().bottom,
      document.querySelector(".editor.text textarea").scrollTop,
    ]`) as readonly [number, number, number];
    strictEqual(bottom <= end, true, `${bottom} is below ${end}`);
    strictEqual(scrolled, 0);
  },
);

browserTest(
  "editor: a word that is being typed is explained when it is left",
  async (page) => {
    await typed(page, "Draw {car");
    await waitForCompletions(page);
    strictEqual(await textOf(page, ".problems"), "Not finished yet");
    await page.focus(VARIABLES);
    await waitFor(page, ".problems", /^1 error/);
  },
);

browserTest(
  "editor: whoever rests is told what is wrong, finished or not",
  async (page) => {
    await typed(page, "Draw ");
    await waitFor(page, ".problems", /^1 error/);
  },
);

browserTest(
  "editor: a problem stays with its words while others are typed",
  async (page) => {
    const text = "Draw {cards}.\n\nDrow {cards}.";
    await open(page, { text, variables: "cards: 1" });
    await page.click(TEXT);
    await press(page, "Control+Home");
    await press(page, "End");
    await page.keyboard.type(" Gain {");
    strictEqual(await textOf(page, ".problem-error"), "Drow");
    match(await textOf(page, ".problems"), /^1 error/);
    match(await textOf(page, TEXT), /^Draw \{cards\}\. Gain \{\}\n\nDrow/);
  },
);

browserTest(
  "editor: letters that are put together are text like any other",
  async (page) => {
    await open(page, { text: "", variables: "" });
    await page.click(TEXT);
    const session = await page.createCDPSession();
    await session.send("Input.imeSetComposition", {
      text: "{\u00b4e",
      selectionStart: 3,
      selectionEnd: 3,
    });
    await waitFor(page, ".editor.text .words", /^\{\u00b4e/);
    await session.send("Input.insertText", { text: "{\u00e9" });
    await waitFor(page, TEXT, /^\{\u00e9$/);
    await waitFor(page, ".face", /\u00e9/);
    await press(page, "Control+z");
    await waitFor(page, TEXT, /^$/);
  },
);
