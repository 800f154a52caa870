/** What a code means, for somebody who meets it for the first time. */
export interface Explanation {
  /** What is wrong, and what comes of it. */
  readonly meaning: string;
  /** A text that has the problem. */
  readonly example: string;
  /** How to fix it. */
  readonly fix: string;
}

/** One explanation for each code of `D`: leave one out and it does not compile. */
export type Explanations<D> = { readonly [C in keyof D]: Explanation };
