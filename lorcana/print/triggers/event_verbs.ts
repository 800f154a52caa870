import { blank } from "../text/blanks.ts";

/** "2 or more of your characters sing": the verb in the plural. */
export function ofSeveral(subject: string, words: string): string {
  if (!words.startsWith(`${subject} `)) return words;
  const rest = words.slice(subject.length + 1);
  return `${subject} ${
    rest.replace(
      /^(is|[a-z]+s)\b/u,
      (verb) => verb === "is" ? "are" : base(verb),
    )
  }`;
}

/** "challenge" of "challenges", "banish" of "banishes" */
function base(verb: string): string {
  return verb.replace(/(?<=sh|ch|ss)e?s$|s$/u, "");
}

/** "they challenge", but "it challenges": the verb agrees with the pronoun. */
export function agreeing(words: string): string {
  return words.replace(
    /(\uE001) (is|[a-z]+s)\b/u,
    (_, end: string, verb: string) =>
      verb === "is"
        ? `${end} ${blank("be", "are")}`
        : `${end} ${blank("does", `${base(verb)}/${verb}`)}`,
  );
}
