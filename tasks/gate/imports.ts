/** One `import … from`, `export … from` or `import(…)` of a module. */
export interface Import {
  readonly specifier: string;
  /** A "type" import is erased at run time; "lazy" is an `import(…)`. */
  readonly kind: "value" | "type" | "lazy";
}

// Formatted code starts every statement at the left edge, so text in comments,
// which does not, is never taken for an import.
const STATEMENT =
  /^(?:import|export)\s+(?:(type)\s+)?(?:(\*[^;{}]*?|[\w$]+|(?:[\w$]+,\s*)?\{[^}]*\})\s+from\s+)?"([^"]+)"/gm;
const LAZY = /\bimport\("([^"]+)"\)/g;

/** Everything that a module imports or re-exports. */
export function importsOf(text: string): readonly Import[] {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return [
    ...Array.from(code.matchAll(STATEMENT), ([, type, names, specifier]) => ({
      specifier: specifier!,
      kind: type === "type" || onlyTypes(names) ? "type" : "value",
    } as const)),
    ...Array.from(
      code.matchAll(LAZY),
      ([, specifier]) => ({ specifier: specifier!, kind: "lazy" } as const),
    ),
  ];
}

function onlyTypes(names: string | undefined): boolean {
  const list = names?.match(/^\{([^}]*)\}$/)?.[1];
  return list !== undefined &&
    list.split(",").map((name) => name.trim()).filter(Boolean)
      .every((name) => name.startsWith("type "));
}
