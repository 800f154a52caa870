import type { Ability } from "../../ast/mod.ts";
import type { Diagnostic } from "../../diagnostics/mod.ts";
import { abilityDiagnostic } from "../../diagnostics/ability.ts";
import { tokenize } from "../../lexer/mod.ts";

/** Warnings about cards that can be read, but that nobody can mean. */
export function oddities(
  text: string,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  return [...oddTrees(text, abilities), ...oddModes(text)];
}

/** What is odd about a node of a tree, by its tag. */
const ODD: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  Modal: (modes) =>
    Array.isArray(modes) && modes.length === 1
      ? "There is only one mode to choose"
      : undefined,
  Keywords: (keywords) =>
    Array.isArray(keywords) && new Set(keywords).size < keywords.length
      ? "A keyword stands there twice"
      : undefined,
  ReturnFromYourVoidToHand: (effect) =>
    isEnemy(effect) ? "No enemy is in your void" : undefined,
};

function isEnemy(effect: unknown): boolean {
  return JSON.stringify(effect).startsWith('{"target":{"Enemy"');
}

function oddTrees(
  text: string,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  const span = { start: 0, end: text.length };
  return oddParts(abilities).map((what) =>
    abilityDiagnostic("odd-meaning", span, { what }, { severity: "warning" })
  );
}

/** What is odd about the parts of a tree, from the outside to the inside. */
function oddParts(node: object, found: string[] = []): readonly string[] {
  for (const [key, part] of Object.entries(node)) {
    const what = Object.hasOwn(ODD, key) ? ODD[key]!(part) : undefined;
    if (what !== undefined) found.push(what);
    if (typeof part === "object" && part !== null) oddParts(part, found);
  }
  return found;
}

/** Costs of modes that are numbered otherwise than 1, 2, 3. */
function oddModes(text: string): readonly Diagnostic[] {
  if (!/\{mode/i.test(text)) return [];
  const tokens = tokenize(text);
  if (!tokens.ok) return [];
  const costs = tokens.value.filter(({ kind, text }) =>
    kind === "directive" && /^mode[0-9]+-cost$/.test(text)
  );
  return costs.flatMap((token, i) => {
    if (token.text === `mode${i + 1}-cost`) return [];
    const what = `The cost of mode ${i + 1} is called "{${token.text}}"`;
    return [
      abilityDiagnostic("odd-meaning", token, { what }, {
        severity: "warning",
      }),
    ];
  });
}
