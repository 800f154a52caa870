/** The keys and indexes that lead to a node from the root of its tree. */
export type NodePath = readonly (string | number)[];
