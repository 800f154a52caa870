import type { Ability } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { abilityDiagnostic } from "../../lexer/internal.ts";
import { wideScopes } from "./wide_scopes.ts";

/** Warnings about cards that can be read, but make no sense. */
export function oddities(
  text: string,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  const found: Found = { oddities: [], hasModes: false };
  for (const each of abilities) addOddities(each, found);
  const wide = wideScopes(text, abilities);
  if (found.oddities.length + wide.length === 0 && !found.hasModes) return NONE;
  return [
    ...found.oddities.map((oddity) => warning(text, oddity)),
    ...found.hasModes ? oddModes(text) : NONE,
    ...wide,
  ];
}

const NONE: readonly Diagnostic[] = [];

/** What was found in the trees of a card. */
interface Found {
  /** What is odd about their nodes, outermost first. */
  readonly oddities: Oddity[];
  hasModes: boolean;
}

/** Something odd about a node of a tree, and where the text says so. */
interface Oddity {
  readonly what: string;
  readonly isOdd: (value: object) => boolean;
  /** Finds the part of the text that says so. */
  readonly said: RegExp;
}

const MODAL = "Modal";

const STRAY_THEN: Oddity = {
  what: 'Nothing comes before "then"',
  isOdd: (ability) => firstEffect(ability) === "ThenMaterializeIt",
  said: /\bthen \{materialize\} it\b/i,
};

/** Goes down to the first effect; of one with fields, to something in it. */
function firstEffect(node: object): unknown {
  const { effect, effects }: Node = { ...node };
  const inner = effect ?? effects ?? Object.values(node)[0];
  return isNode(inner) ? firstEffect(inner) : inner;
}

/** What may be odd about a node of a tree, by its tag. */
const ODD: ReadonlyMap<string, Oddity> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    // Not `[MODAL]`: a computed key would keep all of this in every bundle.
    Modal: {
      what: "There is only one mode to choose",
      isOdd: (modes) => Array.isArray(modes) && modes.length === 1,
      said: /\{ChooseOne\}/i,
    },
    Keywords: {
      what: "A keyword stands there twice",
      isOdd: (keywords) =>
        Array.isArray(keywords) && keywords.length > 1 &&
        new Set(keywords).size < keywords.length,
      said: /(?<=(\{[a-z]+\})[^.:]{0,80})\1/i,
    },
    ReturnFromYourVoidToHand: {
      what: "No enemy is in your void",
      isOdd: (effect) =>
        JSON.stringify(effect).startsWith('{"target":{"Enemy"'),
      said: /\ban enemy\b[^.]{0,200}?\bfrom your void\b/i,
    },
    Event: STRAY_THEN,
    Activated: STRAY_THEN,
    Triggered: STRAY_THEN,
  }),
);

function addOddities(node: Node, found: Found): void {
  if (Array.isArray(node)) {
    for (const part of node) if (isNode(part)) addOddities(part, found);
    return;
  }
  for (const key in node) {
    const part = node[key];
    if (!isNode(part)) continue;
    if (key === MODAL) found.hasModes = true;
    const oddity = ODD.get(key);
    if (oddity?.isOdd(part)) found.oddities.push(oddity);
    addOddities(part, found);
  }
}

/** A part of a tree that has parts of its own: a list, or an object. */
type Node = { readonly [key: string]: unknown };

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null;
}

function warning(text: string, { what, said }: Oddity): Diagnostic {
  const { 0: written, index: start } = said.exec(text) ?? { 0: text, index: 0 };
  const span = { start, end: start + written.length };
  return abilityDiagnostic("odd-meaning", span, { what }, {
    severity: "warning",
  });
}

/** Warnings where the costs of modes are not numbered 1, 2, 3. */
function oddModes(text: string): readonly Diagnostic[] {
  const costs = [...text.matchAll(/\{mode[0-9]+-cost\}/gi)];
  return costs.flatMap(({ 0: found, index }, i) => {
    const written = found.toLowerCase();
    if (written === `{mode${i + 1}-cost}`) return [];
    const span = { start: index, end: index + found.length };
    const what = `The cost of mode ${i + 1} is called "${written}"`;
    return [
      abilityDiagnostic("odd-meaning", span, { what }, { severity: "warning" }),
    ];
  });
}
