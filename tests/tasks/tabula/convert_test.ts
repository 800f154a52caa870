import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

/** A row of any table, with its rules text and its variables as given. */
function row(digit: number, name: string, ...lines: readonly string[]): string {
  return `[[cards]] # row ${digit}
id = "0a0b0c0d-0000-4000-8000-00000000000${digit}"
name = "${name}" # comment
energy-cost = 1
card-type = "Event"
image-number = 1
${lines.join("\n")}

`;
}

const CLASSIC = row(
  1,
  "Draw",
  'rules-text = "Draw {cards}." # two',
  'variables = "cards: 2"',
) +
  row(
    2,
    "Literal",
    "rules-text = '''\n{Judgment} {Discover} {a-subtype}.'''",
    "variables = 'subtype: spirit-animal'",
  ) +
  row(
    3,
    "Lines",
    'rules-text = """\n{Judgment} Gain {e}, then draw {cards}.\n"""',
    'variables = """\ne: 1\ncards: 3"""',
  ) +
  row(4, "Plain", 'rules-text = "Take an extra turn after this one."');

const RLF = CLASSIC
  .replace("Draw {cards}.", "Draw {cards($c)}.")
  .replace('"cards: 2"', '"c: 2"')
  .replace("{a-subtype}", "{@a subtype($t)}")
  .replace("subtype: spirit-animal", "t: SpiritAnimal")
  .replace("{e}, then draw {cards}", "{energy($e)}, then draw {cards($c)}")
  .replace("e: 1\ncards: 3", "e: 1\nc: 3");

for (
  const [from, to, dialect] of [[CLASSIC, RLF, "rlf"], [
    RLF,
    CLASSIC,
    "classic",
  ]] as const
) {
  test(`convert --to ${dialect} changes texts and variables, nothing else`, async () => {
    const io = fakeIo({ "cards.toml": from });
    strictEqual(await main(["convert", "cards.toml", "--to", dialect], io), 0);
    strictEqual(io.files.get("cards.toml"), to);
    match(
      io.written().stdout,
      /Cards converted: 3, already \w+: 1, refused: 0, unreadable: 0\n$/,
    );
  });
}

test("convert keeps line ends and the byte order mark", async () => {
  const windows = (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`;
  const io = fakeIo({ "cards.toml": windows(CLASSIC) });
  strictEqual(await main(["convert", "cards.toml", "--to", "rlf"], io), 0);
  strictEqual(io.files.get("cards.toml"), windows(RLF));
});

test("convert leaves a file in this dialect as it is, however it is worded", async () => {
  const wordy = RLF.replace("Draw {cards($c)}.", "draw {CARDS($C)} .");
  const io = fakeIo({ "cards.toml": wordy });
  strictEqual(await main(["convert", "cards.toml", "--to", "rlf"], io), 0);
  strictEqual(io.files.get("cards.toml"), wordy);
});

test("convert --check writes nothing and exits with 1 if a card would change", async () => {
  const io = fakeIo({ "cards.toml": CLASSIC });
  const args = ["convert", "cards.toml", "--to", "rlf", "--check", "--quiet"];
  strictEqual(await main(args, io), 1);
  strictEqual(io.files.get("cards.toml"), CLASSIC);
  strictEqual(
    io.written().stdout,
    "Cards to convert: 3, already rlf: 1, refused: 0, unreadable: 0\n",
  );
  const done = fakeIo({ "cards.toml": RLF });
  strictEqual(await main(args, done), 0);
});

test("convert --check does not claim that a card was converted", async () => {
  const io = fakeIo({ "cards.toml": CLASSIC });
  await main(["convert", "cards.toml", "--to", "rlf", "--check"], io);
  const lines = io.written().stdout.split("\n");
  strictEqual(
    lines.filter((l) => l.endsWith(": to be converted to rlf")).length,
    3,
  );
  ok(!lines.some((line) => line.endsWith(": converted to rlf")));
});

test("convert goes through all files of a directory", async () => {
  const io = fakeIo({ "cards/a.toml": CLASSIC, "cards/b.toml": CLASSIC });
  strictEqual(await main(["convert", "cards", "--to", "rlf", "-q"], io), 0);
  deepStrictEqual(
    [io.files.get("cards/a.toml"), io.files.get("cards/b.toml")],
    [RLF, RLF],
  );
});

test("convert adds variables to a row that had none", async () => {
  const some = row(5, "Some", 'rules-text = "{Banish} up to 2 allies." # a');
  const inline =
    `cards = [{ id = "0a0b0c0d-0000-4000-8000-000000000005", rules-text = "{Banish} up to 2 allies." }]\n`;
  const io = fakeIo({ "a.toml": some, "b.toml": inline });
  await main(["convert", "a.toml", "b.toml", "--to", "rlf"], io);
  strictEqual(
    io.files.get("a.toml"),
    some.replace("up to 2 allies", "{up_to_n_allies($n)}")
      .replace("# a\n", '# a\nvariables = "n: 2"\n'),
  );
  strictEqual(
    io.files.get("b.toml"),
    inline.replace(
      '"{Banish} up to 2 allies."',
      '"{Banish} {up_to_n_allies($n)}.", variables = "n: 2"',
    ),
  );
});

test("convert reports a card that cannot be read, and converts the others", async () => {
  const io = fakeIo({ "cards.toml": CLASSIC.replace("Draw {", "Drow {") });
  strictEqual(await main(["convert", "cards.toml", "--to", "rlf"], io), 1);
  match(io.written().stdout, /cards.toml: Draw: unreadable\n/);
  match(io.written().stderr, /cards.toml:7:15/);
  match(io.files.get("cards.toml") ?? "", /Drow \{cards\}.*\n.*cards: 2/);
  match(io.files.get("cards.toml") ?? "", /Gain \{energy\(\$e\)\}/);
});

test("convert prints standard input converted, and lists cards beside it", async () => {
  const io = fakeIo({ "-": CLASSIC, "cards.toml": CLASSIC });
  strictEqual(await main(["convert", "-", "--to", "rlf"], io), 0);
  const { stdout, stderr } = io.written();
  match(stderr, /^<stdin>: Draw: converted to rlf\n/);
  await main(["convert", "cards.toml", "--to", "rlf"], io);
  strictEqual(stdout, io.files.get("cards.toml"));
});

Deno.test("convert says no more of a file that is not there", async () => {
  const io = fakeIo();
  strictEqual(await main(["convert", "no.toml", "--to", "rlf"], io), 1);
  strictEqual(io.written().stdout, "");
});

test("verify writes each card in its own dialect", async () => {
  const io = fakeIo({
    "cards.toml": RLF + CLASSIC.replaceAll("00000000000", "00000000001"),
  });
  await main(["verify", "cards.toml", "--quiet"], io);
  match(io.written().stdout, /canonical: 8, not canonical: 0/);
});
