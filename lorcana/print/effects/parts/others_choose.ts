import type { Destination } from "../../../ast/mod.ts";
import { playerWords } from "../../nouns/players.ts";
import { howMany } from "../../nouns/quantity.ts";
import { capital } from "../../text/blanks.ts";

/** "Chosen opponent chooses 2 of them. Put those cards into your hand …" */
export function othersChoose(
  { chosenBy = "OPPONENT", target }: Destination,
  places: string,
): readonly string[] {
  const { subject, verb } = playerWords(chosenBy);
  const count = target?.count ?? 1;
  return [
    `${capital(subject)} ${verb("choose")} ${howMany(count)} of them`,
    `Put ${count === 1 ? "that card" : "those cards"} ${places}`,
  ];
}
