import { strictEqual } from "node:assert/strict";
import { renderGithub } from "../../../tasks/cli/report/render_github.ts";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";

Deno.test("--errors github prints annotations for GitHub Actions", async () => {
  const io = fakeIo();
  await main(["Drow {cards}.", "-v", "cards: 2", "--errors", "github"], io);
  strictEqual(
    io.written().stderr,
    "::error file=<input>,line=1,endLine=1,col=1,endColumn=5,title=unknown-word" +
      '::Unknown word "Drow"\n',
  );
});

Deno.test("renderGithub() escapes what GitHub would misread", () => {
  const line = renderGithub({
    code: "unreadable-file",
    severity: "error",
    message: "100 %\nof it: gone",
    span: { start: 0, end: 0 },
    details: { reason: "" },
  }, { file: "a,b:c.toml", text: "" });
  strictEqual(
    line,
    "::error file=a%2Cb%3Ac.toml,line=1,endLine=1,col=1,endColumn=1,title=unreadable-file" +
      "::100 %25%0Aof it: gone",
  );
});
