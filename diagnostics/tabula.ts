/** Problems of card data, in words. */
export { tabulaDiagnostic } from "./messages/tabula.ts";
