import type { Ability, Effect, Reference, Trigger } from "./ast/mod.ts";

/** What a pronoun can mean at one place of a text. */
export interface Antecedents {
  /** Whether an earlier step of the body has a target. */
  previous: boolean;
  /** Whether that target is this card. */
  self: boolean;
  /** Whether the trigger is about another card. */
  readonly trigger: boolean;
}

/** Fields that are about players, zones or words, never about cards. */
const TARGET_FIELDS: ReadonlySet<string> = new Set([
  "target",
  "from",
  "to",
  "character",
  "under",
  "object",
  "cards",
]);

/**
 * Replaces each pronoun by what it refers to, from left to right: the last
 * target before it, else the card of the trigger, else this card.
 */
export function resolveEffect(effect: Effect, known: Antecedents): Effect {
  return resolve(effect, known) as Effect; // References become references.
}

/** Resolves the pronouns of a whole ability. */
export function resolveAbility(ability: Ability): Ability {
  const { type } = ability;
  if (type === "keyword") return ability;
  const known: Antecedents = {
    previous: false,
    self: false,
    trigger: type === "triggered" && aboutOthers(ability.trigger),
  };
  return resolve(ability, known) as Ability; // References become references.
}

function aboutOthers({ on, event }: Trigger): boolean {
  return on !== "SELF" && event !== "start-turn" && event !== "end-turn";
}

function resolve(node: unknown, known: Antecedents): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => resolve(one, known));
  if ("ref" in node && node.ref === "previous-target") {
    return meant(node as Reference, known); // By its tag.
  }
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    const own = key === "ability" || key === "trigger"
      ? value
      : resolve(value, known);
    result[key] = own;
    if (TARGET_FIELDS.has(key)) note(value, known);
  }
  return result;
}

function meant(reference: Reference, known: Antecedents): unknown {
  if (known.previous) return known.self ? "SELF" : reference;
  if (known.trigger) return { ...reference, ref: "trigger-subject" };
  if (reference.participle !== undefined) return reference;
  return reference.cardType === undefined ? "SELF" : reference;
}

/** Remembers a target for the pronouns behind it. */
function note(target: unknown, known: Antecedents): void {
  if (typeof target === "string") {
    if (target === "SELF" || target.startsWith("THIS_")) {
      known.previous = true;
      known.self = true;
    } else if (/CHARACTER|ITEM|LOCATION/.test(target)) {
      known.previous = true;
      known.self = false;
    }
    return;
  }
  if (typeof target === "object" && target !== null && "selector" in target) {
    known.previous = true;
    known.self = false;
  }
}
