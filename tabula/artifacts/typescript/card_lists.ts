import {
  type CardList,
  type CardLists,
  type CardListsOfType,
  listNames,
} from "../card_lists.ts";
import { camel } from "../name_case.ts";
import { importLine, TYPESCRIPT_HEADER } from "./test_card.ts";

/** The text of `card_lists.ts`; `identifiers` is where the id types come from. */
export function writeCardListsTypeScript(
  { types }: CardLists,
  identifiers: string,
): string {
  const used = types.map(({ type }) => type);
  const lists = types.flatMap((each) => each.lists);
  return `${TYPESCRIPT_HEADER}
${used.length > 0 ? importLine(used, identifiers) : "export {};"}
${lists.map(constantLines).join("")}${types.map(namesLines).join("")}${
    types.map(lookupLines).join("")
  }`;
}

function constantLines({ constant, type, cards }: CardList): string {
  const ids = cards.map(({ id, copies }) =>
    `  "${id}" as ${type},\n`.repeat(copies)
  );
  return `
export const ${constant}: readonly ${type}[] = [
${ids.join("")}];
`;
}

function namesLines({ type, lists }: CardListsOfType): string {
  const names = lists.map(({ variant }) => `"${variant}"`).join(", ");
  return `
/** Names of the predefined ${type} lists. */
export const ${listNames(type)} = [${names}] as const;
export type ${type}List = (typeof ${listNames(type)})[number];
`;
}

function lookupLines({ type, lists }: CardListsOfType): string {
  const cases = lists.map(({ variant, constant }) =>
    `    case "${variant}":
      return ${constant};
`
  );
  return `
/** Card ids of a predefined ${type} list. */
export function ${camel(type)}List(list: ${type}List): readonly ${type}[] {
  switch (list) {
${cases.join("")}  }
}
`;
}
