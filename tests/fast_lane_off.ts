import config from "../deno.json" with { type: "json" };

const here = new URL("./", import.meta.url);

/** The options of `deno` under which every card takes the stages. */
export const FAST_LANE_OFF: readonly string[] = [
  // A map of one's own and a workspace exclude each other.
  "--no-config",
  `--import-map=data:application/json,${
    encodeURIComponent(JSON.stringify({ imports: imports() }))
  }`,
  `--lock=${new URL("../deno.lock", here).pathname}`,
  "--frozen",
  "--no-check", // The stand-in does without the types of what it replaces.
];

/** What is imported by its package's name, and the fast lane as nothing. */
function imports(): Record<string, string> {
  const doors = Object.entries(config.exports).map(([door, file]) => [
    config.name + door.slice(1),
    new URL(`../${file}`, here).href,
  ]);
  return {
    ...config.imports,
    ...Object.fromEntries(doors),
    [new URL("../parser/fast/mod.ts", here).href]:
      new URL("parser/no_fast_lane.ts", here).href,
  };
}
