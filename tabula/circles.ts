/** What each name leads to. */
type Links = ReadonlyMap<string, readonly string[]>;

/** The names that lead back to themselves. */
export function namesInCircles(links: Links): ReadonlySet<string> {
  const left = withoutDeadEnds(links);
  return new Set([...left.keys()].filter((name) => leadsBack(left, name)));
}

/** Drops names that lead nowhere, again and again: mostly, nothing is left. */
function withoutDeadEnds(links: Links): Links {
  const left = new Map<string, readonly string[]>();
  const waits = new Map<string, number>();
  const callers = new Map<string, string[]>();
  for (const [name, all] of links) {
    const known = all.filter((each) => links.has(each));
    left.set(name, known);
    waits.set(name, known.length);
    for (const each of known) {
      const found = callers.get(each);
      if (found === undefined) callers.set(each, [name]);
      else found.push(name);
    }
  }
  const ended = [...left.keys()].filter((name) => waits.get(name) === 0);
  for (let name = ended.pop(); name !== undefined; name = ended.pop()) {
    left.delete(name);
    for (const caller of callers.get(name) ?? []) {
      const count = (waits.get(caller) ?? 0) - 1;
      waits.set(caller, count);
      if (count === 0) ended.push(caller);
    }
  }
  return left;
}

function leadsBack(links: Links, name: string): boolean {
  const seen = new Set<string>();
  const waiting = [...links.get(name) ?? []];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === name) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...links.get(at) ?? []);
  }
  return false;
}
