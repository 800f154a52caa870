import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  type Ability,
  displayed,
  parse,
  type SpannedAbility,
  type SpannedText,
} from "../../mod.ts";
import { paragraphs, tokenize } from "../../lexer/internal.ts";
import { columns } from "../../parser/internal.ts";
import { segments } from "../../parser/spans/segments.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";

interface Assertion {
  readonly op: string;
  readonly of?: string;
  readonly ability?: number;
  readonly field?: string;
  readonly value?: unknown;
}

interface Vector {
  readonly source: string;
  readonly text: string;
  readonly variables?: string;
  readonly ability?: Ability;
  readonly asserted: readonly Assertion[];
  readonly observedSpanned?: unknown;
  readonly observedDisplayed?: unknown;
}

const vectors = corpusJson<Vector[]>("dreamtides/vectors/spans.json");
const describe = ({ source, text }: Vector) => `${source}: ${text}`;

testCorpus(
  "spans satisfy every assertion of spans.json",
  vectors,
  (vectors) =>
    assertAll(vectors, (vector) => {
      const spanned = spannedOf(vector);
      for (const assertion of vector.asserted) {
        if (assertion.of === "abilities") {
          strictEqual(spanned.length, assertion.value);
        } else check(spanned[assertion.ability ?? 0]!, assertion, vector.text);
      }
    }, describe),
);

testCorpus(
  "spans and what is displayed are the reference's, blanks at edges apart",
  vectors?.filter(({ observedSpanned }) => observedSpanned !== undefined),
  (vectors) =>
    assertAll(vectors, (vector) => {
      const spanned = spannedOf(vector);
      const observed = [vector.observedSpanned].flat();
      deepStrictEqual(texts(spanned), texts(observed));
      const shown = spanned.map((each) => displayed(each, vector.text));
      deepStrictEqual(
        bare(shown),
        bare([vector.observedDisplayed].flat()),
      );
    }, describe),
);

testCorpus(
  "each span is a slice of the text, trimmed, in order, and overlaps no other",
  vectors,
  (vectors) =>
    assertAll(vectors, (vector) => {
      let last = 0;
      for (const { text, span } of partsOf(spannedOf(vector))) {
        strictEqual(text, vector.text.slice(span.start, span.end));
        strictEqual(text, text.trim());
        ok(text !== "" && span.start >= last);
        last = span.end;
      }
    }, describe),
);

function spannedOf({ text, variables, ability }: Vector): SpannedAbility[] {
  if (ability !== undefined) {
    const tokens = tokenize(text);
    const [paragraph = []] = tokens.ok ? paragraphs(tokens.value) : [];
    const { length } = paragraph;
    return [segments(ability, columns(paragraph), 0, length, text)!];
  }
  const result = parse(text, variables);
  if (!result.ok) throw new Error(result.errors[0]?.message);
  return [...result.spans];
}

function check(
  spanned: SpannedAbility,
  { op, field, value }: Assertion,
  text: string,
): void {
  const found = field === undefined ? undefined : fieldOf(spanned, field);
  switch (op) {
    case "variant":
      return deepStrictEqual(Object.keys(spanned), [value]);
    case "effectKind":
      return deepStrictEqual(Object.keys(effectOf(spanned)), [value]);
    case "length":
      return strictEqual(effectOf(spanned).Modal?.length, value);
    case "displayedVariant":
      return deepStrictEqual(Object.keys(displayed(spanned, text)), [value]);
    case "absent":
      return strictEqual(found, undefined);
    case "present":
      return ok(found);
    case "nonEmptySpan":
      return ok(found && found.span.end > found.span.start);
    case "equals":
    case "trimmedEquals":
      return strictEqual(found?.text, value);
    case "contains":
      return ok(found?.text.includes(String(value)));
    default:
      throw new Error(`Unknown check "${op}"`);
  }
}

type AnyEffect = {
  readonly Effect?: SpannedText;
  readonly Modal?: readonly { cost: SpannedText; effect: SpannedText }[];
};

/** The payload of an ability, whatever its kind. */
function payloadOf(spanned: SpannedAbility) {
  const [payload] = Object.values(spanned);
  return payload as { [field: string]: SpannedText } & { effect: AnyEffect };
}

function effectOf(spanned: SpannedAbility): AnyEffect {
  return payloadOf(spanned).effect;
}

function fieldOf(
  spanned: SpannedAbility,
  field: string,
): SpannedText | undefined {
  const [, index, part] = /^choices\[(\d)\]\.(cost|effect)$/.exec(field) ?? [];
  if (index !== undefined) {
    const choice = effectOf(spanned).Modal?.[Number(index)];
    return part === "cost" ? choice?.cost : choice?.effect;
  }
  return field === "effect"
    ? effectOf(spanned).Effect
    : payloadOf(spanned)[field];
}

/** Every text with its span, in the order of the text. */
function partsOf(node: unknown): SpannedText[] {
  if (typeof node !== "object" || node === null) return [];
  if ("span" in node) return [node as SpannedText];
  return Object.values(node).flatMap(partsOf)
    .toSorted((a, b) => a.span.start - b.span.start);
}

/** The texts of all parts, without the blanks that the reference keeps. */
function texts(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if ("span" in node) return [(node as SpannedText).text.trim()];
  return Object.keys(node).toSorted()
    .flatMap((key) => texts((node as { [key: string]: unknown })[key]));
}

/** What is displayed, without blanks and separators: the reference loses some. */
function bare(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node),
    (_, value) =>
      typeof value === "string" ? value.replace(/[\s,:]/g, "") : value,
  );
}
