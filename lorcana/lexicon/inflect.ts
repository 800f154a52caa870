/** Whether a word stands for one or for several. */
export type GrammaticalNumber = "one" | "several";

/** The forms of a verb: "draw", "draws", "drew", "drawn". */
export type Form = "base" | "third" | "past" | "participle";

/** Verbs whose past and participle do not end in "ed". */
const IRREGULAR: {
  readonly [base: string]: readonly [past: string, participle: string];
} = {
  become: ["became", "become"],
  choose: ["chose", "chosen"],
  deal: ["dealt", "dealt"],
  draw: ["drew", "drawn"],
  get: ["got", "got"],
  leave: ["left", "left"],
  lose: ["lost", "lost"],
  pay: ["paid", "paid"],
  put: ["put", "put"],
  sing: ["sang", "sung"],
  take: ["took", "taken"],
  win: ["won", "won"],
};

/** "takes damage": the first word of a phrase, in another form. */
export function inflect(phrase: string, form: Form): string {
  const end = phrase.indexOf(" ");
  return end < 0
    ? formOf(phrase, form)
    : formOf(phrase.slice(0, end), form) + phrase.slice(end);
}

function formOf(verb: string, form: Form): string {
  if (form === "base" || verb === "{E}") return verb;
  if (form === "third") return withS(verb);
  return IRREGULAR[verb]?.[form === "past" ? 0 : 1] ?? withEd(verb);
}

/** "draws", "banishes", "readies"; also of nouns: "Allies", "Heroes". */
export function withS(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (word.endsWith("lf")) return `${word.slice(0, -1)}ves`;
  return /(?:s|sh|ch|ro)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** "quested", "moved", "readied" */
function withEd(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  return verb.endsWith("dy") ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** "an item", "a character" */
export function withArticle(word: string): string {
  return /^[aeiou]/iu.test(word) ? `an ${word}` : `a ${word}`;
}
