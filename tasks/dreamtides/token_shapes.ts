import * as rust from "../../serializer/rust/internal.ts";
import type {
  ResolvedTokenJson,
  ResolvedTokenJsons,
  TokenJson,
  TokenJsons,
} from "./token_json.ts";

const { figment, named, one, subtype, sum, text, u32, unit } = rust;

/** The Rust form of a token. */
export const token: rust.RustShape<TokenJson> = sum(() => tokens);

/** The Rust form of a resolved token. */
export const resolvedToken: rust.RustShape<ResolvedTokenJson> = sum(() =>
  resolved
);

const tokens: rust.RustShapes<TokenJsons> = {
  Word: one(text),
  Directive: one(text),
  Period: unit,
  Comma: unit,
  Colon: unit,
  Newline: unit,
};

const resolved: rust.RustShapes<ResolvedTokenJsons> = {
  Token: one(token),
  Integer: named({ directive: text, value: u32 }),
  Subtype: named({ directive: text, subtype }),
  Figment: named({ directive: text, figment_type: figment }),
  FigmentCount: named({ directive: text, count: u32, figment_type: figment }),
  SubtypeCount: named({ directive: text, count: u32, subtype }),
};
