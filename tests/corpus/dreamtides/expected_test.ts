import { testExpected } from "../expected.ts";
import { DREAMTIDES_FILES } from "./expected.ts";

testExpected("dreamtides", DREAMTIDES_FILES);
