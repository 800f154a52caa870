import { QUERIES } from "../ast/target_names.ts";
import type {
  Ability,
  Condition,
  Effect,
  Reference,
  Trigger,
} from "../ast/mod.ts";

/** What a pronoun can mean at one place of a text. */
export interface Antecedents {
  /** Whether an earlier step of the body has a target. */
  previous: boolean;
  /** Whether that target is this card. */
  self: boolean;
  /** Whether the trigger is about another card. */
  readonly trigger: boolean;
  /** Whether a trigger or cost speaks of cards that words can mean. */
  readonly source?: boolean;
  /** The word that the text has for this card. */
  pronoun?: string;
  /** Whether a reference had nothing to refer to. */
  dangling?: true;
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

/** Resolves the pronouns of a condition on its own. */
export function resolveCondition(condition: Condition): Condition {
  const known: Antecedents = {
    previous: false,
    self: false,
    trigger: false,
    source: true,
  };
  return resolve(condition, known) as Condition; // References stay such.
}

/** Resolves the pronouns of a whole ability; abilities inside have their own. */
export function resolveAbility(ability: Ability): Ability {
  const { type } = ability;
  if (type === "keyword") return ability;
  const known: Antecedents = {
    previous: false,
    self: false,
    trigger: type === "triggered" && isAboutOthers(ability.trigger),
    source: type === "triggered" || type === "activated" ||
      ability.condition !== undefined,
  };
  const resolved = resolve(ability, known) as Ability; // References stay such.
  if (known.pronoun === undefined && !known.dangling) return resolved;
  return {
    ...resolved,
    ...(known.pronoun === undefined ? {} : { pronoun: known.pronoun }),
    ...(known.dangling ? { unresolved: true } : {}),
  };
}

/** Whether pronouns mean the card of the trigger, not this one. */
export function isAboutOthers({ on, event }: Trigger): boolean {
  return on !== "SELF" && !(typeof on === "object" && "ref" in on) &&
    event !== "start-turn" && event !== "end-turn";
}

function resolve(node: unknown, known: Antecedents): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return resolveList(node, known);
  if ("ref" in node && node.ref === "previous-target") {
    return meant(node as Reference, known); // By its tag.
  }
  return resolveFields(node as Fields, known); // Neither list nor reference.
}

type Fields = Readonly<Record<string, unknown>>;

/** The list itself if nothing in it changes: most texts have no pronoun. */
function resolveList(
  list: readonly unknown[],
  known: Antecedents,
): readonly unknown[] {
  let result: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const value = resolve(list[at], known);
    if (value !== list[at]) (result ??= [...list])[at] = value;
  }
  return result ?? list;
}

function resolveFields(node: Fields, known: Antecedents): unknown {
  let result: Record<string, unknown> | undefined;
  for (const key in node) {
    const value = node[key];
    if (typeof value === "object") {
      // Abilities in quotes are resolved on their own.
      const isQuote = key === "ability" && node.type === "grant-ability";
      if (isQuote && isDangling(value)) known.dangling = true;
      const own = isQuote ? value : resolve(value, known);
      if (own !== value) (result ??= { ...node })[key] = own;
    }
    if (TARGET_FIELDS.has(key)) note(value, known);
  }
  const { type } = node;
  if (typeof type !== "string") return result ?? node;
  if (CARDS_NAMED.has(type) || isOnlyCard(node)) note(SOME_CARD, known);
  return shortened(result ?? node);
}

/** Whether something in the abilities of a quote refers to nothing. */
function isDangling(quote: unknown): boolean {
  const list = Array.isArray(quote) ? quote : [quote];
  return list.some((ability: Ability) => ability.unresolved);
}

/** "only 1 character here": the one that "they" means. */
function isOnlyCard({ type, comparison, value }: Fields): boolean {
  return (type === "target-query" || type === "resource-count") &&
    comparison === "equal" && value === 1;
}

/** Effects on cards that have no target but can be spoken of afterwards. */
const CARDS_NAMED: ReadonlySet<string> = new Set([
  "play-card",
  "return-from-discard",
  "reveal-top-card",
  "reveal-card",
]);
const SOME_CARD = { selector: "any" };

/** Amounts and conditions about this card have shorter names. */
function shortened(node: Fields): unknown {
  if (node.target !== "SELF") return node;
  const { target: _, ...rest } = node;
  if (node.type === "damage-on-target") {
    return { ...rest, type: "damage-on-self" };
  }
  if (node.type === "cards-under") return { ...rest, type: "cards-under-self" };
  return ABOUT_SELF.has(String(node.type)) ? rest : node;
}

const ABOUT_SELF: ReadonlySet<string> = new Set([
  "no-damage",
  "has-any-damage",
  "is-exerted",
  "is-ready",
  "at-location",
  "has-card-under",
  "used-shift",
  "stat-threshold",
]);

/** What a reference means here. */
function meant(reference: Reference, known: Antecedents): unknown {
  const { pronoun, ...rest } = reference;
  const own = pronoun === "he" || pronoun === "she" ? reference : rest;
  if (known.previous && !known.self) return own;
  if (!known.previous && known.trigger) {
    return { ...own, ref: "trigger-subject" };
  }
  if (rest.participle !== undefined || rest.cardType !== undefined) {
    const found = known.previous || known.source ||
      rest.participle !== undefined;
    if (found) return own;
    known.dangling = true;
    return { ...own, ref: "unresolved" };
  }
  if (pronoun !== undefined) known.pronoun ??= pronoun;
  return "SELF";
}

const NAMES: ReadonlySet<string> = new Set(Object.keys(QUERIES));

/** Remembers a target for the pronouns behind it. */
function note(target: unknown, known: Antecedents): void {
  if (typeof target === "string") {
    const isSelf = target === "SELF" || target.startsWith("THIS_");
    if (!isSelf && !NAMES.has(target)) return;
    known.previous = true;
    known.self = isSelf;
    return;
  }
  if (typeof target === "object" && target !== null && "selector" in target) {
    known.previous = true;
    known.self = false;
  }
}
