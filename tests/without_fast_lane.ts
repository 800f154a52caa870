/**
 * Runs tests with the fast lane off, so that every card takes the stages. They
 * pass just as well if the folder of the fast lane is gone. Names of files or
 * folders in `tests/` choose other tests than the usual ones.
 */
import config from "../deno.json" with { type: "json" };

const USUAL = [
  "diagnostics_test.ts",
  "display",
  "fuzz",
  "golden_test.ts",
  "mutation_test.ts",
  "parser",
  "representative_cards_test.ts",
  "results_test.ts",
  "serializer",
  "tabula",
];

const fastLane = new URL("../parser/fast/mod.ts", import.meta.url).href;
const standIn = new URL("parser/no_fast_lane.ts", import.meta.url).href;
const map = { imports: { ...config.imports, [fastLane]: standIn } };

/** The tests of a folder, but for those of the fast lane itself. */
function testsIn(path: URL): readonly string[] {
  if (path.pathname.endsWith("_test.ts")) return [path.pathname];
  if (path.pathname.endsWith("parser/fast/")) return [];
  return [...Deno.readDirSync(path)]
    .filter(({ name, isDirectory }) => isDirectory || name.endsWith("_test.ts"))
    .flatMap(({ name, isDirectory }) =>
      testsIn(new URL(isDirectory ? `${name}/` : name, path))
    );
}

const names = Deno.args.length > 0 ? Deno.args : USUAL;
const { code } = await new Deno.Command("deno", {
  args: [
    "test",
    "-P",
    "--parallel",
    "--no-check", // The stand-in does without the types of what it replaces.
    `--import-map=data:application/json,${
      encodeURIComponent(JSON.stringify(map))
    }`,
    ...names.flatMap((name) =>
      testsIn(
        new URL(name.endsWith(".ts") ? name : `${name}/`, import.meta.url),
      )
    ),
  ],
}).spawn().status;
Deno.exit(code);
