import type { Amount } from "../amount.ts";
import type { Duration, OnCards, Stat } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Damage is dealt, removed and moved. */
export interface DamageEffects {
  /** "Deal 2 damage to chosen character" */
  "deal-damage":
    & {
      amount: Amount;
      each?: true;
      /** "divided as you choose among …" */
      divided?: true;
      /** "This damage can't be reduced" */
      unreduced?: true;
      /** The card that deals it, if the text names one. */
      source?: Target;
      /** "to chosen character equal to their {S}": "their" is the target's */
      wording?: { readonly amountLast: true };
    }
    & OnCards;
  /** "Put 1 damage counter on chosen character" */
  "put-damage": { amount: Amount } & OnCards;
  /** "Remove up to 2 damage from chosen character" */
  "remove-damage":
    & {
      amount: Amount;
      upTo?: boolean;
      each?: true;
      /** "total damage from among …" */
      divided?: true;
    }
    & OnCards;
  /** "Move 1 damage counter from chosen character to chosen opposing character" */
  "move-damage": {
    amount: Amount;
    from: Target;
    to: Target;
    upTo?: true;
    /** "total damage" */
    divided?: true;
    /** "damage counters", not "damage" */
    wording?: { readonly counters: true };
  };
  /** "This character enters play with 2 damage" */
  "enters-with-damage": { amount: Amount; target: Target };
  /** "This character can't be dealt more than 2 damage in a challenge" */
  "damage-limit": {
    amount: number;
    /** Whether it applies only to challenges. */
    challenges?: true;
    target: Target;
    duration?: Duration;
  };
  /** "Your characters deal damage with their {W} instead of their {S}" */
  "damage-source-stat-override": { stat: Stat; instead: Stat; target: Target };
}

/** The traits of these effects. */
export const damageTraits: Traits<DamageEffects> = {
  "deal-damage": {
    happens: "once",
    children: {
      chosenBy: "player",
      by: "player",
      source: "target",
      amount: "amount",
      target: "target",
    },
  },
  "put-damage": {
    happens: "once",
    children: {
      chosenBy: "player",
      by: "player",
      amount: "amount",
      target: "target",
    },
  },
  "remove-damage": {
    happens: "once",
    children: {
      chosenBy: "player",
      by: "player",
      amount: "amount",
      target: "target",
    },
  },
  "move-damage": {
    happens: "once",
    children: { amount: "amount", from: "target", to: "target" },
  },
  "enters-with-damage": {
    happens: "always",
    children: { target: "target", amount: "amount" },
  },
  "damage-limit": { happens: "always", children: { target: "target" } },
  "damage-source-stat-override": {
    happens: "always",
    children: { target: "target" },
  },
};
