import {
  type VariableKind,
  type VariableValues,
  variant,
} from "../../ast/internal.ts";
import {
  COLON,
  COMMA,
  integerAt,
  isWhiteSpace,
  LINE_FEED,
  readValue,
} from "../../lexer/internal.ts";
import type { Need } from "../../lexer/dialects/mod.ts";
import { MOST_KEPT } from "./cut.ts";
import { learnedAt } from "./letters.ts";

/** What variables stand for, column by column. */
export interface BoundValues {
  count: number;
  readonly names: string[];
  readonly kinds: VariableKind[];
  readonly values: (number | string)[];
  /** Whether a directive reads it. */
  readonly used: boolean[];
  /** The index of each name, if there are many. */
  byName: ReadonlyMap<string, number> | undefined;
}

// Overwritten by the bindings of each card.
const bound: BoundValues = {
  count: 0,
  names: [],
  kinds: [],
  values: [],
  used: [],
  byName: undefined,
};

// Cards have at most four. Searching a long list for each directive would take
// quadratic time.
const MANY = 16;

/** Reads bindings that have no mistakes. The next card overwrites them. */
export function readBindings(text: string): BoundValues | undefined {
  bound.count = 0;
  if (bound.names.length > MOST_KEPT) forget();
  let start = 0;
  let colon = -1;
  for (let at = 0; at <= text.length; at++) {
    const unit = text.charCodeAt(at); // NaN after the last.
    if (unit === COLON && colon < 0) colon = at;
    if (at < text.length && unit !== COMMA && unit !== LINE_FEED) continue;
    if (!add(text, start, colon, at)) return undefined;
    start = at + 1;
    colon = -1;
  }
  bound.byName = bound.count > MANY ? placesByName(bound) : undefined;
  return bound;
}

function forget(): void {
  const { names, kinds, values, used } = bound;
  names.length =
    kinds.length =
    values.length =
    used.length =
      0;
}

/** If a name is bound twice, the last index. */
function placesByName(
  { count, names }: BoundValues,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let i = 0; i < count; i++) places.set(names[i]!, i);
  return places;
}

/** Adds the binding between two positions; `false` if something is wrong with it. */
function add(text: string, from: number, colon: number, to: number): boolean {
  const start = trimmedStart(text, from, to);
  if (start === to) return true;
  if (colon < 0) return false;
  const nameEnd = trimmedEnd(text, start, colon);
  const name = learnedAt(text, start, nameEnd) ?? text.slice(start, nameEnd);
  const end = trimmedEnd(text, colon + 1, to);
  return bind(name, text, trimmedStart(text, colon + 1, end), end);
}

function bind(name: string, text: string, start: number, end: number): boolean {
  const integer = integerAt(text, start, end);
  if (integer !== undefined) return put(name, "Integer", integer);
  const value = readValue(text.slice(start, end));
  if (value === undefined) return false;
  const [kind, content] = variant<VariableValues>(value);
  return put(name, kind, content);
}

function put(
  name: string,
  kind: VariableKind,
  value: number | string,
): boolean {
  const { count } = bound;
  bound.names[count] = name;
  bound.kinds[count] = kind;
  bound.values[count] = value;
  bound.used[count] = false;
  bound.count = count + 1;
  return true;
}

function trimmedStart(text: string, start: number, end: number): number {
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  return start;
}

function trimmedEnd(text: string, start: number, end: number): number {
  while (start < end && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

/** The value that a directive needs, if it is bound and of the right kind. */
export function boundValue(
  bound: BoundValues,
  need: Need,
): number | string | undefined {
  for (const name of need.names) {
    const place = placeOf(bound, name);
    if (place < 0) continue;
    bound.used[place] = true;
    return bound.kinds[place] === need.kind ? bound.values[place] : undefined;
  }
  return undefined;
}

/** The index of a name, or -1; if it is bound twice, the last index. */
function placeOf({ count, names, byName }: BoundValues, name: string): number {
  if (byName !== undefined) return byName.get(name) ?? -1;
  let place = count - 1;
  while (place >= 0 && names[place] !== name) place--;
  return place;
}

/** Marks all as unread, for another attempt. */
export function forgetUse({ count, used }: BoundValues): void {
  used.fill(false, 0, count);
}

/** Whether a directive reads each of them. */
export function areAllUsed({ count, used }: BoundValues): boolean {
  for (let i = 0; i < count; i++) if (!used[i]) return false;
  return true;
}
