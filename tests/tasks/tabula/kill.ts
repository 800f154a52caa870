// deno-lint-ignore-file no-console
import { deepStrictEqual, ok } from "node:assert/strict";
import { denoCommand } from "../deno.ts";
import { readTexts } from "../../tabula/build.ts";
import { withSample } from "./temporary.ts";

const MOD = new URL("../../../mod.ts", import.meta.url).pathname;

/** How the runs ended. */
export interface Kills {
  /** Runs that were killed before they were done. */
  readonly killed: number;
  /** Runs that were faster than the killer. */
  readonly done: number;
  /** Killed runs that left a draft behind. */
  readonly drafts: number;
}

/**
 * Kills `generate` so many times, by turns at random moments and at the first
 * sight of a draft, and looks at what it leaves: each artifact must be the whole
 * old one or the whole new one.
 */
export async function killGenerate(
  times: number,
  cards = 1500,
): Promise<Kills> {
  const kills = { killed: 0, done: 0, drafts: 0 };
  await withSample(async (tabula, out) => {
    const versions = await prepare(tabula, out, cards);
    let expected = versions[1]!.milliseconds;
    for (let i = 0; kills.killed < times; i++) {
      await write(tabula, versions[i % 2]!.texts);
      const began = performance.now();
      const child = start(tabula, out);
      const wait = expected * (0.5 + 0.5 * Math.random());
      const timer = setTimeout(() => kill(child), i % 2 === 0 ? wait : 60_000);
      const watcher = i % 2 === 0 ? undefined : killAtDraft(child, tabula, out);
      const { signal } = await child.status;
      clearTimeout(timer);
      watcher?.close();
      const hasDraft = checkStored(tabula, out, versions);
      if (signal === null) kills.done++;
      else kills.killed++;
      if (hasDraft) kills.drafts++;
      // How long a run takes depends on what else the machine does.
      expected = signal === null ? performance.now() - began : expected * 1.1;
      removeDrafts(tabula, out);
    }
  });
  return kills;
}

/** Kills a process as soon as it has begun to write. */
function killAtDraft(
  child: Deno.ChildProcess,
  ...directories: readonly string[]
): Deno.FsWatcher {
  const watcher = Deno.watchFs([...directories], { recursive: false });
  const listen = async () => {
    for await (const { paths } of watcher) {
      if (paths.some((path) => path.endsWith(".tmp"))) kill(child);
    }
  };
  listen();
  return watcher;
}

/** Kills a process, unless it has just ended by itself. */
function kill(child: Deno.ChildProcess): void {
  try {
    child.kill("SIGKILL");
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

interface Version {
  readonly texts: Readonly<Record<string, string>>;
  readonly artifacts: ReadonlyMap<string, string>;
  /** How long an undisturbed run takes. */
  readonly milliseconds: number;
}

/** Two states of the directory that differ in every artifact but one. */
async function prepare(
  tabula: string,
  out: string,
  cards: number,
): Promise<Version[]> {
  const texts = readTexts(new URL(`file://${tabula}/`));
  const versions: Version[] = [];
  for (const suffix of ["", "again"]) {
    const changed = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        name === "cards.toml" ? many(text, suffix, cards) : text
          .replaceAll(/^((?:list-)?name = ".*)"/gm, `$1 ${suffix}"`),
      ]),
    );
    await write(tabula, changed);
    const began = performance.now();
    const { success } = await start(tabula, out).status;
    ok(success);
    const milliseconds = performance.now() - began;
    const artifacts = stored(tabula, out);
    versions.push({ texts: changed, artifacts, milliseconds });
  }
  return versions;
}

/** Many cards, so that there is something to write. */
function many(text: string, suffix: string, cards: number): string {
  const [, card = ""] = /(\[\[cards\]\][^]*?)(?=\n\[\[)/.exec(text) ?? [];
  const changed = card.replace("cards: 1", `cards: ${1 + suffix.length}`);
  return text + Array.from({ length: cards }, (_, i) => {
    const id = `0a0b0c0d-0000-4000-8000-${String(i).padStart(12, "0")}`;
    return `${changed.replace(/id = ".*"/, `id = "${id}"`)}\n`;
  }).join("");
}

async function write(
  tabula: string,
  texts: Version["texts"],
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await Deno.writeTextFile(`${tabula}/${name}`, text);
  }
}

function start(tabula: string, out: string): Deno.ChildProcess {
  return denoCommand({
    args: [
      "run",
      "--quiet",
      "--allow-read",
      "--allow-write",
      MOD,
      "generate",
      `--tabula=${tabula}`,
      `--output=${out}`,
    ],
    stdout: "null",
    stderr: "null",
  }).spawn();
}

/** All files that are neither sources nor drafts. */
function stored(tabula: string, out: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const directory of [tabula, out]) {
    for (const { name } of Deno.readDirSync(directory)) {
      if (/\.(toml|ftl|tmp)$/.test(name)) continue;
      files.set(name, Deno.readTextFileSync(`${directory}/${name}`));
    }
  }
  return files;
}

/** Whether there are drafts; that all artifacts are whole is asserted. */
function checkStored(
  tabula: string,
  out: string,
  versions: readonly Version[],
): boolean {
  const files = stored(tabula, out);
  deepStrictEqual(
    [...files.keys()].sort(),
    [...versions[0]!.artifacts.keys()].sort(),
  );
  for (const [name, text] of files) {
    ok(
      versions.some(({ artifacts }) => artifacts.get(name) === text),
      `${name} is neither old nor new`,
    );
  }
  return drafts(tabula, out).length > 0;
}

function drafts(...directories: readonly string[]): string[] {
  return directories.flatMap((directory) =>
    [...Deno.readDirSync(directory)].map(({ name }) => `${directory}/${name}`)
  ).filter((path) => path.endsWith(".tmp"));
}

function removeDrafts(tabula: string, out: string): void {
  for (const path of drafts(tabula, out)) Deno.removeSync(path);
}

if (import.meta.main) {
  const [times = "100", cards = "10000"] = Deno.args;
  console.log(await killGenerate(Number(times), Number(cards)));
}
