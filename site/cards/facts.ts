import type { Ability } from "../../ast/internal.ts";

/** What a card does, as the names of its nodes. */
export interface Facts {
  /** "Triggered", "Event": the kinds of its abilities. */
  readonly kinds: ReadonlySet<string>;
  /** "DrawCards": also those in modes and in abilities that a card grants. */
  readonly effects: ReadonlySet<string>;
  /** "Judgment", "PlayFromHand" */
  readonly triggers: ReadonlySet<string>;
  /** "Energy", "DiscardCards": what its abilities cost. */
  readonly costs: ReadonlySet<string>;
  /** "CardsDrawnThisTurn" */
  readonly conditions: ReadonlySet<string>;
  /** "SparkBonusOtherCharacters": changes of the rules. */
  readonly statics: ReadonlySet<string>;
  /** The name of every node, whatever it is. */
  readonly nodes: ReadonlySet<string>;
}

type Kind = Exclude<keyof Facts, "nodes">;

/** Collects the names of all nodes in some abilities. */
export function factsOf(abilities: readonly Ability[]): Facts {
  const facts: Record<keyof Facts, Set<string>> = {
    kinds: new Set(),
    effects: new Set(),
    triggers: new Set(),
    costs: new Set(),
    conditions: new Set(),
    statics: new Set(),
    nodes: new Set(),
  };
  const note = (name: string, kind: Kind | undefined): void => {
    facts.nodes.add(name);
    if (kind !== undefined && !CONTAINERS.has(name)) facts[kind].add(name);
  };
  for (const ability of abilities) visit(ability, "kinds", note);
  return facts;
}

/** Which kind of node a field contains, by the name of the field. */
const FIELDS: Readonly<Record<string, Kind>> = {
  effect: "effects",
  effects: "effects",
  trigger: "triggers",
  costs: "costs",
  additional_cost: "costs",
  trigger_cost: "costs",
  condition: "conditions",
  ability: "statics",
};

/** Which kind of node a node contains, by the name of the outer node. */
const CONTENTS: Readonly<Record<string, Kind>> = {
  Static: "statics",
  StaticAbility: "statics",
  Effect: "effects",
  WithOptions: "effects",
  List: "effects",
  ListWithOptions: "effects",
  Modal: "effects",
  Named: "effects",
  Keywords: "triggers",
  Choice: "costs",
  CostList: "costs",
  ReclaimForCost: "costs",
  AdditionalCostToPlay: "costs",
};

/** Nodes that only contain others and mean nothing by themselves. */
const CONTAINERS: ReadonlySet<string> = new Set([
  "StaticAbility",
  "Effect",
  "WithOptions",
  "List",
  "ListWithOptions",
  "Modal",
  "Keywords",
  "Choice",
  "CostList",
]);

function visit(
  node: unknown,
  kind: Kind | undefined,
  note: (name: string, kind: Kind | undefined) => void,
): void {
  if (typeof node === "string") return note(node, kind);
  if (Array.isArray(node)) {
    for (const item of node) visit(item, kind, note);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    // The wire spells the names of nodes in upper case, those of fields not.
    if (/^[A-Z]/.test(key)) {
      note(key, kind);
      visit(child, CONTENTS[key], note);
    } else visit(child, FIELDS[key], note);
  }
}
