import {
  MAX_U32,
  type Sum,
  type TaggedPayload,
  type Unit,
  variant,
} from "../../ast/internal.ts";
import type { RustField, RustValue } from "./value.ts";

/** How a value of the wire looks in Rust. */
export interface RustShape<T> {
  (value: T): RustValue;
  /** Never set; it makes a shape of fewer fields than `T` has an error. */
  readonly of?: T;
}

/** A payload of a variant: the tag is part of what it looks like. */
export interface PayloadShape<T> {
  (tag: string, payload: T): RustValue;
  /** Never set, as above. */
  readonly of?: T;
}

/** One payload shape for each variant of `M`: one left out does not compile. */
export type RustShapes<M> = {
  readonly [K in keyof M]: PayloadShape<Readonly<M[K]>>;
};

/** One shape for each field of `T`; a field that may be absent has `skipped`. */
export type FieldShapes<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? { readonly skipped: RustShape<NonNullable<T[K]>> }
    : RustShape<T[K]>;
};

/** A number that Rust has no type of its own for. */
export function u32(value: number): RustValue {
  return { kind: "atom", text: digits(value) };
}

/** Both a `u32` and a wrapper of one have no sign and no fraction. */
function digits(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value <= MAX_U32) {
    return String(value);
  }
  throw new RangeError(`Rust has no ${value} of this type`);
}

/** A number in a type of its own. */
export function wrapper(name: string): RustShape<number> {
  return (value) => ({ kind: "wrapper", name, text: digits(value) });
}

// Trees from elsewhere may not be what their type says.
function expectType(value: unknown, type: "boolean" | "string"): void {
  // deno-lint-ignore valid-typeof -- Both are names of types.
  if (typeof value !== type) throw new TypeError(`It is not a ${type}`);
}

/** `true` or `false`. */
export function boolean(value: boolean): RustValue {
  expectType(value, "boolean");
  return { kind: "atom", text: String(value) };
}

/** A name from a fixed list: `Warrior`. */
export function name(value: string): RustValue {
  expectType(value, "string");
  return { kind: "atom", text: value };
}

/** Any text, in quotes. */
export function text(value: string): RustValue {
  expectType(value, "string");
  return { kind: "text", text: value };
}

/** A value that is written as `null` if there is none. */
export function nullable<T>(shape: RustShape<T>): RustShape<T | null> {
  return (value) => option(value === null ? undefined : shape(value));
}

/** A field that is left out if there is no value. */
export function skipped<T>(
  shape: RustShape<T>,
): { readonly skipped: RustShape<T> } {
  return { skipped: shape };
}

/** Any number of values of one shape. */
export function list<T>(shape: RustShape<T>): RustShape<readonly T[]> {
  return (values) => ({ kind: "list", of: values.map(shape) });
}

/** A structure with its name in Rust; fields come in the order given. */
export function structure<T extends object>(
  name: string,
  shapes: FieldShapes<T>,
): RustShape<T> {
  return (value) => ({
    kind: "structure",
    name,
    fields: fields(shapes, value),
  });
}

/** The payload of a variant that has none. */
export function unit(tag: string, _payload: Unit): RustValue {
  return name(tag);
}

/** The payload of a variant with one value. */
export function one<T>(shape: RustShape<T>): PayloadShape<T> {
  return (tag, payload) => ({ kind: "newtype", tag, of: shape(payload) });
}

/** The payload of a variant with two values. */
export function two<A, B>(
  first: RustShape<A>,
  second: RustShape<B>,
): PayloadShape<readonly [A, B]> {
  return (tag, [a, b]) => ({ kind: "tuple", tag, of: [first(a), second(b)] });
}

/** The payload of a variant with named fields. */
export function named<T extends object>(
  shapes: FieldShapes<T>,
): PayloadShape<T> {
  return (tag, payload) => ({
    kind: "fields",
    tag,
    fields: fields(shapes, payload),
  });
}

/** One of the variants of `M`; the table is looked up late: trees are recursive. */
export function sum<M>(shapes: () => RustShapes<M>): RustShape<Sum<M>> {
  return (node) => {
    const [tag, payload]: TaggedPayload<M> = variant<M>(node);
    const known = shapes();
    if (Object.hasOwn(known, tag)) return known[tag](String(tag), payload);
    throw new TypeError("There is no such variant");
  };
}

function fields<T extends object>(
  shapes: FieldShapes<T>,
  value: T,
): readonly RustField[] {
  const keys = Object.keys(shapes) as (keyof T & string)[]; // Its own keys only.
  return keys.map((key) => field(key, shapes[key], value[key]));
}

function field(
  name: string,
  shape: unknown,
  value: unknown,
): RustField {
  if (typeof shape === "function") return { name, value: shape(value) };
  // Not a function, so it is what `skipped` returned.
  const { skipped } = shape as { readonly skipped: RustShape<unknown> };
  const absent = value === undefined || value === null;
  return {
    name,
    value: option(absent ? undefined : skipped(value)),
    skipped: absent,
  };
}

function option(of: RustValue | undefined): RustValue {
  return { kind: "option", of };
}
