/** A small puzzle that gives no diagnostics, with further lines of its state. */
export function frame(stateLines: string): string {
  return "[metadata]\nName:T\nGoal:Win\nTurns:1\nDifficulty:Easy\n" +
    "[state]\nturn=1\nactiveplayer=human\nactivephase=MAIN1\n" +
    `humanlife=20\nailife=20\n${stateLines}\n`;
}
