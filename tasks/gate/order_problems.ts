import { importsOf } from "./imports.ts";
import { type Modules, targetOf } from "./modules.ts";

/**
 * One sentence for each file that imports a folder beside it which imports the
 * file back: either belongs above the other.
 */
export function orderProblems(modules: Modules): readonly string[] {
  const targets = new Map(
    [...modules].map(([path, text]) => [path, targetsOf(path, text)]),
  );
  const ordered = [...targets]
    .filter(([path]) => !RECURSIVE.some((place) => path.startsWith(place)));
  return ordered.flatMap(([path, all]) =>
    [...foldersBeside(path, all)].flatMap((folder) =>
      [...targets]
        .filter(([other, back]) => other.startsWith(folder) && back.has(path))
        .map(([other]) => `${path} imports ${folder}, and ${other} imports it`)
    )
  );
}

/** Types that contain one another: those of a tree, and of a running game. */
const RECURSIVE = ["lorcana/ast/", "lorcana/engine/moment.ts"];

function targetsOf(path: string, text: string): ReadonlySet<string> {
  return new Set(
    importsOf(text)
      .filter(({ specifier, kind }) =>
        kind !== "lazy" && specifier.startsWith(".")
      )
      .map(({ specifier }) => targetOf(path, specifier)),
  );
}

/** The folders in the folder of a file that it imports from. */
function foldersBeside(
  path: string,
  targets: ReadonlySet<string>,
): ReadonlySet<string> {
  const own = path.slice(0, path.lastIndexOf("/") + 1);
  if (own === "") return new Set();
  return new Set(
    [...targets]
      .filter((to) => to.startsWith(own) && to.slice(own.length).includes("/"))
      .map((to) => own + to.slice(own.length).split("/", 1)[0] + "/"),
  );
}
