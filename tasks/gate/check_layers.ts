// deno-lint-ignore-file no-console
import { cycleProblems } from "./cycle_problems.ts";
import { layerProblems } from "./layer_problems.ts";
import { TABLES } from "./layers.ts";
import { orderProblems } from "./order_problems.ts";
import { readModules } from "./modules.ts";
import { runDeno } from "./run_deno.ts";
import { stateProblems } from "./state_problems.ts";
import { OPEN_MODULES } from "./open_modules.ts";
import { unusedExports } from "./unused_exports.ts";

/** Checks imports, exports, variables of modules, and that only outer folders use Deno. */
async function checkLayers(): Promise<number> {
  const modules = await readModules(".");
  const problems = [
    ...layerProblems(modules),
    ...cycleProblems(modules),
    ...orderProblems(modules),
    ...stateProblems(modules),
    ...unusedExports(modules, Object.keys(OPEN_MODULES)),
  ];
  for (const problem of problems) console.error(problem);
  const doors = Object.keys(TABLES.layers)
    .flatMap((room) => [`${room}/mod.ts`, `${room}/internal.ts`])
    .filter((door) => modules.has(door));
  const pure = await runDeno([
    "check",
    "--config=tasks/gate/pure.jsonc",
    ...doors,
  ]);
  if (pure.code !== 0) console.error(pure.output);
  if (problems.length > 0 || pure.code !== 0) return 1;
  console.log(`${modules.size} modules import only what they may`);
  return 0;
}

if (import.meta.main) Deno.exitCode = await checkLayers();
