/**
 * The fast lane: reads a card without mistakes from text to tree by numbers
 * alone. It says nothing that the stages do not say; without this folder, the
 * same cards are read, only more slowly.
 */
export { type CardColumns, cardColumns } from "./columns.ts";
export { readFast } from "./read_fast.ts";
