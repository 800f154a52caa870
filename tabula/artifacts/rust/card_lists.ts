import type { CardList, CardLists, CardListsOfType } from "../card_lists.ts";
import { snake } from "../name_case.ts";
import { RUST_HEADER } from "./test_card.ts";

/** The text of `card_lists.rs`. */
export function writeCardListsRust({ types }: CardLists): string {
  const lists = types.flatMap((each) => each.lists);
  return `${RUST_HEADER}

${importLines(types)}${lists.map(constantLines).join("")}${
    types.map(enumLines).join("")
  }${types.map(lookupLines).join("")}`;
}

function importLines(types: readonly CardListsOfType[]): string {
  const names = types.map(({ type }) => type).join(", ");
  const ids = types.length > 0
    ? `use core_data::identifiers::{${names}};\n`
    : "";
  return `${ids}use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::uuid;
`;
}

function constantLines({ constant, type, cards }: CardList): string {
  const ids = cards.map(({ written, copies }) =>
    `    ${type}(uuid!("${written}")),\n`.repeat(copies)
  );
  return `
pub const ${constant}: &[${type}] = &[
${ids.join("")}];
`;
}

function enumLines({ type, lists }: CardListsOfType): string {
  const variants = lists.map(({ variant }) => `    ${variant},\n`);
  return `
/// Identifies a predefined list of ${snake(type)} cards.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub enum ${type}List {
${variants.join("")}}
`;
}

function lookupLines({ type, lists }: CardListsOfType): string {
  const name = snake(type);
  const arms = lists.map(({ variant, constant }) =>
    `        ${type}List::${variant} => ${constant},\n`
  );
  return `
/// Returns the card IDs for the given ${name} list.
pub fn ${name}_list(list: ${type}List) -> &'static [${type}] {
    match list {
${arms.join("")}    }
}
`;
}
