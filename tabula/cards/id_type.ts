/**
 * The types of ids that lists are made of, by their names in `list-type`.
 *
 * @category Card files
 */
export const ID_TYPES = ["BaseCardId", "DreamwellCardId"] as const;
Object.freeze(ID_TYPES);

/** A type of ids. */
export type IdType = (typeof ID_TYPES)[number];

/** Which ids the rows of a table have, by the table's name. */
export const TABLE_ID_TYPES: ReadonlyMap<string, IdType> = new Map([
  ["cards", "BaseCardId"],
  ["test-cards", "BaseCardId"],
  ["dreamwell", "DreamwellCardId"],
  ["test-dreamwell", "DreamwellCardId"],
]);
