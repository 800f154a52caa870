import type { Abilities, Ability } from "../ast/internal.ts";
import { label, type Rule } from "../combinators/mod.ts";
import { activated } from "./abilities/activated.ts";
import { event } from "./abilities/event.ts";
import { named } from "./abilities/named.ts";
import { staticRule } from "./abilities/static.ts";
import { triggered } from "./abilities/triggered.ts";
import { type Productions, variants } from "./productions.ts";

/**
 * A rule for each kind of ability. Activated abilities come first: only they need
 * a colon, and most texts with a colon are activated abilities.
 */
const abilities: Productions<Abilities> = {
  Activated: activated,
  Event: event,
  Static: staticRule,
  Triggered: triggered,
  Named: named,
};

/** One paragraph of rules text. */
export const ability: Rule<Ability> = label(
  'an ability such as "Draw {cards}."',
  variants(abilities),
);
