import { holds } from "./conditions/condition.ts";
import { runEffect } from "./effects/effect.ts";
import type { Rules } from "./moment.ts";
import { measure } from "./view/amounts.ts";
import { fitting } from "./view/queries.ts";
import { meant } from "./view/targets.ts";

/** The rules, assembled from the parts of the engine. */
export const RULES: Rules = { holds, measure, fitting, meant, run: runEffect };
