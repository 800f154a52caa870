import {
  type CardList,
  type CardLists,
  type CardListsOfType,
  listNames,
} from "./card_lists.ts";
import { camel } from "./name_case.ts";
import { importLine, TYPESCRIPT_HEADER } from "./test_card_typescript.ts";

/** The text of `card_lists.ts`; `identifiers` is where the id types come from. */
export function writeCardListsTypeScript(
  { types }: CardLists,
  identifiers: string,
): string {
  const used = types.map(({ type }) => type);
  return [
    ...TYPESCRIPT_HEADER,
    "",
    used.length > 0 ? importLine(used, identifiers) : "export {};",
    ...types.flatMap(({ lists }) => lists.flatMap(constantLines)),
    ...types.flatMap(namesLines),
    ...types.flatMap(lookupLines),
    "",
  ].join("\n");
}

function constantLines({ constant, type, cards }: CardList): string[] {
  return [
    "",
    `export const ${constant}: readonly ${type}[] = [`,
    ...cards.map(({ id }) => `  "${id}" as ${type},`),
    "];",
  ];
}

function namesLines({ type, lists }: CardListsOfType): string[] {
  const names = lists.map(({ variant }) => `"${variant}"`).join(", ");
  return [
    "",
    `/** Names of the predefined ${type} lists. */`,
    `export const ${listNames(type)} = [${names}] as const;`,
    `export type ${type}List = (typeof ${listNames(type)})[number];`,
  ];
}

function lookupLines({ type, lists }: CardListsOfType): string[] {
  return [
    "",
    `/** Card ids of a predefined ${type} list. */`,
    `export function ${
      camel(type)
    }List(list: ${type}List): readonly ${type}[] {`,
    "  switch (list) {",
    ...lists.flatMap(({ variant, constant }) => [
      `    case "${variant}":`,
      `      return ${constant};`,
    ]),
    "  }",
    "}",
  ];
}
