/** What reads flawless cards, without what explains others. */
export { flawlessAbilities } from "./flawless.ts";
