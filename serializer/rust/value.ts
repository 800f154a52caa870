/** A value as Rust sees it: what RON and `{:#?}` print, with the names they need. */
export type RustValue =
  /** A number, a Boolean, a variant without data. */
  | { readonly kind: "atom"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  /** A variant with one value: `Energy(…)`. */
  | { readonly kind: "newtype"; readonly tag: string; readonly of: RustValue }
  /** A variant with several values: `PlayDuringTurn(…, …)`. */
  | {
    readonly kind: "tuple";
    readonly tag: string;
    readonly of: readonly RustValue[];
  }
  /** A variant with named fields. */
  | {
    readonly kind: "fields";
    readonly tag: string;
    readonly fields: readonly RustField[];
  }
  /** A structure: RON leaves out its name. */
  | {
    readonly kind: "structure";
    readonly name: string;
    readonly fields: readonly RustField[];
  }
  /** A number of a type of its own, such as `Energy`: RON leaves out its name. */
  | { readonly kind: "wrapper"; readonly name: string; readonly text: string }
  | { readonly kind: "option"; readonly of: RustValue | undefined }
  | { readonly kind: "list"; readonly of: readonly RustValue[] };

/** One named field. */
export interface RustField {
  readonly name: string;
  readonly value: RustValue;
  /** Set if RON leaves the field out, as serde does for some that are `None`. */
  readonly skipped?: boolean;
}
