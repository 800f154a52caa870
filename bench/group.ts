/**
 * Measures one group and prints its times as JSON: run by `report.ts`, each in
 * a process of its own. In one process the groups would share what the engine
 * has learnt, and `serialize` would pay for what Lorcana does.
 */
// deno-lint-ignore-file no-console
import { bestTimes, type Job } from "./measure.ts";

const [name = "", seconds = "6"] = Deno.args;
console.log(JSON.stringify(bestTimes(await jobsOf(name), Number(seconds))));

async function jobsOf(name: string): Promise<readonly Job[]> {
  switch (name) {
    case "growth":
      return (await import("./growth.ts")).readableJobs;
    case "brokenGrowth":
      return (await import("./growth.ts")).brokenJobs;
    case "puzzles":
      return (await import("./languages.ts")).puzzleJobs;
    case "lorcana":
      return (await import("./languages.ts")).lorcanaJobs;
    case "pipeline":
      return (await import("./stages.ts")).pipelineJobs;
    case "grammars":
      return (await import("./stages.ts")).grammarJobs;
    case "generate":
      return (await import("./stages.ts")).generateJobs;
    case "serialize":
      return (await import("./stages.ts")).serializeJobs;
    case "broken":
      return (await import("./stages.ts")).brokenJobs;
    default:
      return (await import("./stages.ts")).stageJobs;
  }
}
