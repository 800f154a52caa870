/** A name without regard to case and accents: "Jötun Grunt" is "jotun grunt". */
export function foldName(name: string): string {
  return isAscii(name)
    ? name.toLowerCase()
    : name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The letters and digits of a name: "Will-o'-the-Wisp" is "willothewisp". */
export function looseName(name: string): string {
  return foldName(name).replaceAll("æ", "ae").replace(/[^\p{L}\p{N}]/gu, "");
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}
