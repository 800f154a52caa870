/** Every figment: with an article, as a plural, counted. */
export const FIGMENTS = `
a-figment = a <color=#F57F17><b><u>{ $figment ->
    [celestial] Celestial
    [halcyon] Halcyon
    [radiant] Radiant
    [shadow] Shadow
   *[other] { $figment }
} Figment</u></b></color>
figments = <color=#F57F17><b><u>{ $figment ->
    [celestial] Celestial
    [halcyon] Halcyon
    [radiant] Radiant
    [shadow] Shadow
   *[other] { $figment }
} Figments</u></b></color>
figment = <color=#F57F17><b><u>{ $figment ->
    [celestial] Celestial
    [halcyon] Halcyon
    [radiant] Radiant
    [shadow] Shadow
   *[other] { $figment }
} Figment</u></b></color>
n-figments = { $number ->
    [one] { a-figment }
   *[other] { text-number } { figments }
}
`;
