const LEAVES: ReadonlySet<string> = new Set(
  ("draw discard deal-damage put-damage remove-damage move-damage gain-lore " +
    "lose-lore exert ready banish return-to-hand return-from-discard " +
    "put-into-inkwell put-under put-on-bottom put-on-top shuffle-into-deck " +
    "mill play-card look-at-cards scry search-deck reveal-hand " +
    "reveal-top-card reveal-and-route name-a-card move-to-location " +
    "modify-stat gain-keyword lose-keyword restriction grant-ability " +
    "cost-reduction cost-increase move-cost-reduction " +
    "property-modification enters-with-damage additional-inkwell " +
    "draw-until-hand-size self-play-condition select-target").split(" "),
);

// Two names for one thing, as the specification counts them.
const ALIASES: { readonly [type: string]: string | undefined } = {
  "look-at-cards": "scry",
  "return-from-discard": "return-to-hand",
  "shuffle-into-deck": "put-on-bottom",
  "put-damage": "deal-damage",
  "action": "static",
};

// Fields that hold no effects, although types in them may look so.
const SKIPPED: ReadonlySet<string> = new Set([
  // The hand-made ones have a field for each thing that can be paid.
  "cost",
  "trigger",
  "condition",
  "restrictions",
  "filter",
  "filters",
]);

/** Kinds, trigger events and leaf effects of abilities, in one line. */
export function skeleton(abilities: unknown): string {
  const list = Array.isArray(abilities) ? abilities : [];
  const kinds = list.map((one) => alias(String(one.type)));
  const events = list.flatMap((one) =>
    one.trigger === undefined ? [] : [String(one.trigger.event)]
  );
  return [kinds, events, leaves(list)].map((names) => names.sort().join(" "))
    .join(" | ");
}

function alias(type: string): string {
  return ALIASES[type] ?? type;
}

/** A choice that both branches of an "instead" share: hand-made ones repeat it. */
function isInPassing(node: object): boolean {
  return "type" in node && node.type === "select-target" && "wording" in node;
}

function leaves(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(leaves);
  if (isInPassing(node)) return [];
  const own = "type" in node && LEAVES.has(String(node.type))
    ? [alias(String(node.type))]
    : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) =>
      SKIPPED.has(key) ? [] : leaves(value)
    ),
  ];
}
