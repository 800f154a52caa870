import { strictEqual } from "node:assert/strict";
import { testWith } from "../../permissions.ts";
import { build, SAMPLE } from "../build.ts";
import { hostileTexts } from "./hostile_cards.ts";

const test = testWith("read", "run", "write");

const sample = build(SAMPLE).artifacts;
const hostile = build({ ...SAMPLE, ...hostileTexts() }).artifacts;

/** Runs a program in a directory; its exit code and what it wrote. */
async function run(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const command = new Deno.Command(program, { args: [...args], cwd });
  const { code, stderr } = await command.output();
  return code === 0 ? "compiled" : new TextDecoder().decode(stderr);
}

/** A new directory that holds the given files and is removed in the end. */
async function inDirectory(
  files: Readonly<Record<string, string>>,
  action: (directory: string) => Promise<void>,
): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${directory}/${name}`, text);
    }
    await action(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

function generated(
  ending: string,
  artifacts = sample,
): Record<string, string> {
  return Object.fromEntries(
    artifacts.filter(({ name }) => name.endsWith(ending))
      .map(({ name, contents }) => [name, contents ?? ""]),
  );
}

const STRICT = JSON.stringify({
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noFallthroughCasesInSwitch: true,
  },
});

const USER = `
import { ALL_TEST_CARD_IDS, TEST_DRAW_2 } from "./test_card.ts";
import { baseCardIdList, CALM_WATERS } from "./card_lists.ts";
import type { BaseCardId } from "./identifiers.ts";
export const ids: readonly BaseCardId[] = [...ALL_TEST_CARD_IDS, TEST_DRAW_2];
export const list: readonly BaseCardId[] = baseCardIdList("FirstVoyage");
// @ts-expect-error: a list of the other kind
export const wrong: readonly BaseCardId[] = CALM_WATERS;
// @ts-expect-error: there is no such list
baseCardIdList("Nothing");
`;

test("generated TypeScript compiles under strict settings", async () => {
  const files = { ...generated(".ts"), "user.ts": USER, "deno.json": STRICT };
  await inDirectory(files, async (directory) => {
    const args = ["check", "--quiet", "--no-lock", "user.ts"];
    strictEqual(await run("deno", args, directory), "compiled");
  });
});

test("generated TypeScript compiles for hostile names and texts", async () => {
  const files = { ...generated(".ts", hostile), "deno.json": STRICT };
  await inDirectory(files, async (directory) => {
    const args = ["check", "--quiet", "--no-lock", ...Object.keys(files)]
      .filter((each) => each !== "deno.json");
    strictEqual(await run("deno", args, directory), "compiled");
  });
});

/** What the generated code asks of other crates, as far as it is used. */
const CRATES: readonly (readonly [string, string, string])[] = [
  [
    "uuid",
    "lib",
    `#[derive(Clone, Copy, Debug)] pub struct Uuid(pub &'static str);
     #[macro_export] macro_rules! uuid { ($id:literal) => { $crate::Uuid($id) }; }`,
  ],
  [
    "serde",
    "proc-macro",
    `extern crate proc_macro; use proc_macro::TokenStream;
     #[proc_macro_derive(Serialize)] pub fn s(_: TokenStream) -> TokenStream { TokenStream::new() }
     #[proc_macro_derive(Deserialize)] pub fn d(_: TokenStream) -> TokenStream { TokenStream::new() }`,
  ],
  [
    "schemars",
    "proc-macro",
    `extern crate proc_macro; use proc_macro::TokenStream;
     #[proc_macro_derive(JsonSchema)] pub fn j(_: TokenStream) -> TokenStream { TokenStream::new() }`,
  ],
  [
    "core_data",
    "lib",
    `pub mod identifiers {
       #[derive(Clone, Copy, Debug)] pub struct BaseCardId(pub uuid::Uuid);
       #[derive(Clone, Copy, Debug)] pub struct DreamwellCardId(pub uuid::Uuid);
     }`,
  ],
];

const RUST_USER = `
pub mod card_lists;
pub mod test_card;
pub fn count() -> usize {
    card_lists::base_card_id_list(card_lists::BaseCardIdList::FirstVoyage).len()
        + test_card::ALL_TEST_CARD_IDS.len()
}
`;

/** Why generated Rust cannot be compiled here, if it cannot. */
async function noRust(): Promise<string | undefined> {
  const run = { name: "run", command: "rustc" } as const;
  const { state } = await Deno.permissions.query(run);
  if (state !== "granted") return "no permission to run rustc";
  try {
    const args = ["--version"];
    const { success } = await new Deno.Command("rustc", { args }).output();
    return success ? undefined : "rustc does not work";
  } catch {
    return "there is no rustc";
  }
}

const reason = await noRust();

const skipped = reason ? ` (skipped: ${reason})` : "";

Deno.test({
  name: `generated Rust compiles${skipped}`,
  ignore: reason !== undefined,
  fn: () =>
    compileRust({ ...generated(".rs"), "user.rs": RUST_USER }, ["-Dwarnings"]),
});

// rustc warns of letters that look alike, which is not for us to judge.
Deno.test({
  name: `generated Rust compiles for hostile names and texts${skipped}`,
  ignore: reason !== undefined,
  fn: () => {
    const user = "pub mod card_lists;\npub mod test_card;\n";
    return compileRust({ ...generated(".rs", hostile), "user.rs": user }, []);
  },
});

async function compileRust(
  files: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<void> {
  const crates = Object.fromEntries(
    CRATES.map(([name, , text]) => [`${name}.rs`, text]),
  );
  await inDirectory({ ...crates, ...files }, async (directory) => {
    const compile = (name: string, type: string) =>
      run("rustc", [
        "--edition=2021",
        `--crate-type=${type}`,
        ...flags,
        "-L.",
        ...name === "user" || name === "core_data"
          ? ["--extern=uuid=libuuid.rlib"]
          : [],
        ...name === "user" ? EXTERNS : [],
        `${name}.rs`,
      ], directory);
    for (const [name, type] of CRATES) {
      strictEqual(await compile(name, type), "compiled");
    }
    strictEqual(await compile("user", "lib"), "compiled");
  });
}

const EXTERNS = [
  "--extern=core_data=libcore_data.rlib",
  "--extern=serde",
  "--extern=schemars",
];
