import { strictEqual } from "node:assert/strict";
import type { Command } from "../../../tasks/cli/stricli.ts";
import type { Context, Routes } from "../../../tasks/cli/command.ts";
import { DREAMTIDES_COMMANDS } from "../../../tasks/routes.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

/** Every command with the words that name it. */
function commandsIn(
  routes: Routes,
): readonly (readonly [string, Command<Context>])[] {
  return Object.entries(routes).flatMap(([name, route]) =>
    "parameters" in route
      ? [[name, route] as const]
      : route.getAllEntries().flatMap(({ name: { original }, target }) =>
        "parameters" in target ? [[`${name} ${original}`, target] as const] : []
      )
  );
}

// Nothing but a test can see that a path in a string leads to the function.
for (const [name, command] of commandsIn(DREAMTIDES_COMMANDS.commands)) {
  test(`"${name}" loads the function that does the work`, async () => {
    strictEqual(typeof await command.loader(), "function");
  });
}
