import type { Rule } from "../../../../combinators/mod.ts";
import { lookup } from "../../words.ts";

/** The state of cards in an inkwell. */
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
  ", exerted and facedown": { facedown: true, exerted: true },
});
