import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { parsePuzzle, type Profile, writePuzzle } from "../../pzl/mod.ts";
import {
  bare,
  corpusBytes,
  corpusNames,
  corpusText,
  hasCorpus,
  skipped,
} from "./corpus.ts";

interface Malformed {
  readonly id: string;
  readonly profile: Profile;
  readonly input?: string;
  readonly inputBase64?: string;
  readonly expect: { readonly ok: boolean };
  readonly canonical?: string;
}

function source({ input, inputBase64 }: Malformed): string | Uint8Array {
  return input ?? Buffer.from(inputBase64 ?? "", "base64");
}

/** Runs a check on all names and shows every one that fails. */
function failures<T>(all: readonly T[], check: (one: T) => void): string[] {
  return all.flatMap((one) => {
    try {
      check(one);
      return [];
    } catch (error) {
      return [`${JSON.stringify(one).slice(0, 300)}: ${error}`];
    }
  });
}

Deno.test({
  name: `parsePuzzle() reads every puzzle of Forge as expected${skipped}`,
  ignore: !hasCorpus,
  fn: () => {
    const names = corpusNames();
    strictEqual(names.length, 272);
    const wrong = failures(names, (name) => {
      const result = parsePuzzle(corpusBytes(`files/${name}.pzl`));
      const expected = JSON.parse(corpusText(`expected/${name}.json`));
      deepStrictEqual(bare(result), expected);
    });
    deepStrictEqual(wrong, []);
  },
});

Deno.test({
  name: `writePuzzle() writes every puzzle of Forge as expected${skipped}`,
  ignore: !hasCorpus,
  fn: () => {
    const wrong = failures(corpusNames(), (name) => {
      const result = parsePuzzle(corpusBytes(`files/${name}.pzl`));
      const canonical = corpusText(`canonical/${name}.pzl`);
      strictEqual(result.ok && writePuzzle(result), canonical);
    });
    deepStrictEqual(wrong, []);
  },
});

Deno.test({
  name: `parsePuzzle() reads every malformed puzzle as expected${skipped}`,
  ignore: !hasCorpus,
  fn: () => {
    const all: Malformed[] = JSON.parse(corpusText("malformed.json"));
    const wrong = failures(all, (one) => {
      const result = parsePuzzle(source(one), { profile: one.profile });
      deepStrictEqual(bare(result), one.expect);
      strictEqual(result.ok ? writePuzzle(result) : undefined, one.canonical);
    });
    deepStrictEqual(wrong, []);
  },
});

Deno.test({
  name:
    `parsePuzzle() in the strict profile refuses only what lacks a field${skipped}`,
  ignore: !hasCorpus,
  fn: () => {
    const wrong = failures(corpusNames(), (name) => {
      const bytes = corpusBytes(`files/${name}.pzl`);
      const relaxed = parsePuzzle(bytes);
      const lacking = relaxed.warnings.some(({ subject }) =>
        subject === "turn" || subject === "Difficulty"
      );
      strictEqual(parsePuzzle(bytes, { profile: "strict" }).ok, !lacking);
    });
    deepStrictEqual(wrong, []);
  },
});
