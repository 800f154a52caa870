/** Something that a module exports. */
export interface Export {
  /** The name that others import; "*" stands for all names of another module. */
  readonly name: string;
  readonly kind: "value" | "type";
  /** Where it comes from, if the module only passes it on. */
  readonly from?: { readonly specifier: string; readonly name: string };
}

/** A name that a module imports; "*" stands for all. */
export interface Use {
  readonly specifier: string;
  readonly name: string;
}

// As for imports, formatted code starts every statement at the left edge.
const DECLARED =
  /^export (?:declare )?(?:async )?(?:(function\*?|const|let|class) |(interface|type) )(\w+)/gm;
const PASSED_ON = /^export (type )?(?:\*|\{([^}]*)\})(?: from\s+"([^"]+)")?/gm;
const IMPORTED =
  /^import (?:type )?(?:(\* as \w+|\w+)|\{([^}]*)\}) from\s+"([^"]+)"/gm;
/** With the names that are picked from it, if they stand beside it. */
const LAZY =
  /(?:\{([^{}]*)\}(?:: typeof|\s=\s+await) |\bawait )?import\(\s*"([^"]+)"[^)]*\)(?:\)\.(\w+))?/g;

/** Everything that a module exports. */
export function exportsOf(text: string): readonly Export[] {
  const declared = Array.from(
    text.matchAll(DECLARED),
    ([, value, , name = ""]): Export => ({
      name,
      kind: value === undefined ? "type" : "value",
    }),
  );
  const passedOn = [...text.matchAll(PASSED_ON)].flatMap(
    ([, type, list = "*", specifier]) =>
      namesIn(list).map(({ name, as, isType }): Export => ({
        name: as,
        kind: type === undefined && !isType ? "value" : "type",
        ...specifier !== undefined && { from: { specifier, name } },
      })),
  );
  return [...declared, ...passedOn];
}

/** Every name that a module imports, now or later. */
export function usesOf(text: string): readonly Use[] {
  return [
    ...[...text.matchAll(IMPORTED)].flatMap(
      ([, whole, list = "", specifier = ""]) =>
        (whole === undefined ? namesIn(list) : namesIn(wholeName(whole)))
          .map(({ name }) => ({ specifier, name })),
    ),
    ...[...text.matchAll(LAZY)].flatMap(([, list, specifier = "", picked]) =>
      namesIn(picked ?? list ?? "*").map(({ name }) => ({
        specifier,
        name: name.replace(/:.*/s, ""),
      }))
    ),
  ];
}

function wholeName(name: string): string {
  return name.startsWith("*") ? "*" : "default";
}

interface Listed {
  readonly name: string;
  /** The name under which it goes on. */
  readonly as: string;
  readonly isType: boolean;
}

/** The names in `a, type B, c as d`. */
function namesIn(list: string): readonly Listed[] {
  return list.split(",").map((item) => item.trim()).filter(Boolean)
    .map((item) => {
      const [name = "", as = name] = item.replace(/^type /, "").split(" as ");
      return { name, as, isType: item.startsWith("type ") };
    });
}
