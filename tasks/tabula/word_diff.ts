/** A stretch of words that two texts share, or that only one of them has. */
export interface DiffPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

// Beyond this, texts have so little in common that a diff would not help.
const MOST_CELLS = 4_000_000;

/** How one text becomes another, word by word. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old.at(-1 - end) === now.at(-1 - end)
  ) end++;
  return joined([
    ...old.slice(0, start).map(same),
    ...middle(
      old.slice(start, old.length - end),
      now.slice(start, now.length - end),
    ),
    ...old.slice(old.length - end).map(same),
  ]);
}

/** Words, and the white space between them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function same(text: string): DiffPart {
  return { kind: "same", text };
}

/** Finds the longest common subsequence of words. */
function middle(
  old: readonly string[],
  now: readonly string[],
): readonly DiffPart[] {
  if (old.length * now.length > MOST_CELLS) {
    return [
      { kind: "removed", text: old.join("") },
      { kind: "added", text: now.join("") },
    ];
  }
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i * width + j] = old[i] === now[j]
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  return trace(old, now, lengths);
}

function trace(
  old: readonly string[],
  now: readonly string[],
  lengths: Uint32Array,
): readonly DiffPart[] {
  const width = now.length + 1;
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    const [a, b] = [old[i], now[j]];
    if (a !== undefined && a === b) {
      parts.push(same(a));
      i++;
      j++;
    } else if (
      b === undefined ||
      a !== undefined &&
        lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!
    ) {
      parts.push({ kind: "removed", text: a ?? "" });
      i++;
    } else {
      parts.push({ kind: "added", text: b });
      j++;
    }
  }
  return parts;
}

/** Joins neighboring parts of one kind. */
function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) {
      result[result.length - 1] = { ...part, text: last.text + part.text };
    } else {
      result.push(part);
    }
  }
  return result;
}
