import type { Abilities, NamedAbilities } from "./ability.ts";
import type { CardPredicates } from "./card_predicate.ts";
import type { CollectionExpressions } from "./collection.ts";
import type { Conditions } from "./condition.ts";
import type { Costs } from "./cost.ts";
import type { Effects } from "./effect.ts";
import type { Operators } from "./operator.ts";
import type { Predicates } from "./predicate.ts";
import type { QuantityExpressions } from "./quantity.ts";
import type { StandardEffects } from "./standard_effect.ts";
import type {
  StandardStaticAbilities,
  StaticAbilities,
} from "./static_ability.ts";
import type { TriggerEvents } from "./trigger.ts";

/** Every union type of the tree: its variants and their payloads. */
export interface Sums {
  /** The kinds of ability. */
  readonly Abilities: Abilities;
  /** What kind of card. */
  readonly CardPredicates: CardPredicates;
  /** How many of the cards that match. */
  readonly CollectionExpressions: CollectionExpressions;
  /** When something applies. */
  readonly Conditions: Conditions;
  /** What a player pays. */
  readonly Costs: Costs;
  /** How effects combine. */
  readonly Effects: Effects;
  /** Keywords that stand for an ability. */
  readonly NamedAbilities: NamedAbilities;
  /** How a card compares with a number. */
  readonly Operators: Operators;
  /** Whose card, or which card of those mentioned. */
  readonly Predicates: Predicates;
  /** What is counted after "for each". */
  readonly QuantityExpressions: QuantityExpressions;
  /** Everything a card can do. */
  readonly StandardEffects: StandardEffects;
  /** Everything that applies as long as a card is in play. */
  readonly StandardStaticAbilities: StandardStaticAbilities;
  /** How static abilities depend on conditions. */
  readonly StaticAbilities: StaticAbilities;
  /** What triggers an ability. */
  readonly TriggerEvents: TriggerEvents;
}
