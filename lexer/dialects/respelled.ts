import { MODE_COST } from "../../ast/internal.ts";
import { classic, classicName } from "./classic.ts";
import type { Dialect } from "./dialect.ts";

/** A text with classic directives, such as `draw {cards}`, in another dialect. */
export function respelled(text: string, dialect: Dialect): string {
  if (dialect === classic) return text;
  return text.replaceAll(/\{([^}]*)\}/g, (all, body: string) => {
    const reading = classic.read(body.toLowerCase());
    if (reading.sort !== "value") return dialect.words(all);
    if (reading.base === MODE_COST) return dialect.modeCost(1).text;
    const name = classicName(reading.base);
    return name === undefined ? all : dialect.plain(name).text;
  });
}
