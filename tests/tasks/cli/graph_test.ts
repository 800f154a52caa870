import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { denoCommand } from "../deno.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "run");

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

test("who imports mod.ts does not run the command line", async () => {
  const eager = await loadedWith("mod.ts", "eager");
  deepStrictEqual(eager.filter((path) => path.startsWith("tasks/")), []);
  ok(eager.includes("lexer/mod.ts"));
});

test("mod.ts as a command loads no other language before it is asked to", async () => {
  const all = await loadedWith("mod.ts", "all");
  // What `explain` says about every code is not a language.
  const others =
    /^(?:lorcana\/(?!messages)|editor\/|site\/|tasks\/(?:tabula|pzl)\/check\.)/;
  deepStrictEqual(all.filter((path) => others.test(path)), []);
  ok(all.includes("tasks/dreamtides/parse.ts"));
});

test("the command line loads neither puzzles nor card files to parse a card", async () => {
  const all = await loadedWith("tasks/main.ts", "all");
  deepStrictEqual(
    all.filter((path) => /^(?:pzl|tabula)\/(?!messages)/.test(path)),
    [],
  );
  ok(all.includes("parser/parse.ts"));
});

test("a flawless card is read without what explains or shows mistakes, helps, or writes files", async () => {
  const eager = [
    ...await loadedWith("tasks/main.ts", "eager"),
    ...await loadedWith("tasks/dreamtides/parse.ts", "eager"),
  ];
  const others = [
    /^(?:parser\/diagnose|combinators\/repair|diagnostics\/render|serializer\/display)\//,
    /^tasks\/cli\/(?:help|propose|report)\b/,
    /^tasks\/cli\/deno\/\w*write/,
  ];
  deepStrictEqual(
    eager.filter((path) => others.some((other) => other.test(path))),
    [],
  );
  ok(eager.includes("parser/flawless.ts"));
});

const MAIN = new URL("tasks/main.ts", ROOT).pathname;

/** What is typed, the exit code, and what is printed. */
const withoutPermission: readonly (readonly [
  args: readonly string[],
  code: number,
  printed: RegExp,
])[] = [
  [["Draw {cards}.", "-v", "cards: 2"], 0, /^\[\s+\{\s+"Event": .*"count": 2/s],
  [["Draw {cards}."], 1, /^error\[unresolved-variable\]: /],
  [["Drow {cards}.", "-v", "cards: 2"], 1, /help: did you mean "Draw"\?/],
  [["{Dissolve} a enemy."], 0, /^warning\[not-canonical\]: /],
  [["Gain {e}.", "-v", "e: 1, s: 2"], 0, /^warning\[unused-variable\]: /],
  [["Gain {e}.", "-v", "e: 1", "-f", "ron"], 0, /GainEnergy/],
  [["Gain {e}.", "-v", "e: 1", "-f", "text"], 0, /^Gain 1●\.$/m],
  [["Gain {e}.", "-v", "e: 1", "-s", "resolve"], 0, /"Integer"/],
  [["parse", "--help"], 0, /^USAGE/],
  [["--version"], 0, /^\d+\.\d+\.\d+$/m],
];

for (const [args, code, printed] of withoutPermission) {
  test(`tasks/main.ts ${args.join(" ")}, without any permission`, async () => {
    const { stdout, stderr, ...process } = await denoCommand({
      args: ["run", "--no-prompt", MAIN, ...args],
    }).output();
    const [out, err] = [stdout, stderr].map((bytes) =>
      new TextDecoder().decode(bytes)
    );
    match(`${err}${out}`, printed);
    strictEqual(process.code, code);
  });
}
