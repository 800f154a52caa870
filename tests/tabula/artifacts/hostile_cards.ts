/** Names and texts that try to break out of identifiers and comments. */
const NAMES: readonly string[] = [
  "\u212b",
  "\u00c5",
  "A\u030a",
  "\u212a",
  "K",
  "\u037a",
  "\u0e33",
  "\u1885",
  "ﬁsh",
  "\u00aa",
  "type",
  "Self",
  "crate",
  "fn",
  "_",
  "__",
  "1st",
  "a b",
  "a-b",
  "*/ fn main() {} /*",
  "//",
  "\n",
  "\r",
  "\u202eabc",
  "\u2066",
  "\u200d",
  "x\u200cy",
  "\0",
  "\u001b[2J",
  "🙂",
  "é",
  "日本",
  "Ω",
  "ß",
  "ẞ",
  "İ",
  "ı",
  "ǆ",
  "ǅ",
  "constructor",
  "__proto__",
  "toString",
  '"',
  "'",
  "\\",
  "${x}",
  "`",
  "#[x]",
  "r#x",
  "ƛ",
  "ɤ",
  "\u1c89",
  "\u{10d50}",
  "\u{16d40}",
  "\u{1d400}",
  "\u{20000}",
];
const TEXTS: readonly string[] = [
  "Draw {cards}.",
  "Draw {cards}.\rGain {e}.",
  "\u202eDraw {cards}.",
  "*/ Draw {cards}.",
  "/* Draw",
  "\0\u001b]0;x\u0007",
  "\u2028\u2029\u0085",
  "Draw {cards}.\n\nGain {e}.",
  "//!\\",
  "\ufeff",
  "${x}`",
];

/** As much of each name and text as the build accepts. */
export function hostileTexts(): Readonly<Record<string, string>> {
  const ids = NAMES.map((_, at) =>
    `0a0b0c0d-0000-4000-8000-${String(at).padStart(12, "0")}`
  );
  const toml = (text: string) =>
    JSON.stringify(text).replaceAll("\x7f", "\\u007f");
  const cards = NAMES.map((name, at) =>
    `[[test-cards]]\nname = ${toml(name)}\nid = "${ids[at]}"\n` +
    `rules-text = ${
      toml(TEXTS[at % TEXTS.length]!)
    }\nvariables = "cards: 1, e: 1"\n` +
    'card-type = "Event"\nenergy-cost = 1\nimage-number = 1\n'
  ).join("");
  const lists = NAMES.map((name, at) =>
    `[[card-lists]]\nlist-type = "BaseCardId"\nlist-name = ${
      toml(name)
    }\ncard-id = "${ids[at]}"\ncopies = 1\n`
  ).join("");
  return { "test-cards.toml": cards, "card-lists.toml": lists };
}
