import { type Visit, walk } from "../../ast/walk.ts";

/** The tree with "that player" in place of references to players. */
export const asThatPlayer: Visit<void> = walk<void>(() => ({
  player: (node) =>
    typeof node === "object" && "that" in node && node.that !== "TURN"
      ? "THAT_PLAYER"
      : node,
}));
