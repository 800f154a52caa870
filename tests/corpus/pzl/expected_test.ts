import { testExpected } from "../expected.ts";
import { PZL_FILES } from "./expected.ts";

testExpected("pzl", PZL_FILES);
