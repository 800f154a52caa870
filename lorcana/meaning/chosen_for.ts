import type { Effect, Target } from "../ast/mod.ts";

/** "Choose a character. They gain Ward" is "chosen character gains Ward". */
export function chosenFor(steps: readonly Effect[]): readonly Effect[] {
  return steps.reduce<readonly Effect[]>((before, step) => {
    const last = before.at(-1);
    if (
      last?.type !== "select-target" || last.chosenBy !== undefined ||
      !("target" in step) || !isOf(last.target, step.target)
    ) {
      return [...before, step];
    }
    // Only the target changed, to the same cards.
    return [...before.slice(0, -1), { ...step, target: last.target } as Effect];
  }, []);
}

/** Whether a target refers to the chosen cards. */
function isOf(chosen: Target, target: Target | undefined): boolean {
  return typeof chosen === "object" && chosen.id !== undefined &&
    typeof target === "object" && "ref" in target && target.id === chosen.id;
}
