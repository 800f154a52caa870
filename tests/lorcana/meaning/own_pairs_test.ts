import { deepStrictEqual, ok } from "node:assert/strict";
import { same } from "../../../lorcana/ast/same.ts";
import { meaning, parseAbility } from "../../../lorcana/mod.ts";
import { type Group, groupsIn } from "./own_pairs.ts";
import ALIKE from "./pairs/alike.txt" with { type: "text" };
import REFUSED from "./pairs/refused.txt" with { type: "text" };
import UNLIKE from "./pairs/unlike.txt" with { type: "text" };

/** What a text means; it must be read in full. */
function meant(text: string, cardType: string) {
  const { ok: isRead, abilities } = parseAbility(text, { cardType });
  ok(isRead, `not read: ${text}`);
  return meaning(abilities);
}

function pairOf({ texts: [left = "", right = ""], cardType }: Group) {
  return [meant(left, cardType), meant(right, cardType)] as const;
}

for (const group of groupsIn(UNLIKE)) {
  const [left, right] = group.texts;
  Deno.test(`lorcana.meaning() of "${left}" is not that of "${right}": ${group.why}`, () => {
    ok(!same(...pairOf(group)));
  });
}

for (const group of groupsIn(ALIKE)) {
  const [left, right] = group.texts;
  Deno.test(`lorcana.meaning() of "${left}" is that of "${right}": ${group.why}`, () => {
    deepStrictEqual(...pairOf(group));
  });
}

for (const { texts, cardType, why } of groupsIn(REFUSED)) {
  for (const text of texts) {
    Deno.test(`lorcana refuses "${text}": ${why}`, () => {
      const { ok: isRead, diagnostics } = parseAbility(text, { cardType });
      ok(!isRead && diagnostics.length > 0);
    });
  }
}
