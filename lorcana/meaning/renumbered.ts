import type { Ability } from "../ast/mod.ts";

/** The ability with its ids numbered anew: 1, 2, 3 … and none without a use. */
export function renumbered(ability: Ability): Ability {
  const used = new Map<number, number>();
  number(ability, used);
  return withIds(ability, used) as Ability; // But for its ids it is the same.
}

type Numbers = Map<number, number>;

/** Numbers the ids that references use, in their order. */
function number(node: unknown, used: Numbers): void {
  if (typeof node !== "object" || node === null) return;
  if ("ref" in node && "id" in node && typeof node.id === "number") {
    if (!used.has(node.id)) used.set(node.id, used.size + 1);
  }
  for (const child of childrenOf(node)) number(child, used);
}

/** What belongs to the same text; abilities in quotes have ids of their own. */
function childrenOf(node: object): readonly unknown[] {
  return Object.entries(node)
    .filter(([key]) => !(isGrant(node) && key === "ability"))
    .map(([, value]) => value);
}

function isGrant(node: object): boolean {
  return "type" in node && node.type === "grant-ability";
}

function withIds(node: unknown, used: ReadonlyMap<number, number>): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => withIds(one, used));
  const entries = Object.entries(node).flatMap(([key, value]) => {
    if (key === "id" && typeof value === "number") {
      const id = used.get(value);
      return id === undefined ? [] : [[key, id] as const];
    }
    return isGrant(node) && key === "ability"
      ? [[key, quoted(value)] as const]
      : [[key, withIds(value, used)] as const];
  });
  return Object.fromEntries(entries);
}

/** The abilities of a quote, each numbered on its own. */
function quoted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value)
    ? value.map((one) => renumbered(one))
    : renumbered(value as Ability); // What is granted is a name or abilities.
}
