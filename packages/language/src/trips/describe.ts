import { listText, plural } from '@soundings/rules/phrases'
import type { TripPlace } from '@soundings/rules/trip-place'
import { depthLimitText, depthRangeText } from '@soundings/rules/units'
import type { Reader } from '../composer/sources.ts'
import { kindsWord } from './words.ts'

/** So many kinds of sites and so many of their names are told. */
const told = { kinds: 3, names: 3 } as const

const kindsText = ({ categories, sites }: TripPlace): string | null => {
  const kinds = [...categories].slice(0, told.kinds)
  const counted = kinds.reduce((sum, [, count]) => sum + count, 0)
  if (kinds.length === 0) return null
  const names = listText(kinds.map(([kind]) => kindsWord[kind]))
  return counted * 2 >= sites ? `mostly ${names}` : `among them ${names}`
}

const depthsText = ({ depths: { any } }: TripPlace, { depth }: Reader): string | null => {
  const [least, most] = [any[0], any.at(-1)]
  if (least === undefined || most === undefined) return null
  return least === most
    ? `${depthLimitText(most, depth)} deep`
    : `${depthRangeText({ min: Math.round(least), max: Math.round(most) }, depth)} deep`
}

/** What a place is, from the entries of its sites alone; `names` are those of its best-rated ones. */
export const describePlace = (place: TripPlace, names: readonly string[], reader: Reader): string => {
  const facts = [kindsText(place), depthsText(place, reader)].filter((one) => one !== null)
  const sites = plural(place.sites, { one: '# dive site', other: '# dive sites' })
  const first = facts.length === 0 ? `${sites}.` : `${[sites, ...facts].join(', ')}.`
  const shown = names.slice(0, told.names)
  return shown.length === 0 ? first : `${first} Start with ${listText(shown)}.`
}
