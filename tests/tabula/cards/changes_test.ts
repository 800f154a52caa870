import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { ParsedCard } from "../../../tabula/mod.ts";
import { cardChanges, remember } from "../../../tabula/internal.ts";

function card(name: string, text: string, isRead = true): ParsedCard {
  const place = { file: "f", row: { table: "t", index: 0 } };
  const row = { place, id: name, uuid: undefined, name, text, variables: "" };
  return isRead ? { card: row, json: "[]" } : { card: row };
}

Deno.test("cardChanges() sorts cards by what became of them", () => {
  const before = [
    card("Same", "a"),
    card("Edited", "a"),
    card("Lost", "a"),
    card("Spoilt", "a"),
    card("Mended", "a", false),
    card("Still bad", "a", false),
  ];
  const after = [
    card("New", "a"),
    card("Same", "a"),
    card("Edited", "b"),
    card("Spoilt", "b", false),
    card("Mended", "b"),
    card("Still bad", "b", false),
  ];
  deepStrictEqual(cardChanges(before, after), {
    added: ["New"],
    removed: ["Lost"],
    changed: ["Edited", "Still bad"],
    broken: ["Spoilt"],
    repaired: ["Mended"],
  });
});

Deno.test("cardChanges() takes no second card with an id for the first", () => {
  const copy = card("Fox", "b");
  const bear = { ...copy, card: { ...copy.card, name: "Bear" } };
  const { changed } = cardChanges([card("Fox", "a")], [card("Fox", "a"), bear]);
  deepStrictEqual(changed, []);
});

Deno.test("remember() parses a text again only if it or its variables changed", () => {
  const calls: string[] = [];
  const parser = remember((text, variables) => {
    calls.push(`${text}|${variables}`);
    return { ok: true, abilities: [] };
  });
  parser.parse("a", "x");
  parser.parse("b", "x");
  strictEqual(parser.endPass(), 2);
  parser.parse("a", "x");
  parser.parse("b", "y");
  parser.parse("ab", "");
  strictEqual(parser.endPass(), 2);
  parser.parse("b", "x");
  strictEqual(parser.endPass(), 1);
  deepStrictEqual(calls, ["a|x", "b|x", "b|y", "ab|", "b|x"]);
});
