import { PUZZLES } from "./puzzles.ts";
import { register } from "./register.ts";

register("puzzles", PUZZLES);
