import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow to about half as much again before garbage is collected,
 * instead of four times: for a command that rebuilds large texts all day.
 */
export function saveMemory(): void {
  setFlagsFromString("--heap-growing-percent=60");
}
