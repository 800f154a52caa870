import { many, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { properName } from "../names.ts";
import { lookup, pattern, words } from "../words.ts";
import { before } from "./before.ts";
import { determiner } from "./determiner.ts";
import { noun, type Part, toTarget } from "./noun.ts";
import { reference, self } from "./reference.ts";

const locationWord = words("location", "locations");

const atWhich: Rule<Part> = oneOf<Part>([
  lookup<Part>({
    "of yours": { owner: "you" },
    "of theirs": { owner: "their" },
  }),
  pattern`named ${properName}`.map(([name]): Part => ({
    filters: [{ type: "has-name", name }],
  })),
]);

/**
 * The location after "at", without "you have in play": "a character at a
 * location you have in play" is your character.
 */
export const place: Rule<Target> = oneOf<Target>([
  self,
  reference,
  pattern`${determiner} ${many(before)} ${locationWord} ${many(atWhich)}`.map((
    [determiner, before, , behind],
  ) => toTarget(noun(determiner, ["location"], [...before, ...behind]))),
]);
