import type { CollectionExpressions } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What stands before the characters in "{Dissolve} all characters." */
export const collectionExamples: Examples<CollectionExpressions> = {
  All: [{ text: "all", tree: "All" }, { text: "all of", tree: "All" }],
  EachOther: [{ text: "each other", tree: "EachOther" }],
  AnyNumberOf: [{ text: "any number of", tree: "AnyNumberOf" }],
  AllButOne: [{ text: "all but one", tree: "AllButOne" }],
  UpTo: [{ text: "up to 2", tree: { "UpTo": 2 } }],
  Exactly: [{ text: "3", tree: { "Exactly": 3 } }],
  OrMore: [{ text: "2 or more", tree: { "OrMore": 2 } }],
};
