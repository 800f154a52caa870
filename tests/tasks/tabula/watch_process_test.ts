import {
  deepStrictEqual,
  notStrictEqual,
  ok,
  strictEqual,
} from "node:assert/strict";
import { withSample } from "./temporary.ts";
import { startWatch, type WatchProcess } from "./watch_process.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "run", "write");

/** Watches a copy of the sample; Ctrl+C must end it well. */
async function watching(
  action: (watch: WatchProcess, tabula: string, out: string) => Promise<void>,
): Promise<void> {
  await withSample(async (tabula, out) => {
    const watch = startWatch(tabula, out);
    await watch.line(`Watching ${tabula} for changes...`);
    await watch.line("Cards with rules text: 81, parsed: 81, left out: 0");
    await action(watch, tabula, out);
    watch.kill("SIGINT");
    strictEqual(await watch.end(), 0);
    deepStrictEqual(watch.lines.slice(-2), [
      "Received Ctrl+C, stopping...",
      "Watch stopped.",
    ]);
  });
}

/** Edits a file at one stroke, so that no pass can catch it while it is empty. */
async function edit(
  path: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const text = await Deno.readTextFile(path);
  const edited = text.replace(from, to);
  notStrictEqual(edited, text, `${path} has no ${from}`);
  await Deno.writeTextFile(`${path}~`, edited);
  await Deno.rename(`${path}~`, path);
}

test("watch parses what changed, and says what became of it", async () => {
  await watching(async (watch, tabula) => {
    const cards = `${tabula}/cards.toml`;
    await edit(cards, '"cards: 1"', '"cards: 4"');
    await watch.line("Changes detected, regenerating...");
    await watch.line("  changed: Lantern Fox");
    const summary = await watch.line("re-parsed: 1;");
    ok(/; \d+ ms$/.test(summary), summary);
    await watch.line("Regeneration complete.");

    await edit(cards, "Draw {cards}", "Drow {cards}");
    await watch.line(`${cards}:7:26: error[unknown-word]`);
    await watch.line("  broken: Lantern Fox");
    await watch.line("parsed: 80, left out: 1");

    await edit(cards, "Drow {cards}", "Draw {cards}");
    await watch.line("  repaired: Lantern Fox");

    await edit(cards, /\[\[cards\]\]\nname = "Lantern Fox"[^]*?(?=\[\[)/, "");
    await watch.line("  removed: Lantern Fox");
    await watch.line("Cards with rules text: 80");
  });
});

test("watch starts on a file that is no TOML, and waits for its repair", async () => {
  await withSample(async (tabula, out) => {
    const cards = `${tabula}/cards.toml`;
    await edit(cards, "[[cards]]", "[[cards");
    const watch = startWatch(tabula, out);
    await watch.line("Artifacts left unchanged");
    await edit(cards, "[[cards", "[[cards]]");
    await watch.line("Generated: ");
    await watch.line("Regeneration complete.");
    watch.kill("SIGTERM");
    strictEqual(await watch.end(), 0);
  });
});

test("watch sees files that editors replace by another", async () => {
  await watching(async (watch, tabula) => {
    const text = await Deno.readTextFile(`${tabula}/cards.toml`);
    await Deno.writeTextFile(
      `${tabula}/4913~`,
      text.replace('"cards: 1"', '"cards: 5"'),
    );
    await Deno.rename(`${tabula}/4913~`, `${tabula}/cards.toml`);
    await watch.line("  changed: Lantern Fox");
    await watch.line("Regeneration complete.");
  });
});

test("watch waits for a directory that goes away and comes back", async () => {
  await watching(async (watch, tabula) => {
    await Deno.rename(tabula, `${tabula}.away`);
    await watch.line(`${tabula} is gone; waiting`);
    await edit(`${tabula}.away/cards.toml`, '"cards: 1"', '"cards: 6"');
    await Deno.rename(`${tabula}.away`, tabula);
    await watch.line("  changed: Lantern Fox");
    await watch.line("Regeneration complete.");
    await edit(`${tabula}/cards.toml`, '"cards: 6"', '"cards: 7"');
    await watch.line("  changed: Lantern Fox");
    await watch.line("Regeneration complete.");
  });
});

test("watch takes 1,000 changes in a few passes, and ignores other files", async () => {
  await watching(async (watch, tabula) => {
    const path = `${tabula}/burst.toml`;
    await Deno.writeTextFile(`${tabula}/notes.txt`, "not watched");
    for (let i = 1; i <= 1000; i++) {
      const row =
        `[[burst]]\nid = "b"\nname = "Burst"\nrules-text = "Gain {e}."\n`;
      await Deno.writeTextFile(path, `${row}variables = "e: ${i}"\n`);
    }
    // A pass may catch the file while it is empty; the last one does not.
    const json = `${tabula}/parsed_abilities.json`;
    do await watch.line("Changes detected, regenerating..."); while (
      !await settles(watch, json, '"gains": 1000')
    );
    const passes = watch.lines.filter((line) => line.startsWith("Changes"));
    ok(passes.length < 100, `${passes.length} passes`);
  });
});

/** Whether the pass that began has written these words. */
async function settles(
  watch: WatchProcess,
  path: string,
  words: string,
): Promise<boolean> {
  await watch.line("Regeneration");
  return (await Deno.readTextFile(path)).includes(words);
}

test("watch regenerates for .ftl files as well", async () => {
  await watching(async (watch, tabula) => {
    await Deno.writeTextFile(`${tabula}/strings.ftl`, "a = b\n");
    await watch.line("Changes detected, regenerating...");
    await watch.line("re-parsed: 0;");
    await watch.line("Regeneration complete.");
  });
});

test("watch ends with 1 if there is no such directory", async () => {
  const watch = startWatch("/no/such/place", "/no/out");
  await watch.line('Cannot read the directory "/no/such/place"');
  strictEqual(await watch.end(), 1);
});

test("watch keeps the artifacts while a file is empty", async () => {
  await watching(async (watch, tabula, out) => {
    const cards = `${tabula}/test-cards.toml`;
    const text = await Deno.readTextFile(cards);
    const before = await Deno.readTextFile(`${out}/test_card.ts`);
    await Deno.truncate(cards);
    await watch.line("unchanged until this is fixed: test-cards.toml");
    strictEqual(await Deno.readTextFile(`${out}/test_card.ts`), before);
    await Deno.writeTextFile(cards, text);
    await watch.line("Regeneration complete.");
    strictEqual(await Deno.readTextFile(`${out}/test_card.ts`), before);
  });
});

test("watch keeps the artifacts while a file has lost its last rows", async () => {
  await watching(async (watch, tabula) => {
    const cards = `${tabula}/cards.toml`;
    const json = `${tabula}/parsed_abilities.json`;
    const text = await Deno.readTextFile(cards);
    const before = await Deno.readTextFile(json);
    const half = text.indexOf("[[cards]]", text.length / 2);
    await Deno.truncate(
      cards,
      new TextEncoder().encode(text.slice(0, half)).length,
    );
    await watch.line("waiting in case this is still being written: cards.toml");
    strictEqual(await Deno.readTextFile(json), before);
    await Deno.writeTextFile(cards, text);
    await watch.line("Regeneration complete.");
    strictEqual(await Deno.readTextFile(json), before);
    deepStrictEqual(
      watch.lines.filter((line) => line.includes("removed")),
      [],
    );
  });
});

test("watch sees edits of a file that a link leads to", async () => {
  await watching(async (watch, tabula, out) => {
    const cards = `${tabula}/cards.toml`;
    // A copy: the file itself, moved and linked to, would look as before.
    await Deno.copyFile(cards, `${out}/elsewhere`);
    await Deno.symlink(`${out}/elsewhere`, `${cards}~`);
    await Deno.rename(`${cards}~`, cards);
    await watch.line("Regeneration complete.");
    await edit(`${out}/elsewhere`, '"cards: 1"', '"cards: 4"');
    await watch.line("  changed: Lantern Fox");
  });
});
