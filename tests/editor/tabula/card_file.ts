/** The id of the sample card, and one that no card has. */
export const ID = "bebbc642-9a28-48d9-8d95-90aa51722522";

/** A row of `cards.toml`, complete but for what the caller gives. */
export function cardRow(rest: string, id = ID): string {
  return `[[cards]]
name = "Lantern Fox"
id = "${id}"
energy-cost = 2
card-type = "Character"
image-number = 1000000
${rest}
`;
}
