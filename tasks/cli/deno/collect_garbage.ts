/** With less than this on the heap, the engine may keep its garbage. */
const MUCH = 400e6;

/** More than the engine bears without a collection: half of its largest heap. */
const TOO_MUCH = 2.25e9;

/**
 * Makes the engine collect its garbage, if there may be much of it. By itself, it
 * waits until the heap is several times as large as what is in use.
 *
 * There is no function for this. But the engine counts buffers, and collects
 * once they are too large together. This one is never touched, so it takes no
 * memory.
 */
export function collectGarbage(): void {
  if (Deno.memoryUsage().heapUsed < MUCH) return;
  try {
    new ArrayBuffer(TOO_MUCH);
  } catch {
    // The system does not even promise so much. Then the garbage stays.
  }
}
