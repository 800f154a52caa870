/** Something that is tried again and again, and must not break. */
export interface Trial {
  readonly name: string;
  /** What one round tries: "1,000 texts". */
  readonly round: string;
  /** Tries once more; throws with what broke. A text says why it cannot try. */
  readonly run: (seed: number) => Promise<string | void>;
}

/** What came of a trial. */
export interface Tried {
  readonly name: string;
  readonly round: string;
  readonly rounds: number;
  readonly seconds: number;
  /** What broke, and with which seed; or why nothing could be tried. */
  readonly problem?: string;
  readonly isBroken: boolean;
}

/** Repeats a trial until its time is over, at least once, or until it breaks. */
export async function repeat(
  { name, round, run }: Trial,
  seed: number,
  milliseconds: number,
): Promise<Tried> {
  const start = performance.now();
  let rounds = 0;
  const ended = (isBroken: boolean, problem?: string): Tried => {
    const seconds = (performance.now() - start) / 1000;
    const result = { name, round, rounds, seconds, isBroken };
    return problem === undefined ? result : { ...result, problem };
  };
  do {
    const current = seed + rounds;
    try {
      const skipped = await run(current);
      if (typeof skipped === "string") return ended(false, skipped);
    } catch (error) {
      return ended(true, `seed ${current}: ${messageOf(error)}`);
    }
    rounds++;
  } while (performance.now() - start < milliseconds);
  return ended(false);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined ? message : `${message} (${messageOf(cause)})`;
}
