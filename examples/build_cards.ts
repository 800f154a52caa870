// deno-lint-ignore-file no-console
/** Builds and verifies the sample cards in memory, and prints the results. */
import { detectDialect, parse, serialize } from "@dreamtides/parse";
import {
  buildTabula,
  decodeSource,
  isTabulaFile,
  locateProblems,
  type SourceFile,
  verifyCard,
} from "@dreamtides/parse/tabula";

const cards = new URL("tabula/", import.meta.url);
const files: SourceFile[] = [];
for await (const { name } of Deno.readDir(cards)) {
  if (!isTabulaFile(name)) continue;
  files.push(decodeSource(name, await Deno.readFile(new URL(name, cards))));
}

const build = await buildTabula(files, { parse, targets: ["ts"] });
for (const { name, contents = "" } of build.artifacts) {
  console.log(`${name}: ${contents.length} characters`);
}

const texts = new Map(
  files.map((file) => [file.name, "text" in file ? file.text : ""]),
);
for (const problem of await locateProblems(build.problems, texts)) {
  console.log(`${problem.file}:${problem.line}: ${problem.message}`);
}

const verdicts = build.cards.map(({ card }) => {
  const dialect = detectDialect(card.text, card.variables);
  return verifyCard(card, parse, (tree) => serialize(tree, { dialect })).kind;
});
const identical = verdicts.filter((kind) => kind === "identical");
console.log(`${identical.length} of ${verdicts.length} texts are canonical`);
