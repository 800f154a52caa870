import { type Abilities, type Ability, variant } from "../ast/internal.ts";
import { printActivated } from "./abilities/activated.ts";
import { printEvent } from "./abilities/event.ts";
import { printNamed } from "./abilities/named.ts";
import { printStatic } from "./abilities/static.ts";
import { printTriggered } from "./abilities/triggered.ts";
import type { Phrase } from "./phrase.ts";

/** One paragraph of rules text. */
export function printAbility(ability: Ability): Phrase {
  const [kind, payload] = variant<Abilities>(ability);
  switch (kind) {
    case "Event":
      return printEvent(payload);
    case "Static":
      return printStatic(payload);
    case "Activated":
      return printActivated(payload);
    case "Triggered":
      return printTriggered(payload);
    case "Named":
      return printNamed(payload);
  }
}
