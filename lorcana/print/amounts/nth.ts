const NTH: { readonly [nth: number]: string | undefined } = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
};

/** "second": an ordinal number. */
export function nthWord(nth: number): string {
  return NTH[nth] ?? String(nth);
}
