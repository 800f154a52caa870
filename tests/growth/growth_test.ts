import { ok } from "node:assert/strict";
import process from "node:process";
import * as dreamtides from "../../mod.ts";
import { locateProblems, type Problem, verifyCard } from "../../tabula/mod.ts";
import { growth, MOST } from "./growth.ts";
import { READERS } from "./readers.ts";
import { SHAPES } from "./shapes.ts";

for (const [reader, read] of READERS) {
  Deno.test(`${reader} is no more work per character of long texts`, () => {
    const slow = [...SHAPES].flatMap(([shape, text]) => {
      const ratio = growth((size) => read(text(size)), 500);
      return ratio < MOST ? [] : [`${shape}: ${ratio.toFixed(0)} times`];
    });
    ok(slow.length === 0, slow.join(", "));
  });
}

for (const header of ["[[cards]]", '[["cards"]]']) {
  Deno.test(`locateProblems() is no more work per row of ${header}`, async () => {
    // As in `growth`: what an engine does beside the program is counted, too.
    let least = Infinity;
    for (let times = 0; times < 4 && least >= MOST; times++) {
      const many = await workToLocate(header, 1600);
      least = Math.min(least, many / await workToLocate(header, 200));
    }
    ok(least < MOST, `${least} times`);
  });
}

/** The least processor time of a few runs. */
async function workToLocate(header: string, rows: number): Promise<number> {
  const text = `${header}\nname = "A"\nrules-text = "Drw."\n`.repeat(rows);
  const problems = Array.from({ length: rows }, (_, index) => problem(index));
  let least = Infinity;
  for (let times = 0; times < 4; times++) {
    const start = process.cpuUsage();
    await locateProblems(problems, new Map([["cards.toml", text]]));
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, user + system);
  }
  return least;
}

function problem(index: number): Problem {
  const result = dreamtides.parse("Drw.");
  const [diagnostic] = result.ok ? [] : result.errors;
  if (diagnostic === undefined) throw new Error("It has no mistakes");
  const row = { table: "cards", index };
  const place = { file: "cards.toml", row, key: "rules-text", part: "text" };
  return { place: place as Problem["place"], diagnostic };
}

Deno.test("verifyCard() is no more work per character of long texts", () => {
  const slow = [...SHAPES].flatMap(([shape, text]) => {
    const ratio = growth((size) => {
      const card = { text: text(size), variables: "cards: 1, e: 1" };
      verifyCard(card, dreamtides.parse, dreamtides.serialize);
    }, 500);
    return ratio < MOST ? [] : [`${shape}: ${ratio.toFixed(0)} times`];
  });
  ok(slow.length === 0, slow.join(", "));
});
