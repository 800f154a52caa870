export { parseToml } from "./toml/parse_toml.ts";
