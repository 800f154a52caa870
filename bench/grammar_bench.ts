import { explain, run } from "../combinators/mod.ts";
import { ability, grammar } from "../parser/internal.ts";
import { simpleAbilities } from "./fixtures.ts";
import { floorAbility } from "./floor/ability.ts";

const texts = simpleAbilities.map(({ columns }) => columns);

Deno.bench({
  group: "simple abilities",
  name: "floorAbility(), by hand",
  baseline: true,
  fn: () => texts.forEach((text) => void floorAbility(text)),
});

Deno.bench({
  group: "simple abilities",
  name: "run(), the compiled grammar",
  fn: () => texts.forEach((text) => void run(grammar(), ability, text)),
});

Deno.bench({
  group: "simple abilities",
  name: "explain(), the same grammar by arcsecond alone",
  fn: () => texts.forEach((text) => void explain(grammar(), ability, text)),
});
