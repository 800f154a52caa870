import { match, ok, strictEqual } from "node:assert/strict";
import { outDirectory } from "./chromium.ts";
import { browserTest, checkLooks } from "./pages.ts";
import {
  open,
  TEXT,
  textOf,
  VARIABLES,
  waitFor,
  waitForAddress,
  waitForCompletions,
} from "./playground.ts";

for (const game of ["dreamtides", "lorcana", "puzzles"]) {
  browserTest(
    `playground: ${game} is accessible and fits any screen, light and dark`,
    async (page) => {
      await open(page, { game });
      await checkLooks(page);
    },
  );
}

for (const view of ["tree", "json", "tokens", "canonical", "copy"]) {
  browserTest(
    `playground: a broken text is accessible in the view ${view}`,
    async (page) => {
      await open(page, { view, text: "Drow {cards}.", variables: "cards: 2" });
      await checkLooks(page);
    },
  );
}

browserTest(
  "playground: cards in the RLF dialect are read, completed and fixed in it",
  async (page) => {
    await open(page, { text: "Gain {energy(e)}.", variables: "e: 2" });
    await waitFor(page, ".face", /^Gain 2●\.$/);
    await page.click(".fix");
    await waitFor(page, TEXT, /^Gain \{energy\(\$e\)\}\.$/);
    await page.click(TEXT);
    await page.keyboard.press("End");
    await page.keyboard.type(" Draw {car");
    await waitForCompletions(page);
    await page.keyboard.press("Enter");
    await waitFor(page, VARIABLES, /^e: 2, c: 1$/);
    await page.select(".dialect select", "classic");
    await waitFor(page, ".problems", /classic/);
    await waitForAddress(page, /dialect=classic/);
  },
);

browserTest("playground: pointing at a node marks its words", async (page) => {
  await open(page, {
    text: "Draw {cards}. Gain {e}.",
    variables: "cards: 2, e: 1",
  });
  const node = await page.waitForSelector("::-p-text(GainEnergy)");
  await node?.hover();
  await page.waitForSelector(".node-words");
  match(await textOf(page, ".node-words"), /Gain|\{e\}/);
});

browserTest(
  "playground: moving the caret marks the node of its words",
  async (page) => {
    await open(page, {
      text: "Draw {cards}. Gain {e}.",
      variables: "cards: 2, e: 1",
    });
    await page.click(TEXT);
    await page.keyboard.press("Home");
    await waitFor(page, ".node.current", /DrawCards/);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await waitFor(page, ".node.current", /GainEnergy/);
  },
);

browserTest(
  "playground: a Lorcana target and its words mark each other",
  async (page) => {
    await open(page, {
      game: "lorcana",
      text: "Banish chosen character with cost 2 or less.",
    });
    await page.focus(TEXT);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await waitFor(page, ".node.current", /cost-comparison/);
    const node = await page.waitForSelector("::-p-text(target)");
    await node?.hover();
    await waitFor(page, ".node-words", /^chosen character with cost/);
  },
);

browserTest(
  "playground: the canonical text is a diff that a button applies",
  async (page) => {
    await open(page, {
      text: "{Judgment} Gain {e}. Draw {cards}.",
      variables: "e: 1, cards: 1",
      view: "canonical",
    });
    match(await textOf(page, ".diff"), /then draw/);
    await page.click(".apply");
    await waitFor(
      page,
      TEXT,
      /^\{Judgment\} Gain \{e\}, then draw \{cards\}\.$/,
    );
    match(await textOf(page, "#view"), /canonical as it is/);
  },
);

browserTest(
  "playground: whoever goes to copy the address finds it up to date",
  async (page) => {
    await open(page, { text: "", variables: "" });
    await page.click(TEXT);
    await page.keyboard.type("Draw");
    await page.evaluate("dispatchEvent(new Event('blur'))");
    match(page.url(), /text=Draw/);
  },
);

browserTest("playground: the address carries the whole state", async (page) => {
  await open(page, { text: "", variables: "", view: "tokens" });
  await page.click(TEXT);
  await page.keyboard.type("Draw some 100% & <b> cards?");
  await waitForAddress(page, /cards%3F$/);
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForSelector(".tokens");
  strictEqual(await textOf(page, TEXT), "Draw some 100% & <b> cards?");
});

browserTest(
  "playground: text that looks like HTML is shown as text",
  async (page) => {
    const text =
      '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    for (const game of ["dreamtides", "lorcana"]) {
      await page.goto("about:blank");
      await open(page, { game, text, variables: "<b>: 1" });
      strictEqual(await textOf(page, ".face"), text);
      match(await textOf(page, ".problems"), /"</);
      strictEqual(await page.title(), "Playground");
      strictEqual((await page.$$("#app img, #app script, .face b")).length, 0);
    }
  },
);

browserTest(
  "playground: a puzzle is a board, with lint at its card",
  async (page) => {
    await open(page);
    await page.click("::-p-text(Puzzles)");
    await page.waitForSelector(".board");
    match(
      await textOf(page, ".board"),
      /Two Sparks[^]*Opponent[^]*Wall of Frost/,
    );
    await page.select(".samples select", "2");
    await page.waitForSelector(".pile .lint");
    match(await textOf(page, ".pile .lint"), /taped|AttachedTo|7/);
  },
);

browserTest(
  "playground: pointing at a card of a board marks its words, and back",
  async (page) => {
    await open(page, { game: "puzzles" });
    const card = await page.waitForSelector(".pile ::-p-text(Wall of Frost)");
    await card?.hover();
    await page.waitForSelector(".node-words");
    match(await textOf(page, ".node-words"), /Wall of Frost/);
    const words = await page.waitForSelector(".words ::-p-text(Frost)");
    await words?.hover();
    await waitFor(page, ".pile.current", /Wall of Frost/);
  },
);

browserTest(
  "playground: games keep their texts while you look at another",
  async (page) => {
    await open(page, { text: "Draw {cards}.", variables: "cards: 3" });
    await page.click("::-p-text(Lorcana)");
    await waitFor(page, TEXT, /^When you play this character/);
    await page.click("::-p-text(Dreamtides)");
    await waitFor(page, TEXT, /^Draw \{cards\}\.$/);
    await waitFor(page, ".face", /^Draw 3 cards\.$/);
  },
);

browserTest(
  "playground: a picture for the README, in out/browser",
  async (page) => {
    await open(page, {
      text:
        "{Judgment} You may discard {discards} to draw {cards} and gain {points}.",
      variables: "discards: 1, cards: 2, points: 1",
    });
    await page.setViewport({ width: 1200, height: 720 });
    const words = await page.waitForSelector("::-p-text({cards})");
    await words?.click();
    await waitFor(page, ".node.current", /DrawCards/);
    const path = `${await outDirectory()}/playground.png` as const;
    const { length } = await page.screenshot({ path });
    ok(length > 10_000);
  },
);
