/**
 * Prints how often each of our functions runs during a call, for every call that
 * the argument describes. V8 counts, so the product knows nothing of it.
 */
import { Session } from "node:inspector/promises";
import type { Call, Counts } from "./calls.ts";

const ROOT = new URL("../../", import.meta.url).href;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true });

/** Counts since the last time it was asked. */
async function takeCounts(): Promise<Counts> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return Object.fromEntries(
    result.filter(({ url }) => url.startsWith(ROOT)).flatMap((
      { url, functions },
    ) =>
      functions.map(({ functionName, ranges }) => [
        `${url.slice(ROOT.length)} ${functionName}`,
        ranges[0]?.count ?? 0,
      ])
    ),
  );
}

async function countsOf({ file, name, args }: Call): Promise<Counts> {
  const { [name]: call } = await import(ROOT + file);
  call(...args); // Whatever is computed once and for all is computed here.
  await takeCounts();
  call(...args);
  return takeCounts();
}

const counts: Counts[] = [];
for (const call of JSON.parse(Deno.args[0] ?? "[]")) {
  counts.push(await countsOf(call));
}
await new Blob([JSON.stringify(counts)]).stream().pipeTo(Deno.stdout.writable);
