import { LORCANA } from "./lorcana.ts";
import { register } from "./register.ts";

register("lorcana", LORCANA);
