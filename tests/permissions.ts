/** What a test may need, as the set "test" of `deno.json` grants it. */
const NEEDS = {
  read: { name: "read" },
  write: { name: "write" },
  run: { name: "run", command: "deno" },
  env: { name: "env", variable: "NODE_ENV" },
  net: { name: "net", host: "127.0.0.1" },
} as const satisfies Readonly<Record<string, Deno.PermissionDescriptor>>;

/** A permission that a test may need. */
export type Need = keyof typeof NEEDS;

/** Whether a permission is granted; asks nobody for it. */
export function has(need: Need): boolean {
  return Deno.permissions.querySync(NEEDS[need]).state === "granted";
}

/** Why tests are skipped that need permissions; nothing if they are granted. */
export function whyNot(...needs: readonly Need[]): string | undefined {
  const lacking = needs.filter((need) => !has(need));
  return lacking.length === 0
    ? undefined
    : `skipped: no permission to ${
      lacking.map((need) => VERBS[need]).join(", ")
    }`;
}

const VERBS: Readonly<Record<Need, string>> = {
  read: "read files",
  write: "write files",
  run: "run programs",
  env: "read the environment",
  net: "use the network",
};

/** Registers a test. */
export interface Register {
  (name: string, fn: Deno.TestDefinition["fn"]): void;
  (definition: Deno.TestDefinition): void;
}

/**
 * Registers tests that need permissions. Without them, a test is ignored, and its
 * name says which are missing.
 */
export function testWith(...needs: readonly Need[]): Register {
  const reason = whyNot(...needs);
  return reason === undefined ? Deno.test : (test) => skip(test, reason);
}

/** Registers a test that cannot run; its name says why. */
export function skip(test: string | Deno.TestDefinition, reason: string): void {
  const name = typeof test === "string" ? test : test.name;
  Deno.test({ name: `${name} (${reason})`, ignore: true, fn: () => {} });
}

/**
 * Imports a module of tests whose own imports need permissions. Without them, one
 * ignored test stands for the module.
 */
export async function importTests(
  name: string,
  needs: readonly Need[],
  load: () => Promise<unknown>,
): Promise<void> {
  const reason = whyNot(...needs);
  if (reason === undefined) await load();
  else skip(name, reason);
}
