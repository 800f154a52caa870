import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  CARD_SUBTYPES,
  DIRECTIVES,
  FIGMENT_TYPES,
  MODE_COST,
} from "../../../ast/internal.ts";
import { displayAbility } from "../../../serializer/display/mod.ts";
import { CARD_COUNT } from "../../../lexer/dialects/mod.ts";
import { serializeAbility, variablesText } from "../../../mod.ts";
import { grammar } from "../../../parser/grammar.ts";
import { cards } from "../../frames.ts";
import { shown } from "./shown.ts";

const AN = /^[AEIO]/;

for (const subtype of CARD_SUBTYPES) {
  Deno.test(`display() knows the subtype ${subtype}`, () => {
    const name = subtype.replaceAll(/(?<=.)(?=[A-Z])/g, " ");
    const plural = name === "Child"
      ? "Children"
      : `${name}s`.replace(/ys$/, "ies");
    const [a, A] = AN.test(name) ? ["an", "An"] : ["a", "A"];
    const { plain } = shown(
      "{subtype}, {plural-subtype}, {a-subtype}, {ASubtype}, {count-allied-subtype}",
      `allies: 2, subtype: ${subtype}`,
    );
    strictEqual(
      plain,
      `${name}, ${plural}, ${a} ${name}, ${A} ${name}, 2 allied ${plural}`,
    );
  });
}

for (const figment of FIGMENT_TYPES) {
  Deno.test(`display() knows the figment ${figment}`, () => {
    const { plain } = shown(
      "{a-figment}, {figments}, {n-figments}, {n-figments2}",
      `figment: ${figment}, number: 1, number2: 3`,
    );
    strictEqual(
      plain,
      `a ${figment} Figment, ${figment} Figments, a ${figment} Figment, a ${figment} Figment`,
    );
  });
}

/** A value for each variable that a directive reads. */
const VALUES: Readonly<Record<string, number | string>> = {
  ...Object.fromEntries(
    Object.values(DIRECTIVES).flatMap(({ reads }) => reads)
      .map((variable) => [variable, 2]),
  ),
  "mode1-cost": 2,
  subtype: "mage",
  figment: "shadow",
};

/** Every directive that the grammar or the lexer knows. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(DIRECTIVES),
  ...grammar().vocabulary.words.filter((word) => word.startsWith("{"))
    .map((word) => word.slice(1, -1))
    .filter((name) => name !== CARD_COUNT)
    .map((name) => name === MODE_COST ? "mode1-cost" : name),
]);

for (const name of KNOWN) {
  Deno.test(`display() has a message for {${name}}`, () => {
    for (const messages of ["classic", "rlf"] as const) {
      const { plain } = shown(`{${name}}`, variablesText(VALUES), { messages });
      ok(plain.length > 0 && !plain.includes("{"), plain);
    }
  });
}

for (const { text, variables = "", ability } of cards) {
  Deno.test(`display() and displayAbility() show "${text}"`, () => {
    ok(!shown(text, variables).plain.includes("{"));
    const written = serializeAbility(ability);
    const { plain, spans } = shown(written.text, written.variables, {
      messages: "rlf",
    });
    deepStrictEqual(displayAbility(ability), {
      ok: true,
      plain,
      spans,
      warnings: [],
    });
  });
}
