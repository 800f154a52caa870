import { deepStrictEqual, match } from "node:assert/strict";
import { runProcess } from "../process.ts";

Deno.test("mod.ts prints an ability without any permission", async () => {
  const ended = await runProcess(["Draw {cards}.", "--vars", "cards: 2"]);
  const tree = { Event: { effect: { Effect: { DrawCards: { count: 2 } } } } };
  deepStrictEqual(ended, {
    code: 0,
    stdout: `${JSON.stringify([tree], null, 2)}\n`,
    stderr: "",
  });
});

Deno.test("mod.ts reads standard input", async () => {
  const ended = await runProcess(["parse", "-", "-f", "ron"], {
    stdin: "Take an extra turn after this one.\n",
  });
  deepStrictEqual(ended, {
    code: 0,
    stdout:
      "[\n    Event((\n        effect: Effect(TakeExtraTurn),\n    )),\n]\n",
    stderr: "",
  });
});

Deno.test("mod.ts reports bad text on standard error, without color in a pipe", async () => {
  const ended = await runProcess(["Drow {cards}.", "-v", "cards: 2"]);
  deepStrictEqual({ ...ended, stderr: "" }, {
    code: 1,
    stdout: "",
    stderr: "",
  });
  match(ended.stderr, /^error\[unknown-word\]/);
});

Deno.test("mod.ts ends with 2 for bad usage", async () => {
  deepStrictEqual((await runProcess(["parse"])).code, 2);
});

Deno.test("who imports mod.ts does not load the command line", async () => {
  const { stdout } = await new Deno.Command("deno", {
    args: [
      "info",
      "--json",
      new URL("../../../mod.ts", import.meta.url).pathname,
    ],
  }).output();
  const { modules } = JSON.parse(new TextDecoder().decode(stdout));
  const eager = eagerlyLoaded(
    new URL("../../../mod.ts", import.meta.url),
    modules,
  );
  deepStrictEqual([...eager].filter((url) => url.includes("/tasks/")), []);
  deepStrictEqual(
    [...eager].some((url) => url.endsWith("/lexer/mod.ts")),
    true,
  );
});

/** A module of `deno info --json`. */
interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly {
    readonly isDynamic?: boolean;
    readonly code?: { readonly specifier: string };
  }[];
}

function eagerlyLoaded(
  root: URL,
  modules: readonly Module[],
): ReadonlySet<string> {
  const byUrl = new Map(modules.map((each) => [each.specifier, each]));
  const found = new Set<string>();
  const queue = [root.href];
  for (const url of queue) {
    if (found.has(url)) continue;
    found.add(url);
    for (const { isDynamic, code } of byUrl.get(url)?.dependencies ?? []) {
      if (isDynamic !== true && code !== undefined) queue.push(code.specifier);
    }
  }
  return found;
}
