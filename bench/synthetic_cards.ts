import { SAMPLE_TABULA } from "../tests/sample_tabula.ts";

/** A directory with so many cards, as texts by name; its other files are empty. */
export function syntheticDirectory(
  count: number,
): Readonly<Record<string, string>> {
  return {
    "cards.toml": syntheticCards(count),
    "dreamwell.toml": "",
    "card-lists.toml": "",
    "card-fx.toml": "",
  };
}

/** The text of a `cards.toml`: the cards of the sample, repeated. */
export function syntheticCards(count: number): string {
  const cards = SAMPLE_TABULA["cards.toml"]
    .split(/(?=^\[\[cards\]\])/m).slice(1)
    .map((card) => card.replace(/\[metadata\][^]*/, ""));
  return Array.from({ length: count }, (_, index) => {
    const card = cards[index % cards.length] ?? "";
    return card.replace(/^id = .*$/m, `id = "${syntheticId(index)}"`);
  }).join("");
}

function syntheticId(index: number): string {
  const digits = index.toString(16).padStart(12, "0");
  return `5ca1ab1e-0000-4000-8000-${digits}`;
}
