import type { Condition } from '@soundings/contract/reports'
import type { Site } from '@soundings/contract/sites'
import { v5 as nameId } from 'uuid'
import { between, numberOf, pick } from '#shared/choosing.ts'
import { demoNotes } from './demo-texts.ts'

/** A made-up dive; its id is the same whenever it is asked for. */
export type DemoDive = {
  id: string
  siteId: string
  rating: number
  diveDate: string
  diveTime: string
  visibility: number
  waterTemp: number
  conditions: Condition[]
  animalsSeen: string | null
  notes: string
}

/** `name` is what a site is called at its source, as its id is another on each server. */
type Dived = Pick<
  Site,
  | 'id'
  | 'coordinates'
  | 'bestMonths'
  | 'marineLife'
  | 'topographicalFeatures'
  | 'fixedStructures'
  | 'depthRange'
  | 'waterBodyType'
> & { name: string }

/** How many sites get many reports, in months that can be compared; the others get a few. */
const popular = { sites: 10, months: 4, dives: 4 }
const quiet = { sites: 50, dives: 3 }

/** Any will do, as long as it stays. */
const namespace = 'c8d0a5f4-52d2-4f57-9c31-0b6f9f8e2a63'

const day = 24 * 3_600_000
const times = ['07:10', '08:45', '09:30', '10:15', '11:40', '13:20', '14:05', '15:30', '18:50'] as const

/** Degrees Celsius at the depths that people dive to, roughly: colder and more seasonal away from the equator. */
const temperatureOf = ([, lat]: Site['coordinates'], month: number): number => {
  const away = Math.abs(lat)
  const mean = 27.8 - 18 * (Math.max(away - 12, 0) / 46) ** 1.3
  const swing = Math.min(0.6 + away / 12, 5)
  const warmest = lat >= 0 ? 8 : 2
  return mean + swing * Math.cos(((month - warmest) / 6) * Math.PI)
}

/** Months that people praise, where they are known, and one beside them. */
const monthsOf = ({ bestMonths, name }: Dived): number[] => {
  const from = numberOf(`${name}/months`)
  if (bestMonths.length < 3 || bestMonths.length > 10)
    return [0, 3, 6, 9].map((add) => ((from + add) % 12) + 1)
  const other = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => !bestMonths.includes(month))
  const step = Math.max(1, Math.floor(bestMonths.length / 3))
  return [...[0, 1, 2].map((at) => bestMonths[at * step] ?? 1), pick(other, `${name}/other`)]
}

/** The last time before `now` that it was this day of this month, or the year before. */
const dayOf = (month: number, key: string, now: Date): string => {
  const date = 1 + (numberOf(`${key}/day`) % 28)
  const year = now.getUTCFullYear() - (numberOf(`${key}/year`) % 2)
  const then = new Date(Date.UTC(year, month - 1, date))
  if (then.getTime() > now.getTime() - day) then.setUTCFullYear(year - 1)
  return then.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

const conditionsOf = (key: string, isPraised: boolean): Condition[] => {
  const moved = isPraised
    ? (['calm', 'calm', 'light-current'] as const)
    : (['light-current', 'strong-current', 'surge', 'calm'] as const)
  const sky = isPraised
    ? (['clear', 'clear', 'overcast'] as const)
    : (['overcast', 'windy', 'rainy', 'clear'] as const)
  const all = [pick(moved, `${key}/moved`), pick(sky, `${key}/sky`)]
  return numberOf(`${key}/told`) % 5 === 0 ? all.slice(0, 1) : all
}

/** Some of what is known to live there; what comes first is seen most often. */
const seenOf = (marineLife: readonly string[], key: string) =>
  marineLife.filter((_, at) => between(`${key}/seen/${at}`, 0, 1) < 0.75 - at * 0.06).slice(0, 5)

const dive = (site: Dived, month: number, at: number, now: Date): DemoDive => {
  const key = `${site.name}/${month}/${at}`
  const isPraised = site.bestMonths.length === 0 || site.bestMonths.includes(month)
  const rating = isPraised
    ? pick([5, 5, 5, 4, 4, 3], `${key}/rating`)
    : pick([4, 3, 3, 2, 4], `${key}/rating`)
  const warmth = temperatureOf(site.coordinates, month)
  const clear = between(`${site.name}/clear`, 9, 26) * (isPraised ? 1.15 : 0.8)
  const told = { rating, conditions: conditionsOf(key, isPraised), seen: seenOf(site.marineLife, key) }
  return {
    id: nameId(key, namespace),
    siteId: site.id,
    rating,
    diveDate: dayOf(month, key, now),
    diveTime: pick(times, `${key}/time`),
    visibility: Math.max(2, Math.round(clear + between(`${key}/clear`, -4, 4))),
    waterTemp: Math.round((warmth + between(`${key}/warmth`, -1, 1)) * 2) / 2,
    conditions: told.conditions,
    animalsSeen: told.seen.join(', ') || null,
    notes: demoNotes(site, told, key),
  }
}

/** The dives of a demonstration, the newest of which was some days before `now`. */
export const demoDives = (sites: readonly Dived[], now: Date): DemoDive[] =>
  sites
    .filter(({ waterBodyType }) => waterBodyType === 'sea' || waterBodyType === 'ocean')
    .toSorted((one, other) => numberOf(one.name) - numberOf(other.name))
    .slice(0, popular.sites + quiet.sites)
    .flatMap((site, index) => {
      const months = monthsOf(site)
      return index < popular.sites
        ? months.flatMap((month) =>
            Array.from({ length: popular.dives }, (_, at) => dive(site, month, at, now)),
          )
        : months.slice(0, quiet.dives).map((month) => dive(site, month, 0, now))
    })
