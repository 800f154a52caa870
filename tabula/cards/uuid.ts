import { keepingLatest } from "../../memo/mod.ts";

const HYPHENATED =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SIMPLE =
  /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** A UUID in any of its spellings, as lower-case groups with hyphens. */
export const normalUuid: (text: string) => string | undefined = keepingLatest(
  normalized,
);

function normalized(text: string): string | undefined {
  if (isNormal(text)) return text;
  const bare = unwrapped(text);
  if (HYPHENATED.test(bare)) return bare.toLowerCase();
  const groups = SIMPLE.exec(bare);
  return groups?.slice(1).join("-").toLowerCase();
}

const SHAPE = "00000000-0000-0000-0000-000000000000";
const HYPHEN = "-".charCodeAt(0);
/** By character: 1 for lower-case hexadecimal digits. */
const IS_DIGIT = Uint8Array.from(
  { length: 128 },
  (_, code) => /[0-9a-f]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * Whether it is in the normal form already, as nearly all are.
 *
 * A table of digits instead of a regular expression: every card has an id, and
 * unpredictable branches make the expression slow (see bench/README.md).
 */
function isNormal(text: string): boolean {
  if (text.length !== SHAPE.length) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isRight = SHAPE.charCodeAt(at) === HYPHEN
      ? code === HYPHEN
      : IS_DIGIT[code] === 1;
    if (!isRight) return false;
  }
  return true;
}

/** Without `urn:uuid:` or the braces around it. */
function unwrapped(text: string): string {
  if (text.startsWith("urn:uuid:")) return text.slice("urn:uuid:".length);
  return text.startsWith("{") && text.endsWith("}") ? text.slice(1, -1) : text;
}
