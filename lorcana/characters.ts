/** Whether a character is a blank or a line break. */
export function isSpace(char: string): boolean {
  return char === " " || char === "\n" || char === "\t" || char === "\r" ||
    char === "\u00a0";
}

/** Whether a character is a decimal digit. */
export function isDigit(char: string): boolean {
  return char >= "0" && char <= "9";
}

/** Whether a character is a letter of any alphabet with two cases. */
export function isLetter(char: string): boolean {
  return char >= "a" && char <= "z" || char >= "A" && char <= "Z" ||
    char > "\x7f" && char.toLowerCase() !== char.toUpperCase();
}
