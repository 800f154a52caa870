import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import {
  addressOf,
  readAddress,
  VIEWS,
} from "../../../site/browser/workbench/address.ts";
import { GAMES } from "../../../site/browser/workbench/game.ts";
import * as gallery from "../../../site/browser/gallery/state.ts";

Deno.test("the playground's address says everything, whatever the text", () => {
  const text = fc.string({ unit: "binary" }).filter((each) =>
    each.isWellFormed() && each !== ""
  );
  fc.assert(fc.property(
    fc.constantFrom(...GAMES),
    fc.constantFrom(...VIEWS),
    fc.record({
      text,
      variables: text,
      dialect: fc.constantFrom("classic", "rlf"),
    }, { requiredKeys: ["text", "variables"], noNullPrototype: true }),
    (game, view, source) => {
      const address = { game, view, source };
      deepStrictEqual(readAddress(addressOf(address)), address);
    },
  ));
});

Deno.test("an address that says nothing, or nonsense, begins at the beginning", () => {
  for (const hash of ["", "#", "#game=chess&view=moon", "#%E0%A4%A"]) {
    deepStrictEqual(readAddress(hash), { game: "dreamtides", view: "tree" });
  }
});

Deno.test("the gallery's address says everything, whatever the search", () => {
  fc.assert(fc.property(
    fc.string({ unit: "binary" }).filter((each) => each.isWellFormed()),
    fc.constantFrom(...gallery.VIEWS),
    fc.integer({ min: 1, max: 999_999 }),
    (search, view, page) => {
      const address = { search, view, page };
      deepStrictEqual(gallery.readAddress(gallery.addressOf(address)), address);
    },
  ));
});

Deno.test("the gallery begins on the first page if its address has no number", () => {
  for (const page of ["0", "-1", "x", "1e9", "99999999999"]) {
    deepStrictEqual(gallery.readAddress(`#page=${page}`).page, 1);
  }
});
