import { testExpected } from "../expected.ts";
import { LORCANA_FILES } from "./expected.ts";

testExpected("lorcana", LORCANA_FILES);
