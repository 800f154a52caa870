/** A name for a draft of a file that nobody can guess. */
export function draftName(target: string): string {
  return `${target}.${crypto.randomUUID()}.tmp`;
}

/** Whether a file name is that of a draft of another file. */
export function isDraft(name: string, of: string): boolean {
  return name.startsWith(`${of}.`) &&
    /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(
      name.slice(of.length),
    );
}
