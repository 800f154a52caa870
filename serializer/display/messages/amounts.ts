/** Energy, points, spark, and numbers in words. */
export const AMOUNTS = `
energy-symbol = <color=#00838F>●</color>
e = <color=#00838F>{ $e }●</color>
mode-cost = <color=#00838F>{ $mode-cost }●</color>
maximum-energy = { $max } maximum { energy-symbol }

points-symbol = <color=#F57F17>⍟</color>
points = <color=#F57F17>{ $points }⍟</color>

s = { $s }
spark = spark
count = { $count }

text-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $number }
}
this-turn-times = { $number ->
    [1] this turn
    [2] this turn twice
   *[other] this turn { text-number } times
}
MultiplyBy = { $number ->
    [2] Double
    [3] Triple
    [4] Quadruple
    [5] Quintuple
   *[other] Multiply by { $number }
}
it-or-them = { $number ->
    [one] it
   *[other] them
}
`;
