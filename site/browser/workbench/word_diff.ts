/** A part of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** What changes from one text to another, word by word. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(old, now);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      add(parts, "same", old[i]!);
      i++;
      j++;
    } else if (
      j >= now.length ||
      i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!
    ) add(parts, "removed", old[i++]!);
    else add(parts, "added", now[j++]!);
  }
  return parts;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|\{[^{}\s]*\}|\w+|[^\s\w]/g) ?? [];
}

/** The length of the longest common subsequence from each pair of words on. */
function commonLengths(
  old: readonly string[],
  now: readonly string[],
): readonly (readonly number[])[] {
  const lengths = Array.from(
    { length: old.length + 1 },
    () => new Array<number>(now.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i]![j] = old[i] === now[j]
        ? lengths[i + 1]![j + 1]! + 1
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

function add(parts: DiffPart[], kind: DiffPart["kind"], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) {
    parts[parts.length - 1] = { kind, text: last.text + text };
  } else parts.push({ kind, text });
}
