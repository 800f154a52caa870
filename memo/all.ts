/**
 * A function that keeps what it computed, for texts of which there are few.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keepingAll<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
