import { classic } from "../../dialects/mod.ts";
import { parseBindings, usedVariables } from "../../lexer/mod.ts";
import { cutText } from "../../parser/diagnose/cut_text.ts";
import { withPlaceholders } from "../../parser/diagnose/placeholders.ts";
import {
  faultyCard,
  type Scene,
  sceneOf,
} from "../../parser/diagnose/repair/scene.ts";
import { valueOf } from "../results.ts";

/** A paragraph as it is looked at when it cannot be read. */
export function sceneFor(text: string, variables: string): Scene {
  const bindings = valueOf(parseBindings(variables));
  const { tokens } = cutText(text);
  const dialect = classic;
  const used = usedVariables(tokens, bindings, dialect);
  return sceneOf(
    faultyCard({ text, variables, bindings, used, dialect }),
    withPlaceholders(tokens, bindings, dialect).tokens,
  );
}
