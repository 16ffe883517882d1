import type { RecurrenceStep } from '@soundings/contract/events-fields'
import type { EventLine } from '@soundings/contract/events-shapes'
import { type WaterArt, waterArt } from '@soundings/rules/water-art'
import { moneyText } from '#shared/lib/money.ts'

/** `Free`, `€35`, `$12.50` */
export const priceText = ({ price, currency }: Pick<EventLine, 'price' | 'currency'>): string =>
  price === 0 ? 'Free' : moneyText(price, currency)

/** `Every Tuesday`, `Every month` */
export const seriesText = (
  { every, date }: { every: RecurrenceStep; date: string },
  language: string | undefined,
): string => {
  if (every === 'month') return 'Every month'
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return `Every ${day.format(new Date(`${date}T12:00:00Z`))}`
}

/** Where it is: the place as it was written, with its country where that does not say it. */
export const placeText = ({ location, country }: Pick<EventLine, 'location' | 'country'>): string =>
  country === null || location.toLowerCase().includes(country.toLowerCase())
    ? location
    : `${location}, ${country}`

/** The water that stands where an event has no picture: that of its site, or one of its own. */
export const artOf = ({ id, site, coordinates }: Pick<EventLine, 'id' | 'site' | 'coordinates'>): WaterArt =>
  waterArt({
    diveSiteCategory: null,
    waterBodyType: null,
    wreckLook: null,
    ...site,
    id: site?.id ?? id,
    maxDepth: site?.maxDepth ?? null,
    coordinates: coordinates ?? [0, 0],
  })

/** The days that an event takes, from its first, at most so many. */
export const daysOf = ({ date, endDate }: Pick<EventLine, 'date' | 'endDate'>, most = 62): string[] => {
  const from = Date.parse(`${date}T00:00:00Z`)
  const to = endDate === null ? from : Math.max(from, Date.parse(`${endDate}T00:00:00Z`))
  const count = Math.min(most, Math.round((to - from) / 86_400_000) + 1)
  return Array.from({ length: count }, (_, day) =>
    new Date(from + day * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Events by the days on which they take place. */
export const byDay = <Told extends Pick<EventLine, 'date' | 'endDate'>>(
  events: readonly Told[],
): ReadonlyMap<string, readonly Told[]> => {
  const days = new Map<string, Told[]>()
  for (const event of events)
    for (const day of daysOf(event)) {
      const others = days.get(day)
      if (others) others.push(event)
      else days.set(day, [event])
    }
  return days
}
