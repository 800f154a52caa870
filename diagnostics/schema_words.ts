/** What a validator says of a value that does not fit its JSON Schema. */
export interface SchemaError {
  /** As in `/some-id/0/Event`. */
  readonly instancePath: string;
  /** The word of the schema that the value offends: "type", "required". */
  readonly keyword: string;
  /** What that word asks for. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Why a value does not fit: `expected an array`, `missing key "count"`. */
export function schemaWords(error: SchemaError): string {
  const { keyword, params, message = "unexpected value" } = error;
  switch (keyword) {
    case "type":
      return `expected ${typesOf(params["type"])}`;
    case "required":
      return `missing key "${params["missingProperty"]}"`;
    case "additionalProperties":
      return `unknown key "${params["additionalProperty"]}"`;
    case "enum":
      return `expected ${alternatives(params["allowedValues"])}`;
    case "const":
      return `expected ${JSON.stringify(params["allowedValue"])}`;
    case "minimum":
      return `expected ${params["limit"]} or more`;
    case "maximum":
      return `expected ${params["limit"]} or less`;
    default:
      return message.replace(/^must /, "it must ");
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: "an array",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

function typesOf(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(",");
  return joinWords(names.map((name) => TYPES[String(name)] ?? String(name)));
}

/** Of many values, only the first few. */
function alternatives(values: unknown): string {
  const all = (Array.isArray(values) ? values : [values])
    .map((each) => JSON.stringify(each));
  return all.length > MOST
    ? `one of ${all.slice(0, MOST).join(", ")}, …`
    : joinWords(all);
}

const MOST = 8;

function joinWords(words: readonly string[]): string {
  const [last = "", ...rest] = words.toReversed();
  return rest.length === 0
    ? last
    : `${rest.toReversed().join(", ")} or ${last}`;
}
