const LONGEST = 40;

/** A TOML value as a message quotes it; long ones are cut. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (value instanceof Date) return "a date";
  if (typeof value === "object") return "a table";
  const text = typeof value === "string" ? JSON.stringify(value) : `${value}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
