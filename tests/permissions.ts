/** What a test may need, as the set "test" of `deno.json` grants it. */
const NEEDS = {
  read: ["read files", { name: "read" }],
  write: ["write files", { name: "write" }],
  run: ["run programs", { name: "run", command: "deno" }],
  env: ["read the environment", { name: "env", variable: "NODE_ENV" }],
  net: ["use the network", { name: "net", host: "127.0.0.1" }],
} as const satisfies Readonly<
  Record<string, readonly [what: string, Deno.PermissionDescriptor]>
>;

/** A permission that a test may need. */
export type Need = keyof typeof NEEDS;

/** Whether a permission is granted; asks nobody for it. */
export function isGranted(need: Need): boolean {
  const [, permission] = NEEDS[need];
  return Deno.permissions.querySync(permission).state === "granted";
}

/** Why tests are skipped that need permissions; nothing if they are granted. */
export function describeMissing(...needs: readonly Need[]): string | undefined {
  const missing = needs.filter((need) => !isGranted(need))
    .map((need) => NEEDS[need][0]);
  return missing.length === 0
    ? undefined
    : `skipped: no permission to ${missing.join(", ")}`;
}

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
  const reason = describeMissing(...needs);
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
  const reason = describeMissing(...needs);
  if (reason === undefined) await load();
  else skip(name, reason);
}
