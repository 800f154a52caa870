/** Reports in words and as excerpts, for those who show them. */
export { render, type RenderOptions } from "./render.ts";
export { renderAll } from "./render_all.ts";
export {
  type JsonDiagnostic,
  type JsonEdit,
  type JsonPlace,
  renderJson,
} from "./render_json.ts";
export { renderShort } from "./render_short.ts";
