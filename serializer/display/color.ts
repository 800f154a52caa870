/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A light or a dark page. */
export type Page = "light" | "dark";

/** What text has to be readable on, and the color that always is. */
export const PAGES: {
  readonly [P in Page]: { readonly background: Rgb; readonly extreme: number };
} = {
  light: { background: [255, 255, 255], extreme: 0 },
  dark: { background: [0x12, 0x12, 0x12], extreme: 255 },
};

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
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A color, darkened or lightened until it is readable on a page. */
export function readableOn(color: Rgb, page: Page): string {
  const { background, extreme } = PAGES[page];
  let shown = color;
  for (let step = 1; contrast(shown, background) < READABLE; step++) {
    shown = mixed(color, extreme, step / STEPS);
  }
  return hex(shown);
}

// At the last step it is the extreme itself, which is readable.
const STEPS = 20;

function mixed([red, green, blue]: Rgb, extreme: number, share: number): Rgb {
  const mix = (part: number) => Math.round(part + (extreme - part) * share);
  return [mix(red), mix(green), mix(blue)];
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
