import {
  deepStrictEqual,
  notDeepStrictEqual,
  strictEqual,
} from "node:assert/strict";
import {
  display,
  type DisplaySpan,
  toUnity,
} from "../../../serializer/display/mod.ts";
import { assertAll, testCorpus } from "../../corpus.ts";
import { shown } from "./shown.ts";
import { type DisplayVector, vectors } from "./vectors.ts";

/** Values for which the game has no variant, so that its preview shows "Error: …". */
const GAPS: readonly RegExp[] = [
  /^subtype: (agent|avatar|guide|robot)$/m,
  /^figment: shadow$/m,
];

/** Its plural is misspelled in the game's messages. */
const TINKERERS = /^\{(plural-subtype|count-allied-subtype)\}$/;

/** Messages that say the same in our own words. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  "{help-text-dissolve}",
  "{help-text-prevent}",
  "{help-text-foresee-1}",
  "{help-text-foresee-n}",
  "{help-text-anchored}",
  "{help-text-reclaim-without-cost}",
  "{help-text-reclaim-with-cost}",
  "{hand-size-limit-exceeded-warning-message}",
  "{character-limit-exceeded-warning-message}",
  "{combined-limit-warning-message}",
]);

/** Its variable is a name, and the variables of a card are never free text. */
const FREE_TEXT = "{character-ability-card-name}";

/** The vectors are of a time before the game had its messages of today. */
const OLDER = { messages: "classic" } as const;

function isGap({ text, variables, rendered }: DisplayVector): boolean {
  if (rendered === null || !/Error: Unknown/.test(rendered)) return false;
  return GAPS.some((gap) => gap.test(variables)) ||
    (/^subtype: tinkerer$/m.test(variables) && TINKERERS.test(text));
}

function isElsewhere({ text }: DisplayVector): boolean {
  return OWN_WORDS.has(text) || text === FREE_TEXT;
}

function withoutRole({ role: _, ...span }: DisplaySpan): unknown {
  return span;
}

/** The same tags, with those that the game closes in the wrong order mended. */
function nested(rendered: string): string {
  return rendered.replaceAll("</u></color></b>", "</u></b></color>")
    .replaceAll("\n\n", "\n<line-height=25%>\n</line-height>");
}

function describe(
  { name, text, variables }: Omit<DisplayVector, "spans">,
): string {
  return `${name ?? ""} "${text}" with "${variables}"`;
}

function check(vector: DisplayVector): void {
  const { spans } = shown(vector.text, vector.variables, OLDER);
  deepStrictEqual(spans.map(withoutRole), vector.spans);
  strictEqual(toUnity(spans), nested(vector.rendered ?? ""));
}

testCorpus("display() shows every card as the game does", vectors, (data) => {
  assertAll(data.cards, check, describe);
});

testCorpus("display() shows what the game writes abilities as", vectors, (
  { cards },
) => {
  const abilities = cards.flatMap(({ abilities = [] }) => abilities);
  assertAll(abilities, ({ text, variables, rendered }) => {
    const { spans } = shown(text, variables, OLDER);
    strictEqual(toUnity(spans), nested(rendered ?? ""));
  }, describe);
});

testCorpus("display() shows every directive as the game does", vectors, (
  { directives },
) => {
  const same = directives.filter((each) => !isGap(each) && !isElsewhere(each));
  assertAll(same, check, describe);
});

/** What the game's messages should have said about a subtype or figment. */
const FILLED: Readonly<Record<string, (name: string) => string>> = {
  "type": (name) => name,
  "plural-type": (name) => `${name}s`,
  "a-subtype": (name) => `${article(name)} ${name}`,
  "ASubtype": (name) => `A${article(name).slice(1)} ${name}`,
  "a-figment": (name) => `${article(name)} ${name} Figment`,
  "figment": (name) => `${name} Figments`,
};

function article(name: string): string {
  return /^[AEIOU]/.test(name) ? "an" : "a";
}

testCorpus("display() shows what the game has no message for", vectors, (
  { directives },
) => {
  assertAll(directives.filter(isGap), (vector) => {
    const { spans } = shown(vector.text, vector.variables, OLDER);
    const theirs = vector.spans.map(({ text }) => text).join("");
    const filled = theirs.replace(
      /Error: Unknown '([\w-]+)' for type: (\w)(\w*)/,
      (_, gap, first, rest) => FILLED[gap]?.(first.toUpperCase() + rest) ?? gap,
    );
    strictEqual(spans.map(({ text }) => text).join(""), filled);
  }, describe);
});

testCorpus("display() says the rest in words of its own", vectors, (
  { directives },
) => {
  const own = directives.filter(({ text }) => OWN_WORDS.has(text));
  assertAll(own, (vector) => {
    const { spans } = shown(vector.text, vector.variables, OLDER);
    notDeepStrictEqual(spans.map(withoutRole), vector.spans);
  }, describe);
});

testCorpus("display() reports variables that are free text", vectors, (
  { directives },
) => {
  const free = directives.filter(({ text }) => text === FREE_TEXT);
  assertAll(free, ({ text, variables }) => {
    const result = display(text, variables);
    strictEqual(
      result.ok || result.errors[0]?.code,
      "invalid-binding-value",
    );
  }, describe);
});
