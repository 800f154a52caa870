import type { Rule } from "../../../../combinators/mod.ts";
import { lookup } from "../../words.ts";

/** How cards lie in the inkwell. */
export interface Lying {
  readonly facedown?: true;
  readonly exerted?: true;
}

/** "facedown and exerted", with or without a comma before it. */
export const lying: Rule<Lying> = lookup<Lying>({
  "facedown and exerted": { facedown: true, exerted: true },
  ", facedown and exerted": { facedown: true, exerted: true },
  ", face down and exerted,": { facedown: true, exerted: true },
  ", face down and exerted": { facedown: true, exerted: true },
  "face down and exerted": { facedown: true, exerted: true },
  "facedown": { facedown: true },
  "face down": { facedown: true },
  "exerted": { exerted: true },
  "exerted and facedown": { facedown: true, exerted: true },
});

/** Where cards come from, and whose they are if it is said. */
export interface FromPile {
  readonly zone: "hand" | "discard";
  readonly whose?: "CONTROLLER" | "THEIR";
}

/** "from your hand", "from their discard" */
export const fromPile: Rule<FromPile> = lookup<FromPile>({
  "from your hand": { zone: "hand", whose: "CONTROLLER" },
  "from hand": { zone: "hand" },
  "from their hand": { zone: "hand", whose: "THEIR" },
  "from your discard": { zone: "discard", whose: "CONTROLLER" },
  "from your discard pile": { zone: "discard", whose: "CONTROLLER" },
  "from their discard": { zone: "discard", whose: "THEIR" },
});

/** Where cards come from, of whoever puts them. */
export const fromZone: Rule<FromPile["zone"]> = fromPile.map(({ zone }) =>
  zone
);
