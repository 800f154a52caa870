import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import type { Page } from "puppeteer-core";
import { addressOf, browserTest, buildGallery, checkLooks } from "./pages.ts";
import { outDirectory } from "./chromium.ts";

const SAMPLE = await addressOf(() =>
  buildGallery("examples/tabula", "gallery")
);
const ODD = await addressOf(async () =>
  await buildGallery(await oddCards(), "odd_gallery")
);

/** Cards that cannot be read, or try to be more than text. */
async function oddCards(): Promise<string> {
  const folder = `${await outDirectory()}/odd_cards`;
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(
    `${folder}/cards.toml`,
    [
      "[[cards]]",
      'name = "<img src=x onerror=document.title=1>"',
      'id = "5ca1ab1e-0000-4000-8000-000000000001"',
      'rules-text = "</script><script>document.title=2</script>"',
      'card-type = "Event"',
      "image-number = 1",
      "",
    ].join("\n"),
  );
  return folder;
}

async function open(page: Page, address: string): Promise<void> {
  await page.setViewport({ width: 1200, height: 800 });
  await page.goto(address);
  await page.waitForSelector("main");
}

async function namesOf(page: Page): Promise<readonly string[]> {
  return await page.$$eval(
    ".card h3",
    (names) =>
      names.map((name) =>
        (name as unknown as { textContent: string }).textContent
      ),
  );
}

for (const view of ["cards", "alike", "statistics"]) {
  browserTest(
    `gallery: ${view} are accessible and fit any screen, light and dark`,
    async (page) => {
      await open(page, `${SAMPLE}#view=${view}`);
      await checkLooks(page);
    },
  );
}

browserTest(
  "gallery: broken cards and searches are accessible and fit any screen",
  async (page) => {
    await open(page, `${ODD}#q=efect:x`);
    await checkLooks(page);
  },
);

browserTest(
  "gallery: a search narrows the cards, and the address keeps it",
  async (page) => {
    await open(page, SAMPLE);
    await page.type("#search", "trigger:judgment effect=DrawCards cost<=2");
    const names = await namesOf(page);
    strictEqual(names[0], "Lantern Fox");
    match(
      await page.$eval("#search-says", (element) => element.textContent ?? ""),
      /^\d+ of 86 cards$/,
    );
    const address = page.url();
    await page.goto("about:blank");
    await open(page, address);
    deepStrictEqual(await namesOf(page), names);
  },
);

browserTest(
  "gallery: a wrong search says what is wrong, and keeps the cards",
  async (page) => {
    await open(page, SAMPLE);
    await page.type("#search", "efect:draw");
    match(
      await page.$eval("#search-says", (element) => element.textContent ?? ""),
      /There is no field "efect"; did you mean "effect"\?/,
    );
    strictEqual((await namesOf(page)).length > 0, true);
  },
);

browserTest(
  "gallery: a chip finds the other cards that do the same",
  async (page) => {
    await open(page, SAMPLE);
    await page.click(".chip-trigger");
    await page.waitForFunction(
      "document.querySelector('#search').value !== ''",
    );
    match(decodeURIComponent(page.url()), /#q=trigger=Judgment$/);
  },
);

browserTest("gallery: pages lead to all cards", async (page) => {
  await open(page, SAMPLE);
  const first = await namesOf(page);
  strictEqual(first.length, 60);
  await page.click(".pager a:last-of-type");
  await page.waitForFunction("document.querySelectorAll('.card').length < 60");
  strictEqual((await namesOf(page)).length, 26);
});

browserTest(
  "gallery: text that looks like HTML is shown as text",
  async (page) => {
    await open(page, ODD);
    deepStrictEqual(await namesOf(page), [
      "<img src=x onerror=document.title=1>",
    ]);
    match(
      await page.$eval(
        ".card.broken .report",
        (element) => element.textContent ?? "",
      ),
      /error\[/,
    );
    strictEqual(await page.title(), "Cards");
  },
);
