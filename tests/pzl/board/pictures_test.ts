import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { BOARDS, PICTURES } from "../../golden/boards.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

const FOLDER = new URL("../../golden/boards/", import.meta.url);

for (const { name, text } of BOARDS) {
  for (const [extension, draw] of Object.entries(PICTURES)) {
    const file = `${name}.${extension}`;
    test(`the picture ${file} looks as it did`, async () => {
      strictEqual(draw(text), await Deno.readTextFile(new URL(file, FOLDER)));
    });
  }
}

test("there is no golden picture that nothing makes", async () => {
  const files = await Array.fromAsync(Deno.readDir(FOLDER), ({ name }) => name);
  const names = BOARDS.flatMap(({ name }) =>
    Object.keys(PICTURES).map((extension) => `${name}.${extension}`)
  );
  deepStrictEqual(files.toSorted(), names.toSorted());
});
