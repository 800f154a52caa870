import { writeDisplayTexts } from "../../serializer/display/mod.ts";
import type { Build, CardRow, Problem } from "../../tabula/mod.ts";
import type { Io, IoResult } from "../cli/io.ts";
import { joinPath } from "../cli/join_path.ts";
import { readText } from "../cli/read_text.ts";
import { DISPLAY_TEXT } from "./keep_texts.ts";
import type { Settings } from "./options.ts";

/** A build with `display_text.json`: the texts of all cards that were parsed. */
export async function withDisplayTexts(
  io: Io,
  { tabula, dialect = "auto", messages = "auto" }: Settings,
  build: Build,
): Promise<IoResult<Build>> {
  const strings = await readStrings(io, tabula);
  if (!strings.ok) return strings;
  const cards = build.cards.filter(({ json }) => json !== undefined)
    .map(({ card }) => card);
  const written = writeDisplayTexts(cards, {
    strings: strings.value,
    dialect,
    messages,
  });
  const contents = build.unreadable.size > 0 ? undefined : written.contents;
  const problems = written.problems.map(inText);
  return {
    ok: true,
    value: {
      ...build,
      artifacts: [
        ...build.artifacts,
        { name: DISPLAY_TEXT, kind: "data", contents },
      ],
      problems: [...build.problems, ...problems],
    },
  };
}

/** The messages of a directory; none if it has no such file. */
async function readStrings(io: Io, tabula: string): Promise<IoResult<string>> {
  const entries = await io.readDirectory(tabula);
  if (!entries.ok) return entries;
  return entries.value.some(({ name }) => name === "strings.ftl")
    ? await readText(io, joinPath(tabula, "strings.ftl"))
    : { ok: true, value: "" };
}

function inText(
  { card, diagnostic }: {
    readonly card: CardRow;
    readonly diagnostic: Problem["diagnostic"];
  },
): Problem {
  return {
    place: { ...card.place, key: "rules-text", part: "text" },
    diagnostic,
    entry: card.name === undefined
      ? `card ${card.id}`
      : `card "${card.name}" (${card.id})`,
  };
}
