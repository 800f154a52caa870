import { deepStrictEqual, ok, rejects, strictEqual } from "node:assert/strict";
import {
  CancellationTokenSource,
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  ReferencesRequest,
  SemanticTokensRequest,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { cardRow, ID } from "../../editor/tabula/card_file.ts";
import { withDirectory } from "../temporary.ts";
import { type LspClient, positionOf, withServer } from "./lsp_client.ts";

const URI = "untitled:/cards.toml";
const BAD = cardRow('rules-text = "Drow {cards}."\nvariables = "cards: 2"');

/** A test with a server, which must end well. */
function test(name: string, run: (client: LspClient) => Promise<void>): void {
  Deno.test(`lsp: ${name}`, async () => {
    strictEqual(await withServer(run), 0);
  });
}

test("diagnoses a file that was never saved, and again as it is typed", async (client) => {
  client.open(URI, BAD);
  const [found] = await client.published(URI, (all) => all.length === 1);
  strictEqual(found?.code, "unknown-word");
  deepStrictEqual(found.range, {
    start: { line: 6, character: 14 },
    end: { line: 6, character: 18 },
  });
  await client.connection.sendNotification(
    DidChangeTextDocumentNotification.type,
    {
      textDocument: { uri: URI, version: 2 },
      contentChanges: [{ range: found.range, text: "Draw" }],
    },
  );
  await client.published(URI, (all) => all.length === 0);
});

test("offers a quick fix that mends the file", async (client) => {
  client.open(URI, BAD);
  const [found] = await client.published(URI, (all) => all.length === 1);
  ok(found);
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range: found.range,
    context: { diagnostics: [found] },
  });
  const [action] = actions ?? [];
  ok(action && "edit" in action);
  strictEqual(action.title, 'Change "Drow" to "Draw"');
  const document = TextDocument.create(URI, "toml", 1, BAD);
  strictEqual(
    TextDocument.applyEdits(document, action.edit?.changes?.[URI] ?? []),
    BAD.replace("Drow", "Draw"),
  );
});

test("completes rules text and adds the variable", async (client) => {
  const source = cardRow('rules-text = "Draw {c‹›"');
  client.open(URI, source.replace("‹›", ""));
  const found = await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: URI },
    position: positionOf(source),
  });
  ok(Array.isArray(found));
  deepStrictEqual(found.map(({ label }) => label), ["{cards}"]);
  ok(found[0]?.additionalTextEdits?.[0]?.newText.includes("cards: 1"));
});

for (
  const [typed, label, newText] of [
    ['rules-text = "Draw {c‹›"', "{cards}", "{cards}"],
    ['rules-text = "Draw {c‹›}."', "{cards}", "{cards"],
    ['rarity = "Com‹›', '"Common"', '"Common"'],
    ['rarity = "Com‹›"', '"Common"', '"Common'],
  ] as const
) {
  test(`puts ${newText} at the cursor of ${typed}`, async (client) => {
    const source = cardRow(typed);
    client.open(URI, source.replace("‹›", ""));
    const found = await client.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: URI },
      position: positionOf(source),
    });
    ok(Array.isArray(found));
    const item = found.find((each) => each.label === label);
    strictEqual(item?.textEdit?.newText, newText);
    // Neovim would put a completion that has one behind the brace.
    strictEqual(item?.filterText, undefined);
  });
}

test("shows what a word means", async (client) => {
  const source = BAD.replace("Drow", "Dr‹›aw");
  client.open(URI, source.replace("‹›", ""));
  const hover = await client.connection.sendRequest(HoverRequest.type, {
    textDocument: { uri: URI },
    position: positionOf(source),
  });
  ok(JSON.stringify(hover?.contents).includes("Draw 2 cards."));
});

test("formats, outlines, folds and colors a file with Windows line ends", async (client) => {
  const text = cardRow('rules-text = "draw {cards}."\nvariables = "cards: 2"')
    .replaceAll("\n", "\r\n");
  client.open(URI, text);
  const asked = { textDocument: { uri: URI } };
  const edits = await client.connection.sendRequest(
    DocumentFormattingRequest.type,
    { ...asked, options: { tabSize: 2, insertSpaces: true } },
  );
  const document = TextDocument.create(URI, "toml", 1, text);
  strictEqual(
    TextDocument.applyEdits(document, edits ?? []),
    text.replace("draw", "Draw"),
  );
  const symbols = await client.connection.sendRequest(
    DocumentSymbolRequest.type,
    asked,
  );
  deepStrictEqual(symbols?.map(({ name }) => name), ["Lantern Fox"]);
  const folds = await client.connection.sendRequest(
    FoldingRangeRequest.type,
    asked,
  );
  deepStrictEqual(
    folds?.map(({ startLine, endLine }) => [startLine, endLine]),
    [
      [0, 7],
    ],
  );
  const tokens = await client.connection.sendRequest(
    SemanticTokensRequest.type,
    asked,
  );
  strictEqual(tokens?.data.length, 3 * 5);
});

// A server that may not run programs cannot see other processes.
test("stays when it cannot ask whether the editor's process lives", async (client) => {
  await new Promise((resolve) => setTimeout(resolve, 3500));
  client.open(URI, BAD);
  const found = await client.published(URI, (all) => all.length > 0);
  strictEqual(found.length, 1);
});

test("serves puzzles, too", async (client) => {
  const uri = "untitled:/two.pzl";
  client.open(uri, "[metadata]\nName:Two\n[state]\nhumanhnd=Opt\n", "pzl");
  const found = await client.published(uri, (all) => all.length > 0);
  ok(found.some(({ code }) => code === "unknown-key"));
});

Deno.test("lsp: finds ids of unsaved files in files on the disk, and back", async () => {
  await withDirectory(async (path) => {
    const list =
      `[[card-lists]]\nlist-name = "Deck"\nlist-type = "BaseCardId"\ncard-id = "${ID}"\ncopies = 3\n`;
    const others = ["card-fx.toml", "dreamwell.toml"];
    for (const name of others) await Deno.writeTextFile(`${path}/${name}`, "");
    await Deno.writeTextFile(`${path}/card-lists.toml`, list);
    await Deno.writeTextFile(`${path}/cards.toml`, cardRow(""));
    const cards = `file://${path}/cards.toml`;
    const lists = `file://${path}/card-lists.toml`;
    const code = await withServer(async (client) => {
      // As typed, the card has another id: the list on the disk now misses it.
      client.open(cards, cardRow("", ID.replace("bebb", "aaaa")));
      const [missing] = await client.published(lists, (all) => all.length > 0);
      strictEqual(missing?.code, "unknown-card");
      client.change(cards, 2, cardRow("") + cardRow(""));
      await client.published(lists, (all) => all.length === 0);
      const [twice] = await client.published(cards, (all) => all.length > 0);
      strictEqual(twice?.code, "duplicate-card-id");
      const references = await client.connection.sendRequest(
        ReferencesRequest.type,
        {
          textDocument: { uri: cards },
          position: { line: 2, character: 10 },
          context: { includeDeclaration: true },
        },
      );
      deepStrictEqual(references?.map(({ uri }) => uri), [cards, cards, lists]);
      client.open(lists, list);
      const found = await client.connection.sendRequest(
        DefinitionRequest.type,
        {
          textDocument: { uri: lists },
          position: { line: 3, character: 14 },
        },
      );
      ok(Array.isArray(found));
      strictEqual(found.length, 2);
    });
    strictEqual(code, 0);
  });
});

Deno.test("lsp: reports an id that an open file and one on the disk share", async () => {
  await withDirectory(async (path) => {
    await Deno.writeTextFile(`${path}/one.toml`, cardRow(""));
    const two = `file://${path}/two.toml`;
    const code = await withServer(async (client) => {
      client.open(two, cardRow(""));
      const [found] = await client.published(two, (all) => all.length > 0);
      strictEqual(found?.code, "duplicate-card-id");
      const [other] = found.relatedInformation ?? [];
      ok(other?.location.uri.endsWith("/one.toml"));
    });
    strictEqual(code, 0);
  });
});

test("survives requests that make no sense", async (client) => {
  const { connection } = client;
  await rejects(connection.sendRequest("textDocument/hover", {}));
  await rejects(connection.sendRequest("textDocument/hover"));
  await rejects(connection.sendRequest("no/such/method", { x: 1 }));
  const nowhere = { uri: "untitled:/none.toml" };
  const asked = { textDocument: nowhere, position: { line: 9, character: 9 } };
  strictEqual(await connection.sendRequest(HoverRequest.type, asked), null);
  client.open(URI, BAD);
  strictEqual(
    await connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: URI },
      position: { line: 99999, character: 99999 },
    }),
    null,
  );
  await client.writeRaw("Content-Length: 9\r\n\r\n{ not js}");
  await client.published(URI, (all) => all.length === 1);
});

for (const header of ["Content-Length: x\r\n\r\n", "Hello: 1\r\n\r\n"]) {
  test(`survives the header ${JSON.stringify(header)}`, async (client) => {
    await client.writeRaw(header);
    client.open(URI, BAD);
    // The server looks for the next header once it gets something more.
    const ping = setInterval(
      () => client.connection.sendNotification("$/ping"),
      100,
    );
    await client.published(URI, (all) => all.length === 1);
    clearInterval(ping);
  });
}

Deno.test("lsp: what is on the disk counts again once a file is closed", async () => {
  await withDirectory(async (path) => {
    await Deno.writeTextFile(`${path}/one.toml`, cardRow(""));
    const one = `file://${path}/one.toml`;
    const two = `file://${path}/two.toml`;
    const other = cardRow("", ID.replace("bebb", "aaaa"));
    const code = await withServer(async (client) => {
      client.open(one, other);
      client.open(two, cardRow(""));
      client.change(two, 2, other);
      await client.published(two, (all) => all.length === 1);
      await client.connection.sendNotification(
        DidCloseTextDocumentNotification.type,
        { textDocument: { uri: one } },
      );
      await client.published(two, (all) => all.length === 0);
    });
    strictEqual(code, 0);
  });
});

test("does not work on what the editor takes back", async (client) => {
  client.open(URI, BAD.repeat(200));
  const source = new CancellationTokenSource();
  const asked = { textDocument: { uri: URI } };
  const busy = client.connection.sendRequest(SemanticTokensRequest.type, asked);
  const canceled = client.connection.sendRequest(
    SemanticTokensRequest.type,
    asked,
    source.token,
  );
  source.cancel();
  await rejects(canceled, /canceled/);
  await busy;
});

test("checks only the last of many quick changes", async (client) => {
  client.open(URI, BAD);
  await client.published(URI, (all) => all.length === 1);
  for (let version = 2; version < 60; version++) {
    const letters = "Draw".slice(0, version % 4);
    client.change(URI, version, BAD.replace("Drow", letters));
  }
  client.change(URI, 60, BAD.replace("Drow", "Draw"));
  deepStrictEqual(await client.published(URI, (all) => all.length === 0), []);
});

Deno.test("lsp: the project file says which dialect cards are written in", async () => {
  await withDirectory(async (path) => {
    await Deno.mkdir(`${path}/cards`);
    await Deno.writeTextFile(
      `${path}/dreamtides.json`,
      '{ "tabula": "cards", "dialect": "rlf" }',
    );
    const uri = `file://${path}/cards/cards.toml`;
    const source = cardRow('rules-text = "Draw {c‹›"');
    const code = await withServer(async (client) => {
      client.open(uri, source.replace("‹›", ""));
      await client.published(uri, (all) => all.length > 0);
      const found = await client.connection.sendRequest(
        CompletionRequest.type,
        { textDocument: { uri }, position: positionOf(source) },
      );
      ok(Array.isArray(found));
      deepStrictEqual(found.map(({ label }) => label), ["{cards($c)}"]);
    });
    strictEqual(code, 0);
  });
});
