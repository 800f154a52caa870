import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { denoIo } from "../../tasks/cli/deno/deno_io.ts";
import type { Io } from "../../tasks/cli/io.ts";
import { main } from "../../tasks/main.ts";
import { matchMessage } from "./match_message.ts";
import { frame } from "../pzl/frame.ts";
import { fakeIo } from "./fake_io.ts";
import { SAMPLE_FILES } from "./tabula/sample.ts";
import { namesIn, withDirectory } from "./temporary.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read", "write");

/** A command that writes into a file that an author wrote. */
interface Writer {
  /** Its arguments for a file, `cards.toml` or `a.pzl`, in a directory. */
  readonly args: (directory: string, file: string) => readonly string[];
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** Whether a byte order mark is a problem that it fixes. */
  readonly isMarkFixed?: boolean;
}

const CARD =
  SAMPLE_FILES["tab/cards.toml"]?.match(/\[\[cards\]\][^]*?\n\n/)?.[0] ?? "";

const CARDS = {
  file: "cards.toml",
  before: `# Mine\n${CARD.replace("Draw", "draw")}`,
  after: `# Mine\n${CARD}`,
};

const PUZZLE = {
  file: "a.pzl",
  before: `# Mine\n${frame("humanhand=Opt  ;Shock\nhumanspeed= 1")}`,
};

const WRITERS: Readonly<Record<string, Writer>> = {
  "verify --fix": { args: (_, file) => ["verify", "--fix", file], ...CARDS },
  "generate --fix": {
    args: (directory) => ["generate", "--fix", directory],
    ...CARDS,
  },
  convert: {
    args: (_, file) => ["convert", "--to", "rlf", file],
    file: "cards.toml",
    before: `# Mine\n${CARD}`,
    after: `# Mine\n${CARD}`
      .replace("{cards}", "{cards($c)}").replace("cards: ", "c: "),
  },
  "pzl format --write": {
    args: (_, file) => ["pzl", "format", "--write", file],
    ...PUZZLE,
    after: PUZZLE.before.replace("Opt  ;Shock", "Opt;Shock"),
  },
  "pzl check --fix": {
    args: (_, file) => ["pzl", "check", "--fix", file],
    ...PUZZLE,
    after: PUZZLE.before.replace("speed= 1", "speed=1"),
    isMarkFixed: true,
  },
};

/** The files of this machine, but a screen of its own. */
function quietIo(): Io & Pick<ReturnType<typeof fakeIo>, "written"> {
  const { stdout, stderr, written } = fakeIo();
  return { ...denoIo(), stdout, stderr, written };
}

/** Runs a writer on a file in a directory of its own. */
async function withFile(
  { args, file, before }: Writer,
  test: (
    path: string,
    run: () => Promise<string>,
    directory: string,
  ) => Promise<void>,
  contents = before,
): Promise<void> {
  await withDirectory(async (directory) => {
    const path = `${directory}/${file}`;
    for (const [name, text] of Object.entries(SAMPLE_FILES)) {
      const [, last = ""] = name.split("/");
      await Deno.writeTextFile(`${directory}/${last}`, text);
    }
    await Deno.writeTextFile(path, contents);
    const run = async () => {
      const io = quietIo();
      await main(args(directory, path), io);
      return io.written().stdout + io.written().stderr;
    };
    await test(path, run, directory);
    deepStrictEqual(namesIn(directory).filter((each) => /tmp$/.test(each)), []);
  });
}

function read(path: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true })
    .decode(Deno.readFileSync(path));
}

for (const [name, writer] of Object.entries(WRITERS)) {
  test(`${name} changes what it should, and nothing else`, () =>
    withFile(writer, async (path, run) => {
      await run();
      strictEqual(read(path), writer.after);
    }));

  test(`${name} keeps line ends and the byte order mark`, () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    const mark = writer.isMarkFixed ? "" : "\ufeff";
    return withFile(writer, async (path, run) => {
      await run();
      strictEqual(read(path), mark + windows(writer.after));
    }, `\ufeff${windows(writer.before)}`);
  });

  test({
    name: `${name} writes through links, and keeps permissions`,
    ignore: Deno.build.os === "windows",
    fn: () =>
      withFile(writer, (path, run) =>
        withDirectory(async (elsewhere) => {
          const real = `${elsewhere}/real`;
          await Deno.rename(path, real);
          await Deno.chmod(real, 0o600);
          await Deno.symlink(real, path);
          const { uid, gid } = await Deno.stat(real);
          await run();
          ok((await Deno.lstat(path)).isSymlink, "the link stays");
          strictEqual(read(real), writer.after);
          const now = await Deno.stat(real);
          deepStrictEqual([now.mode! & 0o777, now.uid, now.gid], [
            0o600,
            uid,
            gid,
          ]);
          deepStrictEqual(namesIn(elsewhere), ["real"]);
        })),
  });

  test({
    name: `${name} refuses a read-only file, and says that it did nothing`,
    ignore: Deno.build.os === "windows",
    fn: () =>
      withFile(writer, async (path, run) => {
        await Deno.chmod(path, 0o444);
        const said = await run();
        matchMessage(said, /: it is read-only /);
        ok(
          !/fixed:? [1-9]|: fixed|converted: [1-9]|Formatted/.test(said),
          said,
        );
        strictEqual(read(path), writer.before);
      }),
  });

  test(`${name} leaves a file alone that changes meanwhile`, () =>
    withDirectory(async (directory) => {
      const path = `${directory}/${writer.file}`;
      await Deno.writeTextFile(path, writer.before);
      const io = quietIo();
      const rewriteFile: Io["rewriteFile"] = async (file, before, text) => {
        await Deno.writeTextFile(path, `${writer.before}# By another hand\n`);
        return await io.rewriteFile(file, before, text);
      };
      await main(writer.args(directory, path), { ...io, rewriteFile });
      const { stdout, stderr } = io.written();
      matchMessage(stderr, /: it has changed in the meantime /);
      ok(!/fixed: [1-9]|: fixed|converted: [1-9]|Formatted/.test(stdout));
      strictEqual(read(path), `${writer.before}# By another hand\n`);
    }));
}

/** Commands that make one file of another. */
const MAKERS: readonly (readonly string[])[] = [
  ["parse-file", "cards.toml", "-o"],
  ["lorcana", "parse-file", "texts.json", "-o"],
  ["pzl", "show", "a.pzl", "-o"],
  ["pzl", "show", "a.pzl", "--html", "-o"],
  ["pzl", "from-json", "puzzle.json", "-o"],
  ["pzl", "from-dump", "state.txt", "-o"],
];

for (const maker of MAKERS) {
  const input = maker.find((each) => each.includes(".")) ?? "";
  test(`${maker.join(" ")} ${input} is refused, under any name`, () =>
    withDirectory(async (directory) => {
      const contents = await inputFor(input);
      const path = `${directory}/${input}`;
      await Deno.writeTextFile(path, contents);
      await Deno.symlink(path, `${directory}/link`);
      await Deno.link(path, `${directory}/hard`);
      for (const output of [input, `./${input}`, "link", "hard"]) {
        const args = maker.map((each) => each === input ? path : each);
        const io = quietIo();
        strictEqual(await main([...args, `${directory}/${output}`], io), 1);
        matchMessage(io.written().stderr, /: it is the input /);
        strictEqual(read(path), contents);
      }
    }));
}

async function inputFor(name: string): Promise<string> {
  const io = fakeIo({ "a.pzl": frame("humanhand=Opt") });
  await main(["pzl", "json", "a.pzl"], io);
  const inputs: Readonly<Record<string, string>> = {
    "cards.toml": CARD,
    "texts.json": '["Draw a card."]',
    "a.pzl": frame("humanhand=Opt"),
    "puzzle.json": io.written().stdout,
    "state.txt":
      "turn=1\nactiveplayer=p0\nactivephase=MAIN1\np0life=1\np1life=1\n",
  };
  return inputs[name] ?? "";
}

test("pzl new does not write over a puzzle", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/a.pzl`;
    await Deno.writeTextFile(path, PUZZLE.before);
    const io = quietIo();
    strictEqual(await main(["pzl", "new", "Mine", "-o", path], io), 1);
    matchMessage(io.written().stderr, /it exists already/);
    strictEqual(read(path), PUZZLE.before);
  }));

test("pzl check --index does not write over a file of another kind", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/a.pzl`;
    await Deno.writeTextFile(path, PUZZLE.before);
    await Deno.writeTextFile(`${directory}/cards.json`, '[{"name":"Opt"}]');
    const cards = ["--cards", `${directory}/cards.json`];
    const io = quietIo();
    await main(["pzl", "check", path, ...cards, "--index", path], io);
    strictEqual(read(path), PUZZLE.before);
    matchMessage(io.written().stderr, /it is not a list that was kept/);
  }));
