/** Cuts the text of a JSON array into its elements, piece by piece. */
export interface JsonElements {
  /** The elements that are complete after this piece of text. */
  readonly push: (chunk: string) => readonly unknown[];
  /** What is wrong if the text ends here, or nothing. */
  readonly end: () => string | undefined;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Begins to cut. Only one element is held at a time, so that a file may be
 * larger than the memory. An array that is the value of `data` counts as well.
 *
 * @throws {SyntaxError} From `push`, if an element is no JSON.
 */
export function jsonElements(): JsonElements {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let element = "";
  let hasEnded = false;
  const scan = (chunk: string, found: unknown[]) => {
    let start = 0;
    const take = (end: number) => {
      const text = (element + chunk.slice(start, end)).trim();
      if (text !== "") found.push(JSON.parse(text));
      element = "";
      start = end + 1;
    };
    for (let index = 0; index < chunk.length; index++) {
      const char = chunk.charCodeAt(index);
      if (isEscaped) isEscaped = false;
      else if (inString) {
        if (char === BACKSLASH) isEscaped = true;
        else if (char === QUOTE) inString = false;
      } else if (char === QUOTE) inString = true;
      else if (isOpening(char)) {
        if (++depth === 1) start = index + 1;
      } else if (isClosing(char)) {
        if (--depth === 0) {
          take(index);
          hasEnded = true;
        }
      } else if (char === COMMA && depth === 1) take(index);
    }
    if (depth > 0) element += chunk.slice(start);
  };
  return {
    push: (chunk) => {
      const found: unknown[] = [];
      scan(chunk, found);
      return found;
    },
    end: () => hasEnded && depth === 0 ? undefined : "the list does not end",
  };
}

function isOpening(char: number): boolean {
  return char === 0x5b || char === 0x7b;
}

function isClosing(char: number): boolean {
  return char === 0x5d || char === 0x7d;
}
