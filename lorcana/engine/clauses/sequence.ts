import type { SequenceClauses } from "../../mod.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects one after another. */
export const sequenceRunners: Runners<SequenceClauses> = {
  "sequence": (moment, { steps }) =>
    steps.reduce((now, step) => now.rules.run(now, step), moment),
};
