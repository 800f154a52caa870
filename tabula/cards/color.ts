/** A color: each part from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads `#FFC107` or `#FFC107FF`, with or without `#`. */
export function parseColor(text: string): Color | undefined {
  const digits = text.trim().replace(/^#/, "");
  if (!/^([0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return undefined;
  const part = (at: number) => parseInt(digits.slice(at, at + 2), 16) / 255;
  return {
    red: part(0),
    green: part(2),
    blue: part(4),
    alpha: digits.length === 8 ? part(6) : 1,
  };
}
