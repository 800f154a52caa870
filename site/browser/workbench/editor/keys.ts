/** What keys do, by their names: "Mod-Shift-z"; false lets the browser act. */
export type Keys = Readonly<Record<string, () => boolean>>;

/** The name of a key with those that are held: "Mod" is Ctrl, or Cmd on a Mac. */
export function keyName(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): string {
  const isMac = /Mac|iP/.test(navigator.platform);
  return [
    (isMac ? metaKey : ctrlKey) && "Mod",
    isMac && ctrlKey && "Ctrl",
    altKey && "Alt",
    shiftKey && "Shift",
    key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key,
  ].filter(Boolean).join("-");
}
