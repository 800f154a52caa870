const HYPHENATED =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SIMPLE =
  /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** A UUID in any of its spellings, as lower-case groups with hyphens. */
export function normalUuid(text: string): string | undefined {
  const bare = unwrapped(text);
  if (HYPHENATED.test(bare)) return bare.toLowerCase();
  const groups = SIMPLE.exec(bare);
  return groups?.slice(1).join("-").toLowerCase();
}

/** Without `urn:uuid:` or the braces around it. */
function unwrapped(text: string): string {
  if (text.startsWith("urn:uuid:")) return text.slice("urn:uuid:".length);
  return text.startsWith("{") && text.endsWith("}") ? text.slice(1, -1) : text;
}
