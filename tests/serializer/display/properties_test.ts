import { ok, strictEqual } from "node:assert/strict";
import fc, { type Arbitrary } from "fast-check";
import {
  display,
  type DisplaySpan,
  toAnsi,
  toHtml,
  toPlain,
  toUnity,
} from "../../../serializer/display/mod.ts";

const PARTS = [
  "{cards}",
  "{e}",
  "{Banish}",
  "{a-figment}",
  "{nope}",
  "{ e",
  "}",
  "\n\n",
  "\r\n  ",
  "<b>",
  "</b>",
  "<color=#ff0000>",
  "</color>",
  "<u>",
  "<script>",
  "&amp;",
  "\x1b[31m",
  "\u202e",
  "\ud800",
  "\t",
];
const VARIABLES = "cards: 2, e: 1, figment: shadow";

const text: Arbitrary<string> = fc.array(
  fc.oneof(
    fc.constantFrom(...PARTS),
    fc.string({ unit: "binary", maxLength: 5 }),
  ),
  { maxLength: 12 },
).map((parts) => parts.join(""));

const flag = fc.constantFrom(undefined, true as const);

/** Spans of any make, colors and texts included that no text would lead to. */
const spans: Arbitrary<readonly DisplaySpan[]> = fc.array(
  fc.record({
    text,
    bold: flag,
    italic: flag,
    underline: flag,
    color: fc.oneof(
      fc.constantFrom("00838F", "123456", '"><script>', "red"),
      text,
    ),
    role: fc.constantFrom(undefined, "energy", "figment"),
  }).map(({ text, bold, italic, underline, color, role }) => ({
    text,
    color,
    ...bold && { bold },
    ...italic && { italic },
    ...underline && { underline },
    ...role === "energy" && { role: "energy" as const },
    ...role === "figment" && { role: "figment" as const },
  })),
  { maxLength: 6 },
);

/** All but blanks, which are trimmed at the ends and at the start of lines. */
function withoutBlanks(text: string): string {
  return text.replaceAll(/[ \t\r\n]/g, "");
}

Deno.test("display() keeps every character outside of directives", () => {
  fc.assert(
    fc.property(text, fc.boolean(), (text, isBound) => {
      const result = display(text, isBound ? VARIABLES : "");
      if (!result.ok) return ok(result.errors.length > 0);
      const outside = text.split(/\{[^}]*\}/);
      let at = 0;
      const plain = withoutBlanks(result.plain);
      for (const part of outside.map(withoutBlanks)) {
        const found = plain.indexOf(part, at);
        ok(found >= at, `"${part}" is not in "${plain.slice(at)}"`);
        at = found + part.length;
      }
      strictEqual(toPlain(result.spans), result.plain);
    }),
    { numRuns: 500 },
  );
});

Deno.test("display() shows a directive, or warns and leaves it as it is", () => {
  fc.assert(fc.property(text, (text) => {
    const result = display(text, VARIABLES);
    if (!result.ok) return;
    for (const { span } of result.warnings) {
      ok(result.plain.includes(text.slice(span.start, span.end)));
    }
  }));
});

Deno.test("display() never leaves two neighbors of one style, nor an empty span", () => {
  fc.assert(fc.property(text, (text) => {
    const result = display(text, VARIABLES, { allowTags: true });
    if (!result.ok) return;
    const styles = result.spans.map(({ text, ...style }) => {
      ok(text !== "");
      return JSON.stringify(style);
    });
    styles.forEach((style, i) => ok(style !== styles[i - 1]));
  }));
});

const HTML_TAGS =
  /<\/?(?:strong|em|u|br)>|<span class="(?:energy|figment)">|<span style="color: light-dark\(#[0-9A-F]{6}, #[0-9A-F]{6}\)">|<\/span>/g;

Deno.test("toHtml() lets no markup of the text through", () => {
  fc.assert(fc.property(spans, (spans) => {
    const texts = toHtml(spans).replaceAll(HTML_TAGS, "");
    ok(!/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/.test(texts), texts);
  }));
});

/** The tags of Unity's rich text that do not nest; none, if all do. */
function unnested(unity: string): readonly string[] {
  const open: string[] = [];
  const text = unity.replaceAll("<noparse><</noparse>", "");
  for (
    const [tag, slash, name = ""] of text.matchAll(/<(\/?)([a-z-]+)[^<>]*>/g)
  ) {
    if (slash === "") open.push(name);
    else if (open.pop() !== name) return [tag];
  }
  return open;
}

Deno.test("toUnity() always nests, and opens no tag of the text", () => {
  fc.assert(fc.property(spans, (spans) => {
    const unity = toUnity(spans);
    strictEqual(unnested(unity).join(), "");
    const left = unity.replaceAll("<noparse><</noparse>", "")
      .replaceAll(
        /<\/?[biu]>|<color=#[0-9A-Fa-f]{6}>|<\/color>|<line-height=25%>|<\/line-height>/g,
        "",
      );
    ok(!left.includes("<"), left);
  }));
});

Deno.test("toAnsi() resets each style it sets, and lets no control of the text through", () => {
  fc.assert(fc.property(spans, (spans) => {
    // deno-lint-ignore no-control-regex -- Escapes are what this is about.
    const pairs = /\x1b\[[0-9;]+m([^\x1b]*)\x1b\[0m/g;
    const left = toAnsi(spans).replaceAll(pairs, "$1");
    ok(!/[[\p{Cc}--\n]\p{Bidi_Control}]/v.test(left), JSON.stringify(left));
    ok(left.isWellFormed());
    strictEqual(toAnsi(spans, { color: false }), left);
  }));
});
