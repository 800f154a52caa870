/**
 * A function that keeps what it computed last, for callers that come with the
 * same text a thousand times in a row.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keepingLatest<T>(
  make: (text: string) => T,
): (text: string) => T {
  let latest: { readonly text: string; readonly value: T } | undefined;
  return (text) => {
    if (latest?.text !== text) latest = { text, value: make(text) };
    return latest.value;
  };
}
