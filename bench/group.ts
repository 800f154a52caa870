/**
 * Measures one group and prints its times as JSON: run by `report.ts`, each in
 * a process of its own. In one process the groups would share what the engine
 * has learned, and `serialize` would pay for what Lorcana does.
 */
// deno-lint-ignore-file no-console
import { bestTimes, type Job } from "./measure.ts";

const growth = () => import("./growth.ts");
const languages = () => import("./languages.ts");
const stages = () => import("./stages.ts");

/** What is loaded for each group: no group pays for another's grammars. */
const groups: { readonly [name: string]: () => Promise<readonly Job[]> } = {
  growth: async () => (await growth()).readableJobs,
  brokenGrowth: async () => (await growth()).brokenJobs,
  puzzles: async () => (await languages()).puzzleJobs,
  lorcana: async () => (await languages()).lorcanaJobs,
  printLorcana: async () => (await languages()).printLorcanaJobs,
  brokenLorcana: async () => (await languages()).brokenLorcanaJobs,
  pipeline: async () => (await stages()).pipelineJobs,
  dialect: async () => (await stages()).dialectJobs,
  stages: async () => (await stages()).stageJobs,
  arcsecond: async () => (await stages()).arcsecondJobs,
  grammars: async () => (await stages()).grammarJobs,
  simpleArcsecond: async () => (await stages()).simpleArcsecondJobs,
  generate: async () => (await stages()).generateJobs,
  serialize: async () => (await stages()).serializeJobs,
  broken: async () => (await stages()).brokenJobs,
};

const [name = "", seconds = "6"] = Deno.args;
const jobs = await groups[name]?.();
if (jobs === undefined) {
  console.error(`Cannot measure "${name}": there is no such group`);
  Deno.exit(1);
}
console.log(JSON.stringify(bestTimes(jobs, Number(seconds))));
