import type { CardList, CardLists, CardListsOfType } from "./card_lists.ts";
import { snake } from "./name_case.ts";
import { RUST_HEADER } from "./test_card_rust.ts";

/** The text of `card_lists.rs`. */
export function writeCardListsRust({ types }: CardLists): string {
  return [
    RUST_HEADER,
    "",
    ...importLines(types),
    ...types.flatMap(({ lists }) => lists.flatMap(constantLines)),
    ...types.flatMap(enumLines),
    ...types.flatMap(lookupLines),
    "",
  ].join("\n");
}

function importLines(types: readonly CardListsOfType[]): string[] {
  const names = types.map(({ type }) => type).join(", ");
  return [
    ...types.length > 0 ? [`use core_data::identifiers::{${names}};`] : [],
    "use schemars::JsonSchema;",
    "use serde::{Deserialize, Serialize};",
    "use uuid::uuid;",
  ];
}

function constantLines({ constant, type, cards }: CardList): string[] {
  return [
    "",
    `pub const ${constant}: &[${type}] = &[`,
    ...cards.map(({ written }) => `    ${type}(uuid!("${written}")),`),
    "];",
  ];
}

function enumLines({ type, lists }: CardListsOfType): string[] {
  return [
    "",
    `/// Identifies a predefined list of ${snake(type)} cards.`,
    "#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]",
    `pub enum ${type}List {`,
    ...lists.map(({ variant }) => `    ${variant},`),
    "}",
  ];
}

function lookupLines({ type, lists }: CardListsOfType): string[] {
  return [
    "",
    `/// Returns the card IDs for the given ${snake(type)} list.`,
    `pub fn ${snake(type)}_list(list: ${type}List) -> &'static [${type}] {`,
    "    match list {",
    ...lists.map(({ variant, constant }) =>
      `        ${type}List::${variant} => ${constant},`
    ),
    "    }",
    "}",
  ];
}
