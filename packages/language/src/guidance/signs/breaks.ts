import { phraseSet } from '../../understanding/phrases.ts'
import { asking, type Signs, sign } from './sign.ts'

const numbers = [
  ...Array.from({ length: 40 }, (_, each) => String(each + 1)),
  ...'one two three four five six seven eight nine ten twelve fifteen twenty few couple many several'.split(
    ' ',
  ),
]
const spans = ['year', 'years', 'yr', 'yrs', 'month', 'months', 'decade', 'decades']

/** "A 5 year gap", "six years dry", "3 yrs out of the water". */
const gaps = numbers
  .flatMap((count) => spans.map((span) => `${count} ${span}`))
  .flatMap((long) =>
    ['gap', 'break', 'pause', 'hiatus', 'layoff', 'lay off', 'dry', 'no diving', 'out of the water'].map(
      (pause) => `${long} ${pause}`,
    ),
  )
  .join(',')

const outOfWater = numbers
  .flatMap((count) =>
    spans.flatMap((span) => [
      `out of the water ${count} ${span}`,
      `dry for ${count} ${span}`,
      `away for ${count} ${span}`,
      `gap of ${count} ${span}`,
      `break of ${count} ${span}`,
      `pause of ${count} ${span}`,
    ]),
  )
  .join(',')

/** Long breaks, and getting back in. */
export const longBreaks: Signs = {
  topic: 'break',
  any: [
    sign(gaps),
    sign(
      `${outOfWater}, year gap, years gap, yr gap, long gap, big gap, big break, not been under water, not been underwater, havent been underwater, havent been under water, hasnt been under water, not been in the water, havent been in the water, lapsed diver, lapsed divers, first dive back, first dive in years, check dive, checkout dive, check out dive, refresher course, scuba refresher, long lay off, long layoff`,
      `${asking}, dive, dives, diving, water, back, now`,
    ),
  ],
  unless: phraseSet(
    'check dive site, gap reef, gap between, years off the, months off season, years away from the, gap in the reef, gap wall, gap year student, gap year',
  ),
}
