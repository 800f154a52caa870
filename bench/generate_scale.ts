// deno-lint-ignore-file no-console
/**
 * How time and memory of `generate` grow with the number of cards. Each size
 * runs in a process of its own, so that the peak of memory is its own; time is
 * that of the cores, which other programs do not change:
 *
 *   deno run --allow-read --allow-write --allow-run=deno bench/generate_scale.ts
 */
import { cpuUsage } from "node:process";
import { parseToml } from "../tabula/internal.ts";
import { denoIo } from "../tasks/cli/deno/deno_io.ts";
import { generate } from "../tasks/tabula/generate.ts";
import { syntheticDirectory } from "./synthetic_cards.ts";

const SIZES = [1_000, 3_000, 10_000, 30_000, 100_000];

/** What one run measured. */
interface Run {
  /** Milliseconds of all cores, from reading files to writing artifacts. */
  readonly generate: number;
  /** Milliseconds for smol-toml on the same file. */
  readonly toml: number;
  /** Most memory the process ever had, in megabytes. */
  readonly peak: number;
}

/** Runs all sizes and prints a table. */
async function compare(): Promise<void> {
  console.log(
    "| cards | generate | per card | smol-toml | ratio | peak memory |",
  );
  console.log("| ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const size of SIZES) {
    const { generate, toml, peak } = await inProcess(size);
    console.log(
      `| ${size} | ${generate.toFixed(0)} ms | ${
        (1000 * generate / size).toFixed(1)
      } µs | ${toml.toFixed(0)} ms | ${(generate / toml).toFixed(2)} | ${
        peak.toFixed(0)
      } MB |`,
    );
  }
}

async function inProcess(size: number): Promise<Run> {
  const directory = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(syntheticDirectory(size))) {
      await Deno.writeTextFile(`${directory}/${name}`, text);
    }
    const [generated, toml] = [
      await child("generate", directory),
      await child("toml", directory),
    ];
    return {
      generate: generated.milliseconds,
      toml: toml.milliseconds,
      peak: generated.peak,
    };
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

interface Measured {
  readonly milliseconds: number;
  readonly peak: number;
}

async function child(what: string, directory: string): Promise<Measured> {
  const self = new URL(import.meta.url).pathname;
  const args = ["run", "--quiet", "--allow-read", "--allow-write", self];
  const command = new Deno.Command("deno", {
    args: [...args, what, directory],
    stderr: "inherit",
  });
  const { stdout } = await command.output();
  return JSON.parse(new TextDecoder().decode(stdout));
}

/** In the child: measures one thing and prints it. */
async function measure(what: string, directory: string): Promise<void> {
  const start = cpuUsage();
  if (what === "toml") {
    parseToml(await Deno.readTextFile(`${directory}/cards.toml`));
  } else {
    await generate(denoIo(), {
      tabula: directory,
      target: "all",
      dialect: "auto",
      errors: "short",
      quiet: true,
      allowErrors: true,
      all: false,
      fix: false,
      json: false,
    });
  }
  const { user, system } = cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  console.log(JSON.stringify({ milliseconds, peak: await peakMegabytes() }));
}

/** The kernel's high-water mark where there is one, else what is used now. */
async function peakMegabytes(): Promise<number> {
  const status = await Deno.readTextFile("/proc/self/status").catch(() => "");
  const kilobytes = /VmHWM:\s*(\d+)/.exec(status)?.[1];
  return kilobytes === undefined
    ? Deno.memoryUsage().rss / 1e6
    : Number(kilobytes) / 1024;
}

const [what, directory] = Deno.args;
if (what === undefined || directory === undefined) await compare();
else await measure(what, directory);
