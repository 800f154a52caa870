import { CARD_STATES } from "../values/words.ts";
import { isSeen, type ModifierForm, reportValue } from "./form.ts";
import { keepEmpty, keepUnknown } from "./target.ts";

/** "UnlockedRoom:LeftSplit", which can be repeated */
export function room(name: string): ModifierForm {
  return {
    name,
    readValue: (target, whole, { text }) => {
      const room = CARD_STATES.get(text.toLowerCase());
      if (room !== undefined) {
        (target.draft.unlockedRooms ??= []).push(room);
        return;
      }
      // Forge knows the word "All" and unlocks nothing for it.
      const crashes = text !== "All" && isSeen({ name }, target);
      reportValue(target.log, whole, crashes ? "crash" : "ignored");
      keepUnknown(target, whole);
    },
    write: ({ unlockedRooms }) => repeated(name, unlockedRooms),
  };
}

/** "Ability:Petal", which can be repeated */
export function ability(name: string): ModifierForm {
  return {
    name,
    readValue: (target, whole, { text }) => {
      if (text === "") {
        return keepEmpty(target, whole, isSeen({ name }, target));
      }
      (target.draft.abilities ??= []).push(text.toLowerCase());
      target.places.push({ field: "abilities", whole });
    },
    write: ({ abilities }) => repeated(name, abilities),
  };
}

function repeated(
  name: string,
  values: readonly string[] | undefined,
): string | undefined {
  return values?.map((value) => `${name}:${value}`).join("|");
}
