import cardFx from "../examples/tabula/card-fx.toml" with { type: "text" };
import cardLists from "../examples/tabula/card-lists.toml" with {
  type: "text",
};
import cards from "../examples/tabula/cards.toml" with { type: "text" };
import dreamwell from "../examples/tabula/dreamwell.toml" with { type: "text" };
import abilities from "../examples/tabula/parsed_abilities.json" with {
  type: "text",
};
import effectTypes from "../examples/tabula/effect-types.toml" with {
  type: "text",
};
import predicateTypes from "../examples/tabula/predicate-types.toml" with {
  type: "text",
};
import rlfCards from "../examples/tabula/rlf-cards.toml" with { type: "text" };
import sheets from "../examples/tabula/sheets.toml" with { type: "text" };
import strings from "../examples/tabula/strings.ftl" with { type: "text" };
import testCards from "../examples/tabula/test-cards.toml" with {
  type: "text",
};
import testDreamwell from "../examples/tabula/test-dreamwell.toml" with {
  type: "text",
};
import triggerTypes from "../examples/tabula/trigger-types.toml" with {
  type: "text",
};
import type { TabulaFiles } from "../tabula/mod.ts";

/** The sample's own files by name; imported, since reading takes a permission. */
export const SAMPLE_TABULA = {
  "card-fx.toml": cardFx,
  "card-lists.toml": cardLists,
  "cards.toml": cards,
  "dreamwell.toml": dreamwell,
  "effect-types.toml": effectTypes,
  "predicate-types.toml": predicateTypes,
  "rlf-cards.toml": rlfCards,
  "sheets.toml": sheets,
  "strings.ftl": strings,
  "test-cards.toml": testCards,
  "test-dreamwell.toml": testDreamwell,
  "trigger-types.toml": triggerTypes,
} as const satisfies Readonly<Record<string, string>>;

const LOADED: Readonly<Record<string, string>> = {
  ...SAMPLE_TABULA,
  "parsed_abilities.json": abilities,
};

/** The sample and its artifact, as `loadTabula` reads them. */
export const SAMPLE_SOURCE: TabulaFiles = {
  directory: "",
  readFile: (name) => {
    const text = LOADED[name];
    return text === undefined
      ? Promise.reject(new Deno.errors.NotFound(name))
      : Promise.resolve(new TextEncoder().encode(text));
  },
};
