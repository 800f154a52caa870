import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { matchMessage } from "../tasks/match_message.ts";
import { runProcess } from "../tasks/process.ts";
import { killGenerate } from "../tasks/tabula/kill.ts";
import { withSample } from "../tasks/tabula/temporary.ts";
import { namesIn, withDirectory } from "../tasks/temporary.ts";
import type { Trial } from "./trial.ts";

const PERMISSIONS = ["--allow-read", "--allow-write"];

function generate(tabula: string, out: string) {
  const args = ["generate", "--tabula", tabula, "--output", out];
  return runProcess(args, { permissions: PERMISSIONS });
}

function artifactsIn(...directories: readonly string[]): string {
  return directories.flatMap((directory) =>
    namesIn(directory).filter((name) => !/\.(toml|ftl)$/.test(name))
      .map((name) =>
        `${name}\n${Deno.readTextFileSync(`${directory}/${name}`)}`
      )
  ).join("\n");
}

/** Runs are killed: each artifact is the whole old one or the whole new one. */
const kills: Trial = {
  name: "killed runs",
  round: "1 kill",
  run: async () => void await killGenerate(1),
};

/** Runs at the same time leave what one of them would, and no drafts. */
const concurrent: Trial = {
  name: "concurrent runs",
  round: "3 runs at once",
  run: () =>
    withSample(async (tabula, out) => {
      strictEqual((await generate(tabula, out)).code, 0);
      const alone = artifactsIn(tabula, out);
      const runs = [1, 2, 3].map(() => generate(tabula, out));
      for (const { code, stderr } of await Promise.all(runs)) {
        strictEqual(code, 0, stderr);
      }
      strictEqual(artifactsIn(tabula, out), alone);
    }),
};

/** A full disk is an error, and everything on it stays what it was. */
const fullDisk: Trial = {
  name: "a full disk",
  round: "2 commands",
  run: async () => {
    let skipped: string | undefined;
    await withDirectory(async (disk) => {
      skipped = await mount(disk);
      if (skipped !== undefined) return;
      try {
        await fillAndWrite(disk);
      } finally {
        await new Deno.Command("umount", { args: [disk] }).output();
      }
    });
    return skipped;
  },
};

async function mount(disk: string): Promise<string | undefined> {
  const args = ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk];
  try {
    const { success } = await new Deno.Command("mount", { args }).output();
    return success ? undefined : "skipped: may not mount a disk";
  } catch {
    return "skipped: cannot mount a disk";
  }
}

async function fillAndWrite(disk: string): Promise<void> {
  await withSample(async (tabula) => {
    for (const name of namesIn(tabula)) {
      await Deno.copyFile(`${tabula}/${name}`, `${disk}/${name}`);
    }
  });
  const cards = await Deno.readTextFile(`${disk}/cards.toml`);
  await Deno.writeTextFile(
    `${disk}/cards.toml`,
    cards.replace("Draw {cards}", "draw {cards}"),
  );
  fill(disk);
  const before = artifactsIn(disk);
  const texts = namesIn(disk).map((name) =>
    name === "filler" ? "" : Deno.readTextFileSync(`${disk}/${name}`)
  );
  for (
    const args of [
      ["generate", disk, "--output", disk],
      ["verify", "--fix", disk],
    ]
  ) {
    const permissions = PERMISSIONS;
    const { code, stderr } = await runProcess(args, { permissions });
    strictEqual(code, 1, stderr);
    matchMessage(stderr, /no space left/i);
  }
  strictEqual(artifactsIn(disk), before);
  deepStrictEqual(
    namesIn(disk).filter((name) => name.endsWith(".tmp")),
    [],
  );
  deepStrictEqual(
    namesIn(disk).map((name) =>
      name === "filler" ? "" : Deno.readTextFileSync(`${disk}/${name}`)
    ),
    texts,
  );
}

function fill(disk: string): void {
  using file = Deno.openSync(`${disk}/filler`, { create: true, write: true });
  for (const size of [4096, 1]) {
    try {
      for (;;) file.writeSync(new Uint8Array(size));
    } catch {
      // It is full, at least for pieces of this size.
    }
  }
}

/** Names that would control a terminal, in a process of its own. */
const hostileNames: Trial = {
  name: "hostile names",
  round: "4 commands",
  run: () =>
    withDirectory(async (root) => {
      const directory = `${root}/\x1b]0;x\x07\x1b[2J\u202e`;
      await Deno.mkdir(directory);
      const name = `${directory}/\x9b31m.toml`;
      const text =
        `[[cards]]\nid = "\\u001b[2J"\nname = "\\u202e\\u009b31m"\n` +
        'rules-text = "Drow \\u001b]0;x\\u0007."\n';
      await Deno.writeTextFile(name, text);
      for (const [command = "", ...flags] of COMMANDS) {
        const args = [command, ...flags, name];
        const permissions = PERMISSIONS;
        const { stdout, stderr } = await runProcess(args, { permissions });
        const printed = stdout + stderr;
        ok(
          printed.length > 0 && !UNSAFE.test(printed),
          JSON.stringify(printed),
        );
      }
    }),
};

const COMMANDS = [
  ["verify"],
  ["verify", "--fix"],
  ["parse-file"],
  ["verify", "--json"],
];

const UNSAFE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** What happens to files and terminals. */
export const FILES: readonly Trial[] = [
  kills,
  concurrent,
  fullDisk,
  hostileNames,
];
