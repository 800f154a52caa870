import { roleOf } from "./roles.ts";
import type { DisplaySpan, Style } from "./span.ts";

/** The tags that are open. They need not nest, so each kind is counted alone. */
export interface OpenTags {
  readonly b: number;
  readonly i: number;
  readonly u: number;
  /** The innermost color is the last. */
  readonly colors: readonly string[];
}

/** No tag is open. */
export const NO_TAGS: OpenTags = { b: 0, i: 0, u: 0, colors: [] };

/** The spans of a text, and the tags that are open after it. */
export interface TaggedText {
  readonly spans: readonly DisplaySpan[];
  readonly open: OpenTags;
}

/**
 * Reads the style tags `<b>`, `<i>`, `<u>`, `<color=#RRGGBB>` and their ends.
 * Everything else in angle brackets is text.
 */
export function readTags(text: string, before: OpenTags = NO_TAGS): TaggedText {
  const spans: DisplaySpan[] = [];
  let open = before;
  let start = 0;
  for (const { 0: tag, 1: body = "", index } of text.matchAll(/<([^<>]*)>/g)) {
    const next = change(open, body.trim());
    if (next === undefined) continue;
    spans.push(styled(text.slice(start, index), open));
    open = next;
    start = index + tag.length;
  }
  spans.push(styled(text.slice(start), open));
  return { spans, open };
}

/** A text in the style of the open tags. */
export function styled(text: string, open: OpenTags): DisplaySpan {
  const color = open.colors.at(-1);
  const style: Style = {
    ...open.b > 0 && { bold: true },
    ...open.i > 0 && { italic: true },
    ...open.u > 0 && { underline: true },
    ...color !== undefined && { color },
  };
  const role = roleOf(style);
  return { text, ...style, ...role !== undefined && { role } };
}

/** What is open after a tag; nothing if it is not one of ours. */
function change(open: OpenTags, body: string): OpenTags | undefined {
  const found =
    /^(?<end>\/?)\s*(?:(?<letter>[biu])|color(?:\s*=\s*#?(?<color>[0-9a-f]{6}))?)$/i
      .exec(body);
  if (found?.groups === undefined) return undefined;
  const { end, letter, color } = found.groups;
  return letter === undefined
    ? changeColor(open, end !== "", color)
    : changeLetter(open, end !== "", letter.toLowerCase());
}

function changeLetter(open: OpenTags, isEnd: boolean, name: string): OpenTags {
  const letter = name === "b" ? "b" : name === "i" ? "i" : "u";
  const count = Math.max(0, open[letter] + (isEnd ? -1 : 1));
  return { ...open, [letter]: count };
}

function changeColor(
  open: OpenTags,
  isEnd: boolean,
  color: string | undefined,
): OpenTags | undefined {
  if (isEnd === (color !== undefined)) return undefined;
  return {
    ...open,
    colors: color === undefined
      ? open.colors.slice(0, -1)
      : [...open.colors, color.toUpperCase()],
  };
}
