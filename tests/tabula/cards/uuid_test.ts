import { strictEqual } from "node:assert/strict";
import { normalUuid } from "../../../tabula/cards/uuid.ts";

const NORMAL = "0a0b0c0d-0000-4000-8000-00000000000f";

const SPELLINGS = [
  NORMAL,
  NORMAL.toUpperCase(),
  NORMAL.replaceAll("-", ""),
  `{${NORMAL}}`,
  `urn:uuid:${NORMAL}`,
];

for (const text of SPELLINGS) {
  Deno.test(`normalUuid() reads "${text}"`, () => {
    strictEqual(normalUuid(text), NORMAL);
  });
}

const OTHERS = [
  "",
  "card-1",
  `${NORMAL}0`,
  ` ${NORMAL}`,
  "0a0b0c0d0000-4000-8000-00000000000f-",
  "0a0b0c0d-0000-4000-8000-00000000000g",
];

for (const text of OTHERS) {
  Deno.test(`normalUuid() refuses "${text}"`, () => {
    strictEqual(normalUuid(text), undefined);
  });
}
