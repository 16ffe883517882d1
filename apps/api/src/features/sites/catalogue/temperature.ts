import { type Bitset, hasBit } from './bitset.ts'
import type { Columns } from './columns.ts'

/** Where a site lies, what divers measured there, and what says that its water is no warm sea. */
export type Watered = Pick<Columns, 'lat'> & {
  /** By position, of each month; of sites where somebody measured. */
  warmth: ReadonlyMap<number, Float32Array>
  /** Sites that name cold water as a hazard, and those in lakes, quarries and rivers. */
  cold: Bitset
  inland: Bitset
}

/** What cold water is, at most, in degrees Celsius, and how much colder than the sea a lake is. */
const coldest = 18
const inlandColder = 3

/** The warmest month of the sea: late August in the north, late February in the south. */
const warmestMonth = (lat: number) => (lat >= 0 ? 8.5 : 2.5)

/** The months between which the year swings. */
const extremes = [2, 8] as const

/**
 * A coarse guess at the temperature of the sea near its surface, in degrees Celsius, by latitude and month alone. It
 * knows no currents; a site where it is cold all the same mostly says so.
 */
export const guessTemperature = (lat: number, month: number): number => {
  const away = Math.abs(lat)
  const mean = away < 20 ? 28 - away * 0.06 : Math.max(0, 26.8 - (away - 20) * 0.45)
  const swing =
    away < 20 ? away * 0.1 : away < 42 ? 2 + (away - 20) * 0.16 : Math.max(2, 5.5 - (away - 42) * 0.15)
  return mean + swing * Math.cos(((month - warmestMonth(lat)) * Math.PI) / 6)
}

/** The guess for each whole degree of latitude in a month, from the south pole on. */
const guessesFor = (month: number) =>
  Float32Array.from({ length: 181 }, (_, at) => guessTemperature(at - 90, month))

/** What is likely where the sea would be so warm, in degrees Celsius, but for what a site says of its water. */
const likelyWhere = (sea: number, { isInland, isCold }: { isInland: boolean; isCold: boolean }): number => {
  const water = isInland ? sea - inlandColder : sea
  return isCold ? Math.min(water, coldest) : water
}

/** What is likely at a latitude in a month, in degrees Celsius, where nobody measured. */
export const likelyTemperature = (
  lat: number,
  month: number,
  water: { isInland: boolean; isCold: boolean },
): number => likelyWhere(guessTemperature(lat, month), water)

/** What is likely at a site in a month, whose guesses are given. */
const guessAt = ({ lat, cold, inland }: Watered, at: number, guesses: Float32Array): number => {
  const sea = guesses[Math.round((lat[at] ?? 0) + 90)] ?? 0
  return likelyWhere(sea, { isInland: hasBit(inland, at), isCold: hasBit(cold, at) })
}

/**
 * Tells of a site whether its water is between two temperatures in one of these months, in any month where none is asked
 * for: as it was measured, or else as it is likely.
 */
export const isBetween = (
  watered: Watered,
  months: readonly number[],
  least: number,
  max: number,
): ((at: number) => boolean) => {
  const guesses = (months.length > 0 ? months : extremes).map((month) => guessesFor(month))
  const fits = (degrees: number) => degrees >= least && degrees <= max
  return (at) => {
    const measured = watered.warmth.get(at)
    const known = months.length > 0 ? months.map((month) => measured?.[month - 1]) : [...(measured ?? [])]
    const told = known.flatMap((degrees) => (degrees === undefined || Number.isNaN(degrees) ? [] : degrees))
    if (told.length > 0) return told.some(fits)
    const likely = guesses.map((each) => guessAt(watered, at, each))
    return months.length > 0 ? likely.some(fits) : Math.max(...likely) >= least && Math.min(...likely) <= max
  }
}
