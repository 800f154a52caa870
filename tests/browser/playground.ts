import { match } from "node:assert/strict";
import type { KeyInput, Page } from "puppeteer-core";
import { addressOf, buildPlayground } from "./pages.ts";

const PLAYGROUND = await addressOf(buildPlayground);

/** Opens the playground with this state in its address. */
export async function open(
  page: Page,
  state: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.setViewport({ width: 1200, height: 800 });
  await page.goto(`${PLAYGROUND}#${new URLSearchParams(state)}`);
  await page.waitForSelector(TEXT);
}

/** The text of an element, as people read it. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return await page.$eval(selector, (element) => {
    const { value, innerText } = element as unknown as {
      readonly value?: unknown;
      readonly innerText: string;
    };
    return typeof value === "string" ? value : innerText;
  });
}

/** Waits until the text of an element fits. */
export async function waitFor(
  page: Page,
  selector: string,
  pattern: RegExp,
): Promise<void> {
  for (let attempts = 0; attempts < 500; attempts++) {
    if (pattern.test(await textOf(page, selector))) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  match(await textOf(page, selector), pattern);
}

/** Waits until the address of a page fits. */
export async function waitForAddress(
  page: Page,
  pattern: RegExp,
): Promise<void> {
  for (let attempts = 0; attempts < 500; attempts++) {
    if (pattern.test(page.url())) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  match(page.url(), pattern);
}

/** Where the text is typed. */
export const TEXT = ".editor.text textarea";
/** Where the variables are typed. */
export const VARIABLES = ".editor.variables textarea";

/** Waits for the list of completions until Enter takes one. */
export async function waitForCompletions(page: Page): Promise<void> {
  await page.waitForSelector(".completions");
  await new Promise((resolve) => setTimeout(resolve, 150));
}

/** Presses a key while others are held: "Control+Shift+z". */
export async function press(page: Page, keys: string): Promise<void> {
  // Puppeteer's type lists every key; a wrong one throws.
  const names = keys.split("+") as KeyInput[];
  const [key] = names.splice(-1);
  for (const name of names) await page.keyboard.down(name);
  await page.keyboard.press(key!);
  for (const name of names) await page.keyboard.up(name);
}
