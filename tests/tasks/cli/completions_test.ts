import { deepStrictEqual, match } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";

const ROOT = new URL("../../..", import.meta.url).pathname;

/** The script for a shell, and a function that stands for the program. */
async function scriptFor(shell: string): Promise<string> {
  const io = fakeIo();
  deepStrictEqual(await main(["completions", shell], io), 0);
  return io.written().stdout;
}

const bash: readonly (readonly [string, readonly string[]])[] = [
  ["dreamtides parse-f", ["parse-file"]],
  ["dreamtides parse x --form", ["--format"]],
  ["dreamtides parse x --format ", [
    "json",
    "ron",
    "debug",
    "text",
    "html",
    "unity",
  ]],
  ["dreamtides completions f", ["fish"]],
  ["dreamtides parse ", []],
  ["dreamtides verify examples/tabula/ca", [
    "examples/tabula/card-fx.toml",
    "examples/tabula/card-lists.toml",
    "examples/tabula/cards.toml",
  ]],
  ["dreamtides verify examples/tab", ["examples/tabula"]],
];

/** Whether tests may start bash, and there is one. */
async function hasBash(): Promise<boolean> {
  const { state } = await Deno.permissions.query({
    name: "run",
    command: "bash",
  });
  return state === "granted";
}

const canRun = await hasBash();
const reason = canRun ? "" : " (skipped: no permission to run bash)";

for (const [line, expected] of bash) {
  Deno.test({
    name: `the bash script completes "${line}"${reason}`,
    ignore: !canRun,
    async fn() {
      const script = [
        `dreamtides() { deno run --quiet ${ROOT}mod.ts "$@"; }`,
        await scriptFor("bash"),
        `COMP_WORDS=(${line}${line.endsWith(" ") ? " ''" : ""})`,
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))",
        "_dreamtides",
        'printf "%s\\n" "${COMPREPLY[@]}"',
      ].join("\n");
      const { stdout } = await new Deno.Command("bash", {
        args: ["-c", script],
        cwd: ROOT,
      }).output();
      const found = new TextDecoder().decode(stdout).split("\n");
      // The shell sorts them.
      deepStrictEqual(
        found.filter((each) => each !== "").toSorted(),
        expected.toSorted(),
      );
    },
  });
}

Deno.test("completions() takes the name the program goes by", async () => {
  const io = fakeIo();
  await main(["completions", "bash", "--name", "dt-parse"], io);
  match(io.written().stdout, /complete -o default -F _dt_parse dt-parse\n/);
});

Deno.test("completions() refuses a name that is no plain word", async () => {
  const io = fakeIo();
  deepStrictEqual(await main(["completions", "bash", "--name", "a; b"], io), 2);
  match(io.written().stderr, /expected letters, digits/);
});
