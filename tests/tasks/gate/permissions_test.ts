import { deepStrictEqual, doesNotMatch, ok } from "node:assert/strict";
import config from "../../../deno.json" with { type: "json" };

for (const [name, { command }] of Object.entries(config.tasks)) {
  Deno.test(`deno task ${name} takes its permissions from deno.json`, () => {
    doesNotMatch(command, /--allow|--deny| -[A-Z]*[ARWNESI]\b/);
    for (const [, set] of command.matchAll(/-P=(\w+)/g)) {
      ok(set !== undefined && set in config.permissions, `No set "${set}"`);
    }
  });
}

for (const [name, set] of Object.entries(config.permissions)) {
  Deno.test(`the permissions "${name}" need no network, and name programs`, () => {
    const { run = [], net = [], ...others } = { ...set } as {
      readonly run?: readonly string[];
      readonly net?: readonly string[];
    };
    ok(Array.isArray(run));
    // The machine itself is no network: the playground is served to it alone.
    deepStrictEqual(net.filter((host) => host !== "127.0.0.1"), []);
    deepStrictEqual(
      Object.keys(others).filter((kind) =>
        !["read", "write", "env"].includes(kind)
      ),
      [],
    );
  });
}
