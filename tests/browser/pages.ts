import { deepStrictEqual, strictEqual } from "node:assert/strict";
import axe from "axe-core" with { type: "text" };
import type { Page } from "puppeteer-core";
import { denoIo } from "../../tasks/cli/deno/deno_io.ts";
import { gallery } from "../../tasks/site/gallery.ts";
import { playgroundPage } from "../../tasks/site/playground_page.ts";
import { writeFiles } from "../../tasks/site/write_files.ts";
import { describeMissing, skip } from "../permissions.ts";
import { outDirectory, startChromium } from "./chromium.ts";

/** Writes the playground; its address on the disk. */
export async function buildPlayground(): Promise<string> {
  const io = denoIo();
  const page = await playgroundPage(io);
  if (!page.ok) throw new Error(page.problem);
  const folder = `${await outDirectory()}/playground`;
  const written = await writeFiles(io, folder, page.value);
  if (!written.ok) throw new Error(written.problem);
  return fileAddress(`${folder}/index.html`);
}

/** Writes the gallery of a directory; its address on the disk. */
export async function buildGallery(
  tabula: string,
  name: string,
): Promise<string> {
  const output = `${await outDirectory()}/${name}`;
  const flags = { tabula, output, title: "Cards", quiet: true };
  if (await gallery(denoIo(), flags) !== 0) throw new Error("No gallery");
  return fileAddress(`${output}/index.html`);
}

function fileAddress(path: string): string {
  return new URL(`../../${path}`, import.meta.url).href;
}

/** A test in a browser. */
export type PageTest = (page: Page) => Promise<void>;

const notPermitted = describeMissing("env", "net", "read", "run", "write");
const chromium = notPermitted === undefined ? await startChromium() : undefined;
addEventListener("unload", () => void chromium?.close());

/** Whatever a page's own policy forbids fails its test. */
const REPORT_VIOLATIONS =
  `addEventListener("securitypolicyviolation", (event) =>
  console.error("Forbidden:", event.violatedDirective, event.sourceFile))`;

const NO_CHROMIUM = "skipped: there is no chromium on this machine";

/** Builds what tests open; there is no address if they cannot run. */
export async function addressOf(build: () => Promise<string>): Promise<string> {
  return chromium === undefined ? "" : await build();
}

/** Runs a test on a new page; without a chromium, its name says so. */
export function browserTest(name: string, run: PageTest): void {
  if (chromium === undefined) return skip(name, notPermitted ?? NO_CHROMIUM);
  Deno.test({
    name,
    fn: async () => {
      const page = await chromium.newPage();
      const mistakes: string[] = [];
      page.on("pageerror", (error) => void mistakes.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") mistakes.push(message.text());
      });
      await page.evaluateOnNewDocument(REPORT_VIOLATIONS);
      try {
        await run(page);
      } finally {
        await page.close();
      }
      if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
    },
    // The browser and the connection to it live on for the other tests.
    sanitizeOps: false,
    sanitizeResources: false,
  });
}

/** The screens on which every page must look right. */
const SCREENS = [
  { width: 1200, height: 800 },
  { width: 360, height: 740 },
];

/** Checks a page at phone and desktop width, light and dark. */
export async function checkLooks(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    for (const value of ["light", "dark"]) {
      await page.setViewport(screen);
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value },
      ]);
      const where = `at ${screen.width} px, ${value}`;
      deepStrictEqual(await accessibilityProblems(page), [], where);
      strictEqual(await overflow(page), 0, `wider than the screen ${where}`);
    }
  }
}

/** What axe finds wrong with a page, a line each. */
async function accessibilityProblems(
  page: Page,
): Promise<readonly string[]> {
  await page.evaluate(axe);
  return await page.evaluate(async () => {
    // The script above defines it.
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (options: object) => Promise<{
          readonly violations: readonly {
            readonly id: string;
            readonly nodes: readonly {
              readonly html: string;
              readonly failureSummary?: string;
            }[];
          }[];
        }>;
      };
    };
    // Stylesheets are not to be fetched: the page's own policy forbids it.
    const { violations } = await axe.run({ preload: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) =>
        `${id}: ${html} ${failureSummary}`
      )
    );
  });
}

/** By how many pixels a page is wider than its screen. */
async function overflow(page: Page): Promise<number> {
  return await page.evaluate(
    "document.documentElement.scrollWidth - innerWidth",
  ) as number;
}
