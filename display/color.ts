/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The page colors that text has to be readable on. */
export const PAGES = { light: "FFFFFF", dark: "121212" } as const;

/** The least contrast of readable text: level AA of the WCAG. */
export const READABLE = 4.5;

/** The parts of a color such as "00838F"; nothing if it is not one. */
export function rgb(color: string): Rgb | undefined {
  if (!/^[0-9a-f]{6}$/i.test(color)) return undefined;
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** The contrast of two colors, from 1 to 21, as the WCAG defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)]
    .sort((a, b) => a - b) as [number, number]; // Two went in.
  return (light + 0.05) / (dark + 0.05);
}

/** A color, darkened or lightened until it is readable on a page. */
export function readableOn(color: Rgb, page: keyof typeof PAGES): string {
  const background = rgb(PAGES[page])!; // A constant of six digits.
  const target = page === "light" ? 0 : 255;
  for (let share = 0; share < 1; share += 0.05) {
    const [red, green, blue] = color;
    const mixed = [red, green, blue]
      .map((part) => Math.round(part + (target - part) * share));
    const [r = 0, g = 0, b = 0] = mixed;
    if (contrast([r, g, b], background) >= READABLE) return hex([r, g, b]);
  }
  return hex([target, target, target]);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function hex(color: Rgb): string {
  return color.map((part) => part.toString(16).padStart(2, "0")).join("")
    .toUpperCase();
}
