/** A JSON Schema, as far as those of the tree go. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/**
 * The shapes of the tree, as short as can be: what a tree is checked against
 * before it is written or loaded. `ast/tree_shape.ts` says what they mean.
 */
export function compactShapes(schema: Schema, root: string): string {
  const { definitions = {} } = schema;
  const shapes: Record<string, unknown> = {};
  const add = (name: string): string => {
    const inner = definitions[name]?.$ref;
    if (inner !== undefined) return add(nameIn(inner));
    if (name in shapes) return name;
    shapes[name] = null; // Keeps its place while a shape refers to itself.
    shapes[name] = compact(definitions[name] ?? {});
    return name;
  };
  const compact = (one: Schema): unknown => {
    if (one.$ref !== undefined) return add(nameIn(one.$ref));
    if (one.enum !== undefined) return { variants: variants(one.enum) };
    if (one.anyOf !== undefined) return union(one.anyOf);
    if (one.items !== undefined) return list(one.items);
    if (one.properties !== undefined) return { fields: fields(one) };
    if (one.type === "integer") return "number";
    if (one.type === "boolean") return "boolean";
    throw new Error(`Cannot make a shape of ${JSON.stringify(one)}`);
  };
  const list = (items: Schema | readonly Schema[]): unknown =>
    Array.isArray(items)
      ? { tuple: items.map(compact) }
      : { list: compact(items as Schema) }; // `isArray` keeps readonly arrays.
  const fields = ({ properties = {}, required = [] }: Schema): unknown =>
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        required.includes(name) ? name : `${name}?`,
        compact(one),
      ]),
    );
  const union = (all: readonly Schema[]): unknown => {
    const some = all.filter(({ type }) => type !== "null");
    if (some.length < all.length) return { orNull: compact(some[0] ?? {}) };
    return {
      variants: Object.assign(
        {},
        ...some.map((one) => {
          const { const: name, properties = {} } =
            definitions[nameIn(one.$ref)] ?? {};
          return name === undefined
            ? fields({ properties, required: Object.keys(properties) })
            : variants([name]);
        }),
      ),
    };
  };
  add(root);
  return `${JSON.stringify(shapes, null, 2)}\n`;
}

function nameIn(reference = ""): string {
  return reference.replace("#/definitions/", "");
}

function variants(names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}
