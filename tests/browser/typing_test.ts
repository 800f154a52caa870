import { ok } from "node:assert/strict";
import type { Page } from "puppeteer-core";
import { browserTest } from "./pages.ts";
import { open, press, TEXT } from "./playground.ts";

/** Measures the script time of a page: on the processor, not on the clock. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.createCDPSession();
  await session.send("Performance.disable");
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const script = metrics.find(({ name }) => name === "ScriptDuration");
    return (script?.value ?? NaN) * 1000;
  };
}

const LONG = "Draw {cards}, then discard {discards}.\n\n";
const SENTENCE = "Draw {cards}, then discard {discards}. ";

/** Texts of 1 kB, in the last sentence of which somebody types. */
const TYPED_IN: Readonly<Record<string, string>> = {
  "good text": LONG.repeat(26),
  "broken text": `${LONG.repeat(26)}Drow {cards}`,
  "long paragraph": SENTENCE.repeat(26),
  "broken paragraph": `${SENTENCE.repeat(26)}Drow {cards} and `,
};

for (const [what, text] of Object.entries(TYPED_IN)) {
  browserTest(
    `playground: a key in a ${what} of 1 kB takes little script`,
    async (page) => {
      ok(text.length >= 1000);
      await open(page, { text, variables: "cards: 2, discards: 1" });
      await page.click(TEXT);
      await press(page, "Control+End");
      await page.keyboard.type("Draw ");
      const clock = await scriptClock(page);
      const times: number[] = [];
      for (const key of "{cards}, then draw {cards}.") {
        const before = await clock();
        await page.keyboard.type(key);
        times.push(await clock() - before);
      }
      const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
      // The bound is 8 ms on a quiet machine; other tests run beside this one.
      ok(median < 16, `${median} ms, of ${times.map((t) => t.toFixed(1))}`);
    },
  );
}
