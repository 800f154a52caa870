/**
 * Runs tests with the fast lane off, so that every card takes the stages. They
 * pass just as well if the folder of the fast lane is gone. Names of files or
 * folders in `tests/` choose some of the tests.
 */
import config from "../deno.json" with { type: "json" };
import { FAST_LANE_OFF } from "./fast_lane_off.ts";

/** Tests of the fast lane itself, and tests that start programs of their own. */
const APART = [
  "parser/fast/",
  "browser/",
  "editor/clients/",
  "site/browser/",
  "tasks/",
];

const here = new URL("./", import.meta.url);

/** The permissions of tests, as options: they are given to them by name there. */
function permissions(): readonly string[] {
  return Object.entries(config.permissions.test).map(([name, given]) =>
    given === true ? `--allow-${name}` : `--allow-${name}=${given}`
  );
}

function testsIn(path: URL): readonly string[] {
  if (path.pathname.endsWith("_test.ts")) return [path.pathname];
  if (APART.some((each) => path.href === new URL(each, here).href)) return [];
  return [...Deno.readDirSync(path)]
    .filter(({ name, isDirectory }) => isDirectory || name.endsWith("_test.ts"))
    .flatMap(({ name, isDirectory }) =>
      testsIn(new URL(isDirectory ? `${name}/` : name, path))
    );
}

const names = Deno.args.length > 0 ? Deno.args : ["."];
const { code } = await new Deno.Command("deno", {
  args: [
    "test",
    "--parallel",
    ...FAST_LANE_OFF,
    ...permissions(),
    ...names.flatMap((name) =>
      testsIn(new URL(name.endsWith(".ts") ? name : `${name}/`, here))
    ),
  ],
}).spawn().status;
Deno.exit(code);
