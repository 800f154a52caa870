import type { Role, Style } from "./span.ts";

/** How a role looks; the first color is the one that messages are written with. */
export interface RoleColors {
  readonly color: string;
  /** Its color on a light page. */
  readonly light: string;
  /** Its color on a dark page. */
  readonly dark: string;
}

/** The colors of every role. Each reads well on its page; a test computes it. */
export const ROLES: { readonly [R in Role]: RoleColors } = {
  energy: { color: "00838F", light: "00838F", dark: "4DD0E1" },
  points: { color: "F57F17", light: "A85400", dark: "FFB74D" },
  keyword: { color: "AA00FF", light: "AA00FF", dark: "D580FF" },
  subtype: { color: "2E7D32", light: "2E7D32", dark: "81C784" },
  figment: { color: "F57F17", light: "A85400", dark: "FFB74D" },
};

/** What text of a style is about: figments have the points' color, underlined. */
export function roleOf({ color, underline }: Style): Role | undefined {
  switch (color) {
    case ROLES.energy.color:
      return "energy";
    case ROLES.keyword.color:
      return "keyword";
    case ROLES.subtype.color:
      return "subtype";
    case ROLES.points.color:
      return underline ? "figment" : "points";
    default:
      return undefined;
  }
}
