const WORDS: { readonly [what: string]: string | undefined } = {
  "put-into-discard": "put into your discard",
  "put-into-inkwell": "put into your inkwell",
  "put-into-their-discard": "put into their discard",
  "put-into-their-inkwell": "put into their inkwell",
  "put-into-hand": "put into your hand",
  "put-on-bottom": "put on the bottom of your deck",
};

/** "discarded", "put into your inkwell": what was done to cards. */
export function doneWords(what: string): string {
  return WORDS[what] ?? what;
}
