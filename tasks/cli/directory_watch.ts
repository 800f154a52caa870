/** A change of a watched directory. */
export type DirectoryChange =
  | { readonly kind: "changed"; readonly files: readonly string[] }
  | { readonly kind: "gone" }
  /** Nothing has changed for as long as somebody would wait. */
  | { readonly kind: "still" }
  /** The system cannot tell of changes; files are looked at now and then. */
  | { readonly kind: "polling"; readonly reason: string };

/** A directory that is being watched. */
export interface DirectoryWatch {
  /**
   * Waits for the next change, but no longer than so many milliseconds, if a
   * number is given; there is none once the signal was given.
   */
  readonly next: (
    patience?: number,
  ) => Promise<DirectoryChange | undefined>;
  /** Ends the watch. */
  readonly close: () => void;
}
