/** A color; each component is from 0 to 1. */
export interface Color {
  /** The red component. */
  readonly red: number;
  /** The green component. */
  readonly green: number;
  /** The blue component. */
  readonly blue: number;
  /** How opaque it is. */
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
