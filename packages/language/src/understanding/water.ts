import type { Bounds } from '@soundings/contract/places'

/** A part of the world: what lies in one of its boxes or countries. `also` holds other names, folded. */
export type Water = {
  key: string
  label: string
  also: readonly string[]
  boxes: readonly Bounds[]
  countries: readonly string[]
  /** The only country of which it is a part, where that is said. */
  country: string | null
  /** Lakes and rivers within the boxes do not belong to it. */
  isSea: boolean
}

/** `also` is one text with commas between the names. */
export const sea = (key: string, label: string, also: string, ...boxes: Bounds[]): Water => ({
  key,
  label,
  also: named(also),
  boxes,
  countries: [],
  country: null,
  isSea: true,
})

export const land = (key: string, label: string, also: string, ...boxes: Bounds[]): Water => ({
  ...sea(key, label, also, ...boxes),
  isSea: false,
})

/** What of these lies in a country: their boxes reach over borders. */
export const within = (country: string, waters: readonly Water[]): Water[] =>
  waters.map((water) => ({ ...water, country }))

/** A part of the world that is some countries. */
export const group = (key: string, label: string, also: string, countries: string): Water => ({
  ...land(key, label, also),
  countries: named(countries),
})

const named = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
