/** How a board looks on a page, in light and dark. */
export const BOARD_STYLE = `
:root { color-scheme: light dark; --ink: #1d2327; --faint: #5d676f; --paper: #f6f5f1;
  --felt: #e4e9e2; --card: #fffefb; --line: #b9beb8; --mark: #8a4b08;
  --turned: #dcdcd5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --faint: #a3abb0;
  --paper: #16191c; --felt: #1f2724; --card: #2a2f33; --line: #4b5357; --mark: #f0b266;
  --turned: #1b1f22; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.4 system-ui, "DejaVu Sans", sans-serif; }
.board { max-width: 64rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .6rem; }
h2 b { font-size: 1.3rem; } h3 { font-size: .8rem; margin: .5rem 0 0; color: var(--faint);
  font-weight: 600; } small { color: var(--faint); font-weight: 400; margin-left: .6em; }
header p { margin: .3rem 0; max-width: 46rem; } .goal { font-weight: 600; }
.url { font-size: .8rem; overflow-wrap: anywhere; } .url, .url a { color: var(--faint); }
.side, .stack { background: var(--felt); border-radius: 10px; padding: .9rem 1rem;
  margin-top: .8rem; }
.row { display: grid; grid-template-columns: 7rem 1fr; gap: .5rem; margin: .4rem 0; }
.cards { display: flex; flex-wrap: wrap; gap: .4rem; align-items: flex-start; }
.cards > p { margin: .4rem 0; color: var(--faint); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 6px;
  padding: .3rem .5rem; font-size: .85rem; max-width: 15rem; overflow-wrap: anywhere; }
.card strong { font-weight: 600; } .token { border-style: dashed; }
.tapped { background: var(--turned); border-right-width: 5px; }
.card ul { margin: .1rem 0 0; padding: 0; list-style: none; color: var(--mark);
  font-size: .78rem; }
.attached { margin: .3rem 0 0 .4rem; display: grid; gap: .25rem; }
.stack ol { margin: 0; padding-left: 1.4rem; }
details { margin-top: .8rem; } summary { cursor: pointer; font-weight: 600; }
dd { margin: 0 0 .4rem 1rem; white-space: pre-line; }
@media (max-width: 40rem) { .row { grid-template-columns: 1fr; gap: .1rem; } }
`;
