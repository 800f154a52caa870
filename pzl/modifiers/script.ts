import { readScript, writeScript } from "../cards/scripts.ts";
import { type ModifierForm, pair } from "./form.ts";
import { assign, keepEmpty } from "./target.ts";

/** "ExecuteScript:TrigExile->1" */
export function script(name: string): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      if (value.text === "") return keepEmpty(target, whole);
      const script = readScript(target.log, value, whole);
      assign(target, "executeScript", script, whole);
    },
    write: ({ executeScript: script }) =>
      pair(name, script && writeScript(script)),
  };
}
