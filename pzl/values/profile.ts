import type { Seat } from "../types.ts";
import { PLAYER_NAMES, SEAT_NAMES } from "./words.ts";

/**
 * How a file is read: as a puzzle that Forge accepts, as one that also has all
 * required fields, or as a game that Forge dumped, with any number of players
 * and without sections.
 */
export type Profile = "forge" | "strict" | "dump";

/** Players by lowercased spelling. */
export type Seats = ReadonlyMap<string, Seat>;

/** The players a file can name. */
export function seatsOf(profile: Profile): Seats {
  return profile === "dump" ? SEAT_NAMES : PLAYER_NAMES;
}
