/** Shows the puzzles of a gallery that have all that is asked for. */
export const GALLERY_SCRIPT = `
const form = document.querySelector("form");
const puzzles = [...document.querySelectorAll(".puzzle")];
function filter() {
  const { words, goal, difficulty, count } = form.elements;
  const asked = words.value.toLowerCase().split(" ").filter(Boolean);
  let shown = 0;
  for (const puzzle of puzzles) {
    const has = puzzle.dataset;
    puzzle.hidden = !(asked.every((word) => has.words.includes(word)) &&
      (goal.value === "" || goal.value === has.goal) &&
      (difficulty.value === "" || difficulty.value === has.difficulty));
    if (!puzzle.hidden) shown++;
  }
  count.value = shown + " of " + puzzles.length;
}
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
filter();
`;

/** How the filter and the folded puzzles look, in addition to a board. */
export const GALLERY_STYLE = `
.filter { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; }
.filter input { flex: 1 1 14rem; } .filter * { font: inherit; padding: .3rem; }
.puzzle { border-top: 1px solid var(--line); padding: .4rem 0; }
.puzzle[open] > summary { margin-bottom: .6rem; }
`;
