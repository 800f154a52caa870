import type { RepeatClauses } from "@dreamtides/parse/lorcana";
import type { Runners } from "../effects/runners.ts";

/** What happens again; the sequence it stands in knows what that is. */
export const repeatRunners: Runners<RepeatClauses> = {
  "repeat": { cannot: "a repetition that nothing stands before" },
};
