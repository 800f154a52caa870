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

const LORCANA = "Draw a card, then choose and discard a card.\n\n";
const LORCANA_SENTENCE = LORCANA.replace(/\n+/, " ");
const PUZZLE = "[metadata]\nName:Long\nGoal:Win\n[state]\nhumanbattlefield=";
const BEARS = "Grizzly Bears|Tapped|Counters:P1P1=2;";

/** A text of 1 kB, and what somebody types at its end. */
interface Typing {
  readonly game: string;
  readonly text: string;
  readonly keys: string;
}

function dreamtides(text: string): Typing {
  return { game: "dreamtides", text, keys: "{cards}, then draw {cards}." };
}

function lorcana(text: string): Typing {
  return { game: "lorcana", text, keys: "2 cards, then gain 2 lore." };
}

function puzzle(text: string): Typing {
  return { game: "puzzles", text, keys: "Mountain|Tapped;Forest|Tapped;Opt" };
}

const TYPED_IN: Readonly<Record<string, Typing>> = {
  "good text": dreamtides(LONG.repeat(26)),
  "broken text": dreamtides(`${LONG.repeat(26)}Drow {cards}`),
  "long paragraph": dreamtides(SENTENCE.repeat(26)),
  "broken paragraph": dreamtides(`${SENTENCE.repeat(26)}Drow {cards} and `),
  "good Lorcana text": lorcana(LORCANA.repeat(22)),
  "broken Lorcana text": lorcana(`${LORCANA.repeat(22)}Drow a card.\n\n`),
  "long Lorcana paragraph": lorcana(LORCANA_SENTENCE.repeat(23)),
  "broken Lorcana paragraph": lorcana(
    `${LORCANA_SENTENCE.repeat(23)}Drow a card and `,
  ),
  "puzzle": puzzle(PUZZLE + BEARS.repeat(26)),
  "broken puzzle": puzzle(
    PUZZLE + BEARS.replace("Tapped", "Taped").repeat(27),
  ),
};

/** How many keys are pressed by somebody who pauses. */
const SLOW_KEYS = 15;

/** Enough for all that the page does once nobody types any more. */
const MILLISECONDS_OF_PAUSE = 200;

/** After a pause, too, when a key also pays for reading and completing. */
const MOST_MILLISECONDS = 8;

for (const [what, { game, text, keys }] of Object.entries(TYPED_IN)) {
  browserTest(
    `playground: a key in a ${what} of 1 kB takes little script`,
    async (page) => {
      ok(text.length >= 1000);
      await open(page, { game, text, variables: "cards: 2, discards: 1" });
      await page.focus(TEXT);
      await press(page, "Control+End");
      const clock = await scriptClock(page);
      // Somebody who thinks about every letter gets an answer to each.
      for (const pause of [0, MILLISECONDS_OF_PAUSE]) {
        await page.keyboard.type("Draw ");
        const times: number[] = [];
        for (const key of pause === 0 ? keys : keys.slice(0, SLOW_KEYS)) {
          const before = await clock();
          await page.keyboard.type(key);
          await new Promise((resolve) => setTimeout(resolve, pause));
          times.push(await clock() - before);
        }
        const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
        ok(
          median < MOST_MILLISECONDS,
          `${median} ms with ${pause} ms after each, of ${
            times.map((time) => time.toFixed(1))
          }`,
        );
      }
    },
  );
}
