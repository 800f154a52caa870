import type { Verdict } from "../../../tabula/mod.ts";

/** The number of cards by verdict, and of those that were fixed before. */
export type VerifyCounts = Record<Verdict["kind"] | "fixed", number>;

/** The counts in one line, for people; files are counted if any was not read. */
export function verifySummary(
  counts: VerifyCounts,
  unread: number,
  isFix: boolean,
): string {
  const { identical, differs, lossy, unreadable, fixed } = counts;
  return [
    `Cards verified: ${seen(counts)}`,
    `canonical: ${identical}`,
    `not canonical: ${differs}`,
    `changed meaning: ${lossy}`,
    `unreadable: ${unreadable}`,
    ...isFix ? [`fixed: ${fixed}`] : [],
    ...unread > 0 ? [`files not read: ${unread}`] : [],
  ].join(", ");
}

/** The number of cards that were looked at. */
export function seen(
  { identical, differs, lossy, unreadable }: VerifyCounts,
): number {
  return identical + differs + lossy + unreadable;
}
