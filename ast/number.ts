/**
 * A whole number from 0 to 4294967295.
 *
 * @asType integer
 * @minimum 0
 * @maximum 4294967295
 */
export type U32 = number;

/** An amount of energy. */
export type Energy = U32;

/** An amount of spark, the strength of a character. */
export type Spark = U32;

/** Victory points. */
export type Points = U32;

/**
 * The largest number a card can hold.
 *
 * @category Tree
 */
export const MAX_U32 = 4294967295;
