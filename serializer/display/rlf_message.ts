import { CARD_COUNT, type ValueReading } from "../../lexer/dialects/mod.ts";

/** The message that shows a directive of the RLF dialect. */
export function messageOf(body: string, reading: ValueReading): string {
  const lower = body.toLowerCase();
  const isNumber = /^(?:@\w+ )*\$/.test(lower) && reading.kind === "integer";
  // A variable by itself is just its number.
  if (isNumber) return "s";
  const form = formOf(lower);
  switch (reading.kind) {
    case "subtype":
      return SUBTYPES[form];
    case "figment":
      return FIGMENTS[form];
    default:
      return lower.includes("top_n_cards")
        ? "top-n-cards"
        : MESSAGES[reading.base] ?? reading.base;
  }
}

/** How a noun stands in a sentence. */
type Form = "bare" | "article" | "plural";

const SUBTYPES: { readonly [F in Form]: string } = {
  bare: "subtype",
  article: "a-subtype",
  plural: "plural-subtype",
};

const FIGMENTS: { readonly [F in Form]: string } = {
  bare: "figment",
  article: "a-figment",
  plural: "figments",
};

function formOf(body: string): Form {
  if (/@plural |plural_|figments/.test(body)) return "plural";
  return /@a |a_subtype|asubtype/.test(body) ? "article" : "bare";
}

/** Messages that are not called like what the grammar reads. */
const MESSAGES: { readonly [base: string]: string } = {
  [CARD_COUNT]: "cards",
  "multiplyby": "MultiplyBy",
  "reclaimforcost": "reclaim-for-cost",
};
