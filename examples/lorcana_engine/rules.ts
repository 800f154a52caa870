import { holds } from "./conditions/condition.ts";
import { runEffect } from "./effects/effect.ts";
import type { Rules } from "./moment.ts";
import { measure } from "./view/amounts.ts";
import { fitting } from "./view/queries.ts";
import { meant } from "./view/targets.ts";

/** The parts of the engine, connected. */
export const RULES: Rules = { holds, measure, fitting, meant, run: runEffect };
