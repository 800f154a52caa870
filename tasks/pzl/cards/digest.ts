import { createHash } from "node:crypto";

/** A digest of contents that come piece by piece. */
export interface Digest {
  readonly add: (contents: Uint8Array | string) => void;
  readonly end: () => string;
}

/** Begins a digest. */
export function digest(): Digest {
  const hash = createHash("sha256");
  return {
    add: (contents) => void hash.update(contents),
    end: () => hash.digest("hex"),
  };
}

/** The digest of one text. */
export function digestOf(text: string): string {
  const { add, end } = digest();
  add(text);
  return end();
}
