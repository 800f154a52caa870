import type { Target } from "../ast/mod.ts";

/** Whether a target is "a character", without any restriction. */
export function isAnyCharacter(on: Target): boolean {
  return typeof on === "object" && "selector" in on && on.owner === "any" &&
    on.filter === undefined && !on.excludeSelf && on.id === undefined &&
    on.cardTypes.length === 1 && on.cardTypes[0] === "character";
}
