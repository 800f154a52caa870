import type { DoneThisWay } from "../ast/mod.ts";

/** What is measured when something is done: "damage removed this way". */
export interface Measure {
  readonly name: DoneThisWay;
  readonly verb: string;
  /** Of what: the first is printed. */
  readonly things: readonly [one: string, several: string][];
}

const DAMAGE: Measure["things"] = [["damage", "damage"], [
  "damage counter",
  "damage counters",
]];

/** Everything that is measured when it is done. */
export const MEASURES: readonly Measure[] = [
  { name: "damage-removed", verb: "remove", things: DAMAGE },
  { name: "damage-moved", verb: "move", things: DAMAGE },
  { name: "damage-dealt", verb: "deal", things: DAMAGE },
  { name: "lore-lost", verb: "lose", things: [["lore", "lore"]] },
  {
    name: "ink-drops-removed",
    verb: "remove",
    things: [["ink drop", "ink drops"]],
  },
];

/** The measure with a name in the tree. */
export function measureOf(name: DoneThisWay): Measure | undefined {
  return MEASURES.find((one) => one.name === name);
}
