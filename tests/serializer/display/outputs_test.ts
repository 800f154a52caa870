import { match, ok, strictEqual } from "node:assert/strict";
import {
  contrast,
  type Page,
  PAGES,
  READABLE,
  readableOn,
  rgb,
} from "../../../serializer/display/color.ts";
import {
  type DisplaySpan,
  HTML_STYLES,
  toAnsi,
  toHtml,
  toPlain,
  toUnity,
} from "../../../serializer/display/mod.ts";
import { ROLES } from "../../../serializer/display/roles.ts";

const ENERGY: DisplaySpan = { text: "2●", color: "00838F", role: "energy" };
const FIGMENT: DisplaySpan = {
  text: "Shadow Figment",
  bold: true,
  italic: true,
  underline: true,
  color: "F57F17",
  role: "figment",
};

/** Spans, and what each output makes of them. */
const CASES: readonly {
  readonly spans: readonly DisplaySpan[];
  readonly plain: string;
  readonly ansi: string;
  readonly html: string;
  readonly unity: string;
}[] = [
  {
    spans: [{ text: "Gain " }, ENERGY, { text: "." }],
    plain: "Gain 2●.",
    ansi: "Gain \x1b[38;2;0;131;143m2●\x1b[0m.",
    html: 'Gain <span class="energy">2●</span>.',
    unity: "Gain <color=#00838F>2●</color>.",
  },
  {
    spans: [FIGMENT],
    plain: "Shadow Figment",
    ansi: "\x1b[1;3;4;38;2;245;127;23mShadow Figment\x1b[0m",
    html:
      '<span class="figment"><strong><em><u>Shadow Figment</u></em></strong></span>',
    unity: "<color=#F57F17><b><i><u>Shadow Figment</u></i></b></color>",
  },
  {
    spans: [{ text: "<b>&\"'\n\nB", bold: true }],
    plain: "<b>&\"'\n\nB",
    ansi: "\x1b[1m<b>&\"'\n\nB\x1b[0m",
    html: "<strong>&lt;b&gt;&amp;&quot;&#39;<br><br>B</strong>",
    unity:
      "<b><noparse><</noparse>b>&\"'\n<line-height=25%>\n</line-height>B</b>",
  },
  {
    spans: [{ text: "a\x1b[31mb\tc\u202ed\ud800", color: "red" }],
    plain: "a\x1b[31mb\tc\u202ed\ud800",
    ansi: "a␛[31mb    c\ufffdd\ufffd",
    html: "a\x1b[31mb\tc\u202ed\ufffd",
    unity: "a\x1b[31mb\tc\u202ed\ud800",
  },
  {
    spans: [{ text: "own", color: "0000FF" }],
    plain: "own",
    ansi: "\x1b[38;2;0;0;255mown\x1b[0m",
    html: '<span style="color: light-dark(#0000FF, #7373FF)">own</span>',
    unity: "<color=#0000FF>own</color>",
  },
  { spans: [], plain: "", ansi: "", html: "", unity: "" },
];

for (const { spans, plain, ansi, html, unity } of CASES) {
  const name = JSON.stringify(plain);
  Deno.test(`toPlain(), toAnsi(), toHtml() and toUnity() write ${name}`, () => {
    strictEqual(toPlain(spans), plain);
    strictEqual(toAnsi(spans), ansi);
    strictEqual(toHtml(spans), html);
    strictEqual(toUnity(spans), unity);
  });
}

Deno.test("toAnsi() without color has no codes, but is as safe", () => {
  strictEqual(toAnsi([FIGMENT], { color: false }), "Shadow Figment");
  strictEqual(toAnsi([{ text: "\x1b[0m" }], { color: false }), "␛[0m");
});

Deno.test("toHtml() passes over roles that do not exist", () => {
  // Spans may come from a file, where nothing checks their types.
  const spans = JSON.parse('[{ "text": "x", "role": "\\"><script>" }]');
  strictEqual(toHtml(spans), "x");
});

/** The contrast of a color with the background of a page. */
function contrastOn(color: string, page: Page): number {
  const text = rgb(color);
  ok(text, color);
  return contrast(text, PAGES[page].background);
}

for (const [role, { light, dark }] of Object.entries(ROLES)) {
  Deno.test(`HTML_STYLES: "${role}" is readable on light and dark pages`, () => {
    match(
      HTML_STYLES,
      new RegExp(`^\\.${role} \\{.*#${light}, #${dark}\\)`, "m"),
    );
    ok(contrastOn(light, "light") >= READABLE);
    ok(contrastOn(dark, "dark") >= READABLE);
  });
}

Deno.test("readableOn() makes any color readable", () => {
  for (let color = 0; color < 0x1000000; color += 0x10f0f) {
    const own = rgb(color.toString(16).padStart(6, "0"));
    ok(own);
    ok(contrastOn(readableOn(own, "light"), "light") >= READABLE);
    ok(contrastOn(readableOn(own, "dark"), "dark") >= READABLE);
  }
});

Deno.test("contrast() is that of the WCAG", () => {
  strictEqual(contrast([0, 0, 0], [255, 255, 255]), 21);
  strictEqual(contrast([9, 9, 9], [9, 9, 9]), 1);
  strictEqual(contrastOn("767676", "light").toFixed(2), "4.54");
});
