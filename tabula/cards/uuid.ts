import { keepingLatest } from "../../memo.ts";

const HYPHENATED =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SIMPLE =
  /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** A UUID in any of its spellings, as lower-case groups with hyphens. */
export function normalUuid(text: string): string | undefined {
  return isNormal(text) ? text : rewritten(text);
}

const rewritten: (text: string) => string | undefined = keepingLatest(
  (text) => {
    const bare = unwrapped(text);
    if (HYPHENATED.test(bare)) return bare.toLowerCase();
    const groups = SIMPLE.exec(bare);
    return groups?.slice(1).join("-").toLowerCase();
  },
);

const HYPHEN = "-".charCodeAt(0);
/** By character: 1 for lower-case hexadecimal digits. */
const IS_DIGIT = Uint8Array.from(
  { length: 128 },
  (_, code) => /[0-9a-f]/.test(String.fromCharCode(code)) ? 1 : 0,
);

const LENGTH = 36;
const DIGITS = 32;

/**
 * Whether it is in the normal form already, as nearly all are.
 *
 * It counts digits instead of using a regular expression: every card has an id,
 * and unpredictable branches make the expression slow.
 */
function isNormal(text: string): boolean {
  if (text.length !== LENGTH || !hasHyphens(text)) return false;
  let digits = 0;
  for (let at = 0; at < LENGTH; at++) {
    digits += IS_DIGIT[text.charCodeAt(at)] ?? 0;
  }
  return digits === DIGITS;
}

function hasHyphens(text: string): boolean {
  return text.charCodeAt(8) === HYPHEN && text.charCodeAt(13) === HYPHEN &&
    text.charCodeAt(18) === HYPHEN && text.charCodeAt(23) === HYPHEN;
}

/** Without `urn:uuid:` or the braces around it. */
function unwrapped(text: string): string {
  if (text.startsWith("urn:uuid:")) return text.slice("urn:uuid:".length);
  return text.startsWith("{") && text.endsWith("}") ? text.slice(1, -1) : text;
}
