import type { Ability } from "../ast/mod.ts";

/** Renumbers the ids of an ability as 1, 2, 3 …, and drops unused ones. */
export function renumbered(ability: Ability): Ability {
  const used = new Map<number, number>();
  number(ability, used);
  return withIds(ability, used) as Ability; // Only ids change.
}

type Numbers = Map<number, number>;

/** Numbers the ids by the order of the references that use them. */
function number(node: unknown, used: Numbers): void {
  if (typeof node !== "object" || node === null) return;
  if ("ref" in node && "id" in node && typeof node.id === "number") {
    if (!used.has(node.id)) used.set(node.id, used.size + 1);
  }
  for (const child of childrenOf(node)) number(child, used);
}

/** All children but quoted abilities, which have ids of their own. */
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

/** Renumbers each quoted ability separately. */
function quoted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value)
    ? value.map((one) => renumbered(one))
    : renumbered(value as Ability); // Either a name or abilities.
}
