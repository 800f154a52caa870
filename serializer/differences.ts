import { type Differing, differs } from "./phrase.ts";

/** The condition that this card is in your void. */
export const IN_YOUR_VOID: Differing = differs({
  classic: "while this card is in your void",
  rlf: "if this card is in your void",
});

/** After "{materialize}": one of those that were named before. */
export const ONE_OF_THEM: Differing = differs({
  classic: "them",
  rlf: "a them", // Odd English, but without the article it is all of them.
});

/** After "{materialize}": all that were named before. */
export const ALL_OF_THEM: Differing = differs({
  classic: "all of them",
  rlf: "them",
});

/** Between banishing and materializing, which "then" may make one effect. */
export const BETWEEN_BANISHED_AND_BACK: Differing = differs({
  classic: ", then ",
  rlf: " and ",
});
