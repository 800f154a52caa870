import type { Rule } from "../../../../combinators/mod.ts";
import type { EffectOf } from "../../../ast/mod.ts";
import { effect } from "../../effect.ts";
import { lookup, number, pattern, words } from "../../words.ts";
import type { Predicate } from "./production.ts";

/** Whether the limit covers only damage from challenges. */
const inChallenges: Rule<{ readonly challenges?: true }> = lookup<
  { readonly challenges?: true }
>({
  "at a time": {},
  "at once": {},
  "from a single source": {},
  "from any source": {},
  "from challenges": { challenges: true },
  "from each challenge": { challenges: true },
  "from a challenge": { challenges: true },
  "from any challenge": { challenges: true },
  "in a challenge": { challenges: true },
  "in each challenge": { challenges: true },
  "in any challenge": { challenges: true },
  "in challenges": { challenges: true },
  "during a challenge": { challenges: true },
  "during each challenge": { challenges: true },
});

const atMost = words(
  "takes no more than",
  "take no more than",
  "can't take more than",
  "cannot take more than",
  "can't be dealt more than",
  "cannot be dealt more than",
);

/** "can't be dealt more than 2 damage in a challenge" */
export const damageLimit: Rule<Predicate<EffectOf<"damage-limit">>> =
  pattern`${atMost} ${number} damage ${inChallenges}`.map((
    [, amount, challenges],
  ) =>
  (target, { duration }) =>
    effect({ type: "damage-limit", amount, ...challenges, target, duration })
  );
