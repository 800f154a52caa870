import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { cardRow } from "../../editor/tabula/card_file.ts";
import { withDirectory } from "../temporary.ts";
import { LSP_PERMISSIONS } from "./lsp_client.ts";

/** Whether a program can be started on this machine. */
async function canRun(program: string): Promise<boolean> {
  try {
    const { success } = await new Deno.Command(program, {
      args: ["--version"],
      stdout: "null",
      stderr: "null",
    }).output();
    return success;
  } catch {
    return false;
  }
}

const hasNeovim = await canRun("nvim");

/** What the script in `neovim.lua` saw. */
interface Seen {
  readonly diagnostic: {
    readonly message: string;
    readonly line: number;
    readonly column: number;
    readonly last: number;
  };
  readonly hover: { readonly contents: { readonly value: string } };
  readonly actions: readonly string[];
  readonly fixed: boolean;
  readonly formatted: string;
  readonly completions: readonly string[];
  readonly typed: readonly string[];
}

const SCRIPT = new URL("neovim.lua", import.meta.url).pathname;
const MOD = new URL("../../../mod.ts", import.meta.url).pathname;

/** Lets Neovim edit a file, and returns what it saw. */
async function edit(path: string, file: string): Promise<Seen> {
  const server = ["run", "--no-prompt", "--quiet", ...LSP_PERMISSIONS];
  const results = `${path}/results.json`;
  const { success, stderr } = await new Deno.Command("nvim", {
    args: [
      "--headless",
      "-u",
      "NONE",
      "-i",
      "NONE",
      "-n",
      "-c",
      `luafile ${SCRIPT}`,
    ],
    env: {
      CARD_FILE: file,
      RESULTS: results,
      SERVER: JSON.stringify([Deno.execPath(), ...server, MOD, "lsp"]),
      XDG_CACHE_HOME: path,
      XDG_STATE_HOME: path,
      XDG_DATA_HOME: path,
    },
  }).output();
  ok(success, new TextDecoder().decode(stderr));
  return JSON.parse(await Deno.readTextFile(results));
}

Deno.test({
  name: hasNeovim
    ? "lsp: Neovim shows, fixes, completes, formats and saves a card file"
    : "lsp: Neovim edits a card file (skipped: nvim is not installed)",
  ignore: !hasNeovim,
  fn: () =>
    withDirectory(async (path) => {
      const file = `${path}/ideas.toml`;
      const text = (words: string) =>
        cardRow(`rules-text = "${words}"\nvariables = "cards: 2"`);
      await Deno.writeTextFile(file, text("{judgment} drow {cards}."));
      const seen = await edit(path, file);
      deepStrictEqual(
        [seen.diagnostic.line, seen.diagnostic.column, seen.diagnostic.last],
        [6, 25, 29],
      );
      ok(seen.diagnostic.message.startsWith('Unknown word "drow"'));
      ok(seen.hover.contents.value.includes("judgment phase"));
      strictEqual(seen.actions[0], 'Change "drow" to "draw"');
      ok(seen.fixed);
      strictEqual(seen.formatted, 'rules-text = "{Judgment} Draw {cards}."');
      ok(seen.completions.includes("rarity"));
      deepStrictEqual(seen.typed, [
        'rules-text = "Draw {cards}',
        'rules-text = "Draw {cards}',
        'rarity = "Common"',
        'rarity = ""',
      ]);
      strictEqual(
        await Deno.readTextFile(file),
        text("{Judgment} Draw {cards}."),
      );
    }),
});
