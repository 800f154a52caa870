/** One step of a path: `.name`, or in brackets if it is not a plain name. */
export function step(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
