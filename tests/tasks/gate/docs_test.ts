import { deepStrictEqual } from "node:assert/strict";
import config from "../../../deno.json" with { type: "json" };

Deno.test("deno task docs looks at every door", () => {
  const doors = Object.values(config.exports);
  deepStrictEqual(
    config.tasks.docs.command.match(/\S+\.ts/g)?.toSorted(),
    doors.map((door) => door.replace("./", "")).sort(),
  );
});
