import type { Cause, CauseKind } from "../../../ast/mod.ts";
import { listed, phrase } from "../../text/voice.ts";

const KINDS: { readonly [K in CauseKind]: string } = {
  action: "actions",
  ability: "abilities",
  challenge: "challenges",
  damage: "damage",
  Support: "Support",
  character: "characters",
  item: "items",
  location: "locations",
  quest: "questing",
  song: "songs",
};

/** "opponents' actions": the cause of an event. */
export function printCause({ what, whose }: Cause): string {
  if (what === undefined) return whose === "you" ? "you" : "opponents";
  return phrase(
    whose && (whose === "you" ? "your" : "opponents'"),
    listed(what.map((kind) => KINDS[kind]), "or"),
  );
}
