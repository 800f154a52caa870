/** Values that the address of a page carries after its "#". */
export type Fragment = Readonly<Record<string, string>>;

/** Reads "#q=fox&page=2"; anything that cannot be read is left out. */
export function readFragment(hash: string): Fragment {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
}

/** Writes values as "#q=fox&page=2"; empty ones are left out. */
export function writeFragment(values: Fragment): string {
  const kept = Object.entries(values).filter(([, value]) => value !== "");
  return `#${new URLSearchParams(kept)}`;
}
