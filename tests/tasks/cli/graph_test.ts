import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { denoCommand } from "../deno.ts";

/** A module of `deno info --json`. */
interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly {
    readonly isDynamic?: boolean;
    readonly code?: { readonly specifier: string };
  }[];
}

const ROOT = new URL("../../..", import.meta.url);

/** The modules of ours that Deno loads with another, as paths from the root. */
async function loadedWith(
  path: string,
  follow: "all" | "eager",
): Promise<readonly string[]> {
  const root = new URL(path, ROOT);
  const { stdout } = await denoCommand({
    args: ["info", "--json", root.pathname],
  }).output();
  const { modules } = JSON.parse(new TextDecoder().decode(stdout)) as {
    readonly modules: readonly Module[];
  };
  const byUrl = new Map(modules.map((each) => [each.specifier, each]));
  const found = new Set([root.href]);
  // A set that grows while it is walked yields what is added, too.
  found.forEach((url) => {
    for (const { isDynamic, code } of byUrl.get(url)?.dependencies ?? []) {
      if (isDynamic === true && follow === "eager") continue;
      if (code !== undefined) found.add(code.specifier);
    }
  });
  return [...found].map((url) => url.replace(ROOT.href, ""));
}

Deno.test("who imports mod.ts does not run the command line", async () => {
  const eager = await loadedWith("mod.ts", "eager");
  deepStrictEqual(eager.filter((path) => path.startsWith("tasks/")), []);
  ok(eager.includes("lexer/mod.ts"));
});

Deno.test("mod.ts as a command loads no other language before it is asked to", async () => {
  const all = await loadedWith("mod.ts", "all");
  const others = /^(?:lorcana|editor|gallery|tasks\/(?:tabula|pzl)\/check)[./]/;
  deepStrictEqual(all.filter((path) => others.test(path)), []);
  ok(all.includes("tasks/dreamtides/parse.ts"));
});

Deno.test("the command line loads neither puzzles nor card files to parse a card", async () => {
  const all = await loadedWith("tasks/main.ts", "all");
  deepStrictEqual(all.filter((path) => /^(?:pzl|tabula)\//.test(path)), []);
  ok(all.includes("dreamtides/parse.ts"));
});

Deno.test("tasks/main.ts is the command line, without any permission", async () => {
  const { code, stdout } = await denoCommand({
    args: ["run", "--no-prompt", MAIN, "Draw {cards}.", "-v", "cards: 2"],
  }).output();
  const [ability] = JSON.parse(new TextDecoder().decode(stdout));
  deepStrictEqual(ability, {
    Event: { effect: { Effect: { DrawCards: { count: 2 } } } },
  });
  strictEqual(code, 0);
});

const MAIN = new URL("tasks/main.ts", ROOT).pathname;
