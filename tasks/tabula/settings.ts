import { decodeSource } from "../../tabula/mod.ts";
import { joinPath } from "../cli/join_path.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { type Settings, type TabulaFlags, targetsOf } from "./options.ts";
import { parseProject, type Project, PROJECT_FILE } from "./project.ts";

/**
 * The directories and targets of a command: those that were given, else those
 * of the project file, which is looked for from the current directory upward.
 * Once a directory is given, the project file does not count.
 */
export async function settingsOf(
  io: Io,
  { tabula: named, output, target, identifiers, dialect, messages }: Partial<
    TabulaFlags
  >,
  directory?: string,
): Promise<IoResult<Settings>> {
  const given = directory ?? named;
  const base = given === undefined
    ? await projectSettings(io)
    : { ok: true, value: { tabula: given } } as const;
  if (!base.ok) return base;
  const { tabula } = base.value;
  return {
    ok: true,
    value: {
      out: joinPath(tabula, "generated"),
      targets: targetsOf("all"),
      ...base.value,
      ...output !== undefined && { out: output },
      ...target !== undefined && { targets: targetsOf(target) },
      ...identifiers !== undefined && { identifiers },
      ...dialect !== undefined && { dialect },
      ...messages !== undefined && { messages },
    },
  };
}

/** What was given twice, and so cannot be followed. */
export function contradiction(
  { tabula }: Pick<TabulaFlags, "tabula">,
  directory?: string,
): string | undefined {
  return tabula === undefined || directory === undefined
    ? undefined
    : "Expected one directory: as an argument, or with --tabula";
}

type Given = Partial<Settings> & Pick<Settings, "tabula">;

async function projectSettings(io: Io): Promise<IoResult<Given>> {
  const path = await io.findAbove(PROJECT_FILE);
  if (path === undefined) return await currentDirectory(io);
  const read = await io.readFile(path);
  if (!read.ok) return read;
  const file = decodeSource(path, read.value);
  if ("failure" in file) return failure(`read "${path}"`, file.failure);
  const project = parseProject(path, file.text);
  if (!project.ok) return project;
  const settings = located(path, project.value);
  const { tabula } = settings;
  return await io.isDirectory(tabula)
    ? { ok: true, value: settings }
    : failure(`find the directory "${tabula}"`, `"${path}" names it`);
}

/** The paths of a project file, as seen from the current directory. */
function located(
  path: string,
  { tabula = ".", out, targets, identifiers, dialect, messages }: Project,
): Given {
  const above = path.slice(0, -PROJECT_FILE.length).replace(/\/$/, "") || ".";
  return {
    tabula: joinPath(above, tabula),
    ...out !== undefined && { out: joinPath(above, out) },
    ...targets !== undefined && { targets },
    ...identifiers !== undefined && { identifiers },
    ...dialect !== undefined && { dialect },
    ...messages !== undefined && { messages },
  };
}

async function currentDirectory(io: Io): Promise<IoResult<Given>> {
  const entries = await io.readDirectory(".");
  if (!entries.ok) return entries;
  const hasCards = entries.value.some(({ name }) => /\.toml$/i.test(name));
  return hasCards ? { ok: true, value: { tabula: "." } } : failure(
    "find card files",
    `no *.toml in the current directory; name a directory, or add a ` +
      `${PROJECT_FILE} that does`,
  );
}
