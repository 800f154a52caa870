import {
  deepStrictEqual,
  doesNotMatch,
  match,
  strictEqual,
} from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";

const CARD = [
  "[[cards]]",
  'name = "Fox"',
  'id = "5ca1ab1e-0000-4000-8000-000000000001"',
  'rules-text = "Draw {cards}.</script>"',
  'variables = "cards: 1"',
  'card-type = "Event"',
  "image-number = 1",
  "",
].join("\n");

Deno.test("gallery writes a page, its script and its stylesheet", async () => {
  const io = fakeIo({ "cards/cards.toml": CARD });
  const code = await main(["gallery", "--tabula", "cards/", "-o", "pages"], io);
  deepStrictEqual([code, io.written().stderr], [0, ""]);
  strictEqual(
    io.written().stdout,
    "Cards: 1, broken: 1, other problems: 3\nOpen in a browser: pages/index.html\n",
  );
  deepStrictEqual(
    [...io.files.keys()].filter((path) => path.startsWith("pages/")),
    ["pages/index.html", "pages/gallery.js", "pages/gallery.css"],
  );
  match(io.files.get("pages/gallery.css") ?? "", /\.energy \{/);
});

Deno.test("gallery: a file that cannot be read is counted", async () => {
  const io = fakeIo({ "cards/cards.toml": `${CARD}[x]\n[x]\n` });
  const code = await main(["gallery", "--tabula", "cards", "-o", "p"], io);
  strictEqual(code, 0);
  match(io.written().stdout, /^Cards: 0, broken: 0, other problems: 4\n/);
});

Deno.test("gallery: no text of a card ends the data in the page", async () => {
  const io = fakeIo({ "cards/cards.toml": CARD });
  await main(["gallery", "--tabula", "cards", "--output", "pages", "-q"], io);
  const page = io.files.get("pages/index.html") ?? "";
  const data = /id="cards">([^]*?)<\/script>/.exec(page)?.[1] ?? "";
  doesNotMatch(data, /</);
  strictEqual(JSON.parse(data).cards[0].text, "Draw {cards}.</script>");
  strictEqual(io.written().stdout, "");
});

Deno.test("gallery: a title is text, too", async () => {
  const io = fakeIo({ "cards/cards.toml": CARD });
  const title = "<b>A & B</b>";
  await main(["gallery", "-i", "cards", "-o", "p", "--title", title], io);
  match(
    io.files.get("p/index.html") ?? "",
    /<title>&lt;b&gt;A &amp; B&lt;\/b&gt;<\/title>/,
  );
});

Deno.test("gallery: a directory that is not there is an error", async () => {
  const io = fakeIo({});
  strictEqual(await main(["gallery", "--tabula", "nowhere"], io), 1);
  match(io.written().stderr, /Cannot read the directory "nowhere"/);
});
