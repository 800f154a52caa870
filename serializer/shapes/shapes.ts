import {
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  TRIGGER_KEYWORDS,
} from "../../ast/mod.ts";
import { lazily } from "../../memo/mod.ts";
import shapesOfFile from "../../schema/ability_shapes.json" with {
  type: "json",
};
import {
  type AnyWording,
  costWordings,
  effectWordings,
  type NumberKind,
  type PartKind,
  ruleChangeWordings,
  triggerWordings,
} from "../../wording/mod.ts";
import type { TreeShape, TreeShapes } from "./shape.ts";

type Variants = Readonly<Record<string, TreeShape | null>>;

/** What each part of a wording stands for, unless it is a number. */
const PART_SHAPES: {
  readonly [K in Exclude<PartKind, NumberKind>]: TreeShape;
} = {
  target: "Predicates",
  bareTarget: "Predicates",
  eachTarget: "Predicates",
  targets: "Predicates",
  yourTarget: "Predicates",
  voidTarget: "Predicates",
  collected: {
    fields: { target: "Predicates", count: "CollectionExpressions" },
  },
  oneCard: "CardPredicates",
  bareCard: "CardPredicates",
  manyCards: "CardPredicates",
  cost: "Costs",
  quantity: "QuantityExpressions",
  quantities: "QuantityExpressions",
};

/** Variants that the code knows by name, of which the file therefore has none. */
export const knownVariants: () => Readonly<Record<string, Variants>> = lazily(
  () => ({
    CardSubtype: named(CARD_SUBTYPES),
    FigmentType: named(FIGMENT_TYPES),
    TriggerKeyword: named(TRIGGER_KEYWORDS),
    Costs: mapped(costWordings, shapeOf),
    StandardEffects: mapped(effectWordings, shapeOf),
    StandardStaticAbilities: mapped(ruleChangeWordings, shapeOf),
    TriggerEvents: mapped(triggerWordings, shapeOf),
  }),
);

/** The shapes of all types of the tree. */
export const treeShapes: () => TreeShapes = lazily(() => {
  // The file is generated; its type lists every single key.
  const shapes = shapesOfFile as unknown as TreeShapes;
  const known = mapped(knownVariants(), (variants, type) => ({
    variants: { ...variantsOf(shapes[type]), ...variants },
  }));
  return { ...shapes, ...known };
});

function variantsOf(shape: TreeShape | undefined): Variants {
  return typeof shape === "object" && "variants" in shape ? shape.variants : {};
}

function named(names: readonly string[]): Variants {
  return Object.fromEntries(names.map((name) => [name, null]));
}

function shapeOf({ parts }: AnyWording): TreeShape | null {
  const [first] = parts;
  if (first === undefined) return null;
  if (typeof first === "string") return shapeOfPart(first);
  return { fields: mapped(Object.assign({}, ...parts), shapeOfPart) };
}

function shapeOfPart(kind: PartKind): TreeShape {
  const shapes: Readonly<Record<string, TreeShape>> = PART_SHAPES;
  return shapes[kind] ?? "U32";
}

function mapped<T, R>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
