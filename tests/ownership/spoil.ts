/** Everything that can be reached from a value, the value included. */
export function objectsIn(
  value: unknown,
  found: Set<object> = new Set(),
): Set<object> {
  if (typeof value !== "object" || value === null || found.has(value)) {
    return found;
  }
  found.add(value);
  for (const part of partsOf(value)) objectsIn(part, found);
  return found;
}

function partsOf(value: object): readonly unknown[] {
  if (value instanceof Map) return [...value.entries()].flat();
  return value instanceof Set ? [...value] : Object.values(value);
}

/** Changes all that can be changed: what is left of it would show up elsewhere. */
export function spoil(value: unknown): void {
  for (const object of objectsIn(value)) {
    if (Object.isFrozen(object)) continue;
    if (object instanceof Map || object instanceof Set) object.clear();
    else if (Array.isArray(object)) object.push("spoilt");
    for (const key of Object.keys(object)) {
      Reflect.set(object, key, "spoilt");
    }
    Reflect.set(object, "spoilt", true);
  }
}

/** What two results have in common and either of their owners could change. */
export function sharedBy(one: unknown, other: unknown): readonly object[] {
  const mine = objectsIn(one);
  return [...objectsIn(other)].filter((object) =>
    mine.has(object) && !Object.isFrozen(object)
  );
}
