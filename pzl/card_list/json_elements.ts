/** Splits the text of a JSON array into its elements, chunk by chunk. */
export interface JsonElements {
  /** The elements that are complete after this chunk of text. */
  readonly push: (chunk: string) => readonly unknown[];
  /** What is wrong with the text if it ends here, if anything. */
  readonly end: () => string | undefined;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** The state of the scan, which is all that is kept between chunks. */
interface Scan {
  /** How many brackets and braces are open. */
  depth: number;
  isString: boolean;
  isEscaped: boolean;
  /** The beginning of an incomplete element. */
  element: string;
  hasEnded: boolean;
  problem: string | undefined;
}

/**
 * Starts a scan. It holds only one element at a time, so that a file may be
 * larger than memory.
 *
 * @category Puzzles
 */
export function jsonElements(): JsonElements {
  const scan: Scan = {
    depth: 0,
    isString: false,
    isEscaped: false,
    element: "",
    hasEnded: false,
    problem: undefined,
  };
  return {
    push: (chunk) => scanChunk(scan, chunk),
    end: () =>
      scan.problem ??
        (scan.hasEnded ? undefined : "it is no list, or the list does not end"),
  };
}

function scanChunk(scan: Scan, chunk: string): unknown[] {
  const found: unknown[] = [];
  let start = 0;
  for (let index = 0; index < chunk.length; index++) {
    const char = chunk.charCodeAt(index);
    if (scan.isEscaped) scan.isEscaped = false;
    else if (scan.isString) {
      if (char === BACKSLASH) scan.isEscaped = true;
      else if (char === QUOTE) scan.isString = false;
    } else if (char === QUOTE) scan.isString = true;
    else if (isOpening(char)) {
      if (++scan.depth === 1) start = index + 1;
    } else if (isClosing(char)) {
      if (--scan.depth !== 0) continue;
      take(scan, chunk.slice(start, index), found);
      scan.hasEnded = true;
    } else if (char === COMMA && scan.depth === 1) {
      take(scan, chunk.slice(start, index), found);
      start = index + 1;
    }
  }
  if (scan.depth > 0) scan.element += chunk.slice(start);
  return found;
}

/** Reads an element, of which this is the end. */
function take(scan: Scan, end: string, found: unknown[]): void {
  const text = (scan.element + end).trim();
  scan.element = "";
  if (text === "" || scan.problem !== undefined) return;
  try {
    found.push(JSON.parse(text));
  } catch {
    scan.problem = `it is no list of JSON values: ${text.slice(0, 40)}`;
  }
}

function isOpening(char: number): boolean {
  return char === 0x5b || char === 0x7b;
}

function isClosing(char: number): boolean {
  return char === 0x5d || char === 0x7d;
}
