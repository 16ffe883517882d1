import type { Coordinates } from '@soundings/contract/common'
import type { TripInsights } from '@soundings/contract/trip-advice'
import { sunText } from '@soundings/language/trips/insights'
import { longDate } from '@soundings/rules/phrases'
import { sunTimes } from '@soundings/rules/sun'
import { clockAt, momentAt, zoneAt } from '#shared/zones.ts'

/** Whether the sun is up all day where it neither rises nor sets: in the summer of that half of the earth. */
const isSummer = (lat: number, date: string): boolean => {
  const month = Number(date.slice(5, 7))
  return (month > 3 && month < 10) === lat > 0
}

/** When the sun rises and sets at a place on a day, as clocks show it there; null where no zone is known. */
export const sunOn = (coordinates: Coordinates, date: string): TripInsights['sun'] => {
  const zone = zoneAt(coordinates)
  if (zone === null) return null
  const times = sunTimes(coordinates, momentAt(date, '12:00', zone))
  const [sunrise, sunset] = [times.sunrise, times.sunset].map((moment) => moment && clockAt(moment, zone))
  const known = { sunrise: sunrise ?? null, sunset: sunset ?? null }
  const day = longDate(new Date(`${date}T00:00:00Z`))
  return { date, ...known, text: sunText(day, { ...known, isUp: isSummer(coordinates[1], date) }) }
}
