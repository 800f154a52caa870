/** Which part of a tree is at fault, for those who are given trees. */
export { applyTo, type TreeArgument } from "./apply_to.ts";
export { attemptOn } from "./attempt_on.ts";
export { firstDifference } from "./difference.ts";
