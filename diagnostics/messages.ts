/** One message for each code of `D`: leave one out and it does not compile. */
export type Messages<D> = {
  readonly [C in keyof D]: (details: D[C]) => string;
};
