import { run } from "../combinators/mod.ts";
import { ability } from "../parser/mod.ts";
import { ceilingAbility } from "./ceiling.ts";
import { simpleAbilities } from "./fixtures.ts";
import { floorAbility } from "./floor.ts";
import { miniAbility } from "./mini_grammar.ts";

const texts = simpleAbilities.map(({ columns }) => columns);

Deno.bench({
  group: "the small grammar",
  name: "floorAbility(), by hand",
  baseline: true,
  fn: () => texts.forEach((text) => void floorAbility(text)),
});

Deno.bench({
  group: "the small grammar",
  name: "run(miniAbility)",
  fn: () => texts.forEach((text) => void run(miniAbility, text)),
});

Deno.bench({
  group: "the small grammar",
  name: "run(ability), the whole grammar on the same texts",
  fn: () => texts.forEach((text) => void run(ability, text)),
});

Deno.bench({
  group: "the small grammar",
  name: "ceilingAbility(), arcsecond's ordered choice",
  fn: () => texts.forEach((text) => void ceilingAbility(text)),
});
