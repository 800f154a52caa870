import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { failure, type Io } from "../../../tasks/cli/io.ts";
import { fakeIo } from "../fake_io.ts";

/** A card that the game would load. */
function card(
  digit: number,
  name: string,
  text: string,
  variables = "",
): string {
  return `[[cards]]
id = "0a0b0c0d-0000-4000-8000-00000000000${digit}"
name = "${name}" # comment
energy-cost = 1
card-type = "Event"
image-number = 1
rules-text = "${text}"
variables = "${variables}"

`;
}

const GOOD = card(1, "Canonical", "Draw {cards}.", "cards: 2");
const ODD = GOOD + card(2, "Wordy", "{Dissolve} an enemy character.");
const BROKEN = ODD + card(3, "Broken", "Drow {cards}.", "cards: 2");

Deno.test("verify says for each card whether its text is canonical", async () => {
  const io = fakeIo({ "cards.toml": ODD });
  strictEqual(await main(["verify", "cards.toml"], io), 0);
  strictEqual(
    io.written().stdout,
    `cards.toml: Canonical: identical text
cards.toml: Wordy: canonical text differs
  {Dissolve} an [-enemy character.-]{+enemy.+}
Cards verified: 2, identical text: 1, canonical text differs: 1, changed meaning: 0, unreadable: 0
`,
  );
  deepStrictEqual(io.files.get("cards.toml"), ODD);
});

Deno.test("verify colors what differs", async () => {
  const io = fakeIo({ "cards.toml": ODD }, { color: true });
  await main(["verify", "--quiet", "cards.toml"], io);
  // deno-lint-ignore no-control-regex
  match(io.written().stdout, /\x1b\[31;9menemy character\.\x1b\[0m/);
});

Deno.test("verify --fix rewrites texts and nothing else", async () => {
  const io = fakeIo({ "cards.toml": `\ufeff${ODD.replaceAll("\n", "\r\n")}` });
  strictEqual(await main(["verify", "--fix", "cards.toml"], io), 0);
  match(io.written().stdout, /canonical text differs: 1 \(fixed: 1\)/);
  strictEqual(
    io.files.get("cards.toml"),
    `\ufeff${ODD.replaceAll("\n", "\r\n")}`.replace(" character", ""),
  );
});

Deno.test("verify reports a card that cannot be read at its place", async () => {
  const io = fakeIo({ "cards.toml": BROKEN });
  strictEqual(await main(["verify", "cards.toml"], io), 1);
  match(io.written().stdout, /cards.toml: Broken: unreadable\n/);
  match(io.written().stderr, /cards.toml:25:15/);
});

Deno.test("verify reports rows as generate does: keys, types, ids", async () => {
  const bad = GOOD.replace("Event", "Evnt") + GOOD;
  const io = fakeIo({ "cards.toml": bad });
  strictEqual(await main(["verify", "-e", "short", "cards.toml"], io), 1);
  match(io.written().stderr, /^cards\.toml:5:\d+: error\[unknown-value\]/m);
  match(
    io.written().stderr,
    /^cards\.toml:11:\d+: error\[duplicate-card-id\]/m,
  );
});

Deno.test("verify fails for a file that is not there", async () => {
  const io = fakeIo();
  strictEqual(await main(["verify", "nowhere.toml"], io), 1);
  match(io.written().stderr, /Cannot read "nowhere.toml"/);
});

Deno.test("verify reads all TOML files of a directory", async () => {
  const io = fakeIo({ "cards/a.toml": GOOD, "cards/b.toml": ODD });
  strictEqual(await main(["verify", "cards/"], io), 0);
  match(io.written().stdout, /^cards\/b\.toml: Wordy: canonical/m);
  match(io.written().stdout, /^Cards verified: 3,/m);
});

Deno.test("verify goes on with the other files if one cannot be read", async () => {
  const files = { "cards/a.toml": GOOD, "cards/b.toml": ODD };
  const io = fakeIo(files, { locked: ["cards/a.toml"] });
  strictEqual(await main(["verify", "cards"], io), 1);
  match(io.written().stderr, /Cannot read "cards\/a\.toml": permission denied/);
  match(io.written().stdout, /^Cards verified: 2,/m);
});

Deno.test("verify --fix says so if it cannot write", async () => {
  const path = "cards.toml";
  const io = fakeIo({ [path]: ODD });
  const writeFile: Io["writeFile"] = () =>
    Promise.resolve(failure(`write "${path}"`, "permission denied"));
  strictEqual(await main(["verify", "--fix", path], { ...io, writeFile }), 1);
  match(io.written().stderr, /Cannot write "cards\.toml": permission denied/);
});
