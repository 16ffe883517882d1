import type { DiveCondition, DiveFacts } from '@soundings/contract/dive-log'
import type { Site } from '@soundings/contract/sites'
import { nothingToldOf, tidyDive, withRecordings } from '@soundings/rules/dive-log'
import { summaryOf } from '@soundings/rules/dive-profile'
import { between, numberOf, pick } from '#shared/choosing.ts'
import { demoProfile } from './demo-profile.ts'

type Place = Pick<
  Site,
  'id' | 'siteName' | 'country' | 'region' | 'coordinates' | 'depthRange' | 'marineLife' | 'waterBodyType'
> & { name: string }

/** A made-up dive; its key is the same whenever it is asked for. */
export type DemoDive = { key: string; facts: DiveFacts }

/** Four years of a diver: a course, weekends at home, and trips. How many dives each had, and how many months ago. */
const outings = [
  { dives: 4, ago: 47 },
  { dives: 6, ago: 45 },
  { dives: 12, ago: 41 },
  { dives: 5, ago: 38 },
  { dives: 3, ago: 36 },
  { dives: 14, ago: 31 },
  { dives: 8, ago: 28 },
  { dives: 4, ago: 26 },
  { dives: 16, ago: 22 },
  { dives: 10, ago: 16 },
  { dives: 6, ago: 14 },
  { dives: 5, ago: 11 },
  { dives: 9, ago: 8 },
  { dives: 3, ago: 5 },
  { dives: 15, ago: 1 },
] as const
const plan = {
  dives: outings.reduce((sum, { dives }) => sum + dives, 0),
  /** Shorter outings are at home, longer ones go to so many places by turns. */
  atHome: 6,
  away: 5,
  /** From this dive on there is a computer, which was left behind on every fifth. */
  computerFrom: 30,
  forgotten: 5,
} as const

/** What each of these dives says at its end, so that nobody takes it for one. */
export const exampleMark = 'Example dive, made up for a demonstration. Nobody dived it.'
export const exampleTag = 'example'

const day = 24 * 3_600_000
const people = ['Lea', 'Jonas', 'Mira', 'Tom', 'Aiko'] as const
const guides = ['Hassan', 'Rosa', 'Ketut'] as const
const times = ['08:40', '11:15', '14:30'] as const
const notes = [
  'Calm start, then a slow drift along the wall.',
  'Found my trim today and used far less air.',
  'Busy mooring, but we had the reef to ourselves.',
  'Followed the guide into a small swim-through.',
  'Torch dive under the ledges; so much colour.',
  'A bit of current at the corner. We tucked in and waited.',
  'Short surface interval, long dive, no complaints.',
  'Mask leaked at first. Fixed it and forgot about it.',
] as const

/** Roughly °C in the water: colder and more seasonal away from the equator. */
const warmthAt = ([, lat]: Site['coordinates'], month: number): number => {
  const away = Math.abs(lat)
  const season = Math.cos(((month - (lat >= 0 ? 8 : 2)) / 6) * Math.PI)
  return 27.8 - 18 * (Math.max(away - 12, 0) / 46) ** 1.3 + Math.min(0.6 + away / 12, 5) * season
}

const conditionsOf = (key: string): DiveCondition[] => [
  pick(['Calm', 'Calm', 'Current', 'Surge'] as const, `${key}/water`),
  pick(['Clear', 'Clear', 'Overcast'] as const, `${key}/sky`),
]

/** Divers go deeper as they learn, and never beyond what the site has. */
const depthOf = (key: string, { depthRange }: Place, year: number): number => {
  const learned = [16, 22, 28, 30][year] ?? 30
  const most = Math.min(depthRange?.max ?? 20, learned)
  return Math.round(Math.max(6, most * between(`${key}/depth`, 0.7, 1)) * 10) / 10
}

const cylinderOf = (
  key: string,
  sac: number,
  litres: { minutes: number; pressure: number },
  isNitrox: boolean,
) => {
  const size = 12
  const startPressure = 195 + (numberOf(`${key}/start`) % 3) * 5
  const used = (sac * litres.minutes * litres.pressure) / size
  return {
    description: '12 l steel',
    size,
    workingPressure: 232,
    startPressure,
    endPressure: Math.max(40, Math.round(startPressure - used)),
    o2: isNitrox ? 32 : 21,
    he: 0,
    use: 'bottom' as const,
  }
}

type Moment = {
  key: string
  place: Place
  trip: string
  at: number
  ofDay: number
  isLastOfDay: boolean
  date: Date
}

const dive = ({ key, place, trip, at, ofDay, isLastOfDay, date }: Moment): DemoDive => {
  const year = Math.floor(at / (plan.dives / 4))
  const maxDepth = depthOf(key, place, year)
  const minutes = Math.round(between(`${key}/minutes`, 38, 58) - maxDepth / 4)
  const waterTemp = Math.round(warmthAt(place.coordinates, date.getUTCMonth() + 1) * 2) / 2
  const isNight = isLastOfDay && numberOf(`${key}/night`) % 7 === 0
  const meanDepth = Math.round(maxDepth * 5.6) / 10
  const sac = 20 - (at / plan.dives) * 6 + between(`${key}/sac`, -1, 1)
  const litres = { minutes, pressure: 1 + meanDepth / 10 }
  const cylinder = cylinderOf(key, sac, litres, year > 1 && maxDepth > 20)
  const { startPressure, endPressure } = cylinder
  const samples =
    at >= plan.computerFrom && at % plan.forgotten !== 0
      ? demoProfile(key, { minutes, maxDepth, waterTemp, startPressure, endPressure })
      : null
  const recorded = samples && summaryOf(samples)
  const seen = place.marineLife.filter((_, index) => numberOf(`${key}/seen/${index}`) % 3 === 0).slice(0, 4)
  const known = {
    siteName: place.siteName,
    location: [place.country, place.region].filter(Boolean).join(', '),
    date: date.toISOString().slice(0, 'yyyy-mm-dd'.length),
  }
  const facts: DiveFacts = {
    ...nothingToldOf(known),
    time: isNight ? '18:50' : (times[ofDay] ?? null),
    number: at + 1,
    maxDepth: recorded?.maxDepth ?? maxDepth,
    meanDepth: recorded?.meanDepth ?? meanDepth,
    durationSeconds: minutes * 60,
    visibility: Math.round(between(`${key}/visibility`, 8, 30)),
    waterTemp,
    conditions: isNight ? [...conditionsOf(key), 'Night'] : conditionsOf(key),
    notes: `${pick(notes, `${key}/notes`)}\n\n${exampleMark}`,
    rating: pick([5, 4, 4, 3] as const, `${key}/rating`),
    suit: waterTemp < 18 ? '7 mm' : '5 mm',
    mode: 'oc',
    animalsSeen: seen.join(', ') || null,
    entry: place.coordinates,
    buddies: [pick(people, `${key}/buddy`)],
    divemasters: at % 3 === 0 ? [pick(guides, `${key}/guide`)] : [],
    tags: [exampleTag, ...(isNight ? ['night'] : [])],
    weights: [{ kg: waterTemp < 18 ? 8 : 6, kind: 'belt' }],
    cylinders: [cylinder],
    computers: samples
      ? [
          {
            model: 'Example computer',
            serial: null,
            deviceId: null,
            diveId: null,
            firmware: null,
            mode: 'oc',
            maxDepth: null,
            meanDepth: null,
            samples,
            events: [{ time: 60 * minutes - 240, kind: 'safety-stop', name: null, value: 5, cylinder: null }],
          },
        ]
      : [],
    diveSiteId: place.id,
    trip,
  }
  return { key, facts: withRecordings(tidyDive(facts)) }
}

/** Countries that have enough for a trip, in an order that stays. */
const destinationsOf = (places: readonly Place[]): [string, Place[]][] =>
  [
    ...Map.groupBy(
      places.filter(
        ({ country, waterBodyType }) => country && (waterBodyType === 'sea' || waterBodyType === 'ocean'),
      ),
      ({ country }) => country ?? '',
    ),
  ]
    .filter(([, sites]) => sites.length >= 2)
    .toSorted(([one], [other]) => numberOf(one) - numberOf(other))

/** Where each outing went: home, or one of a few places by turns. */
const routeOf = (destinations: readonly [string, Place[]][]): [string, Place[]][] => {
  const [home, ...others] = destinations
  if (!home) return []
  const away = others.length === 0 ? [home] : others.slice(0, plan.away)
  let trips = 0
  return outings.map(({ dives }) => (dives <= plan.atHome ? home : (away[trips++ % away.length] ?? home)))
}

/** The log of a demonstration, the oldest dive first; the last trip ended some weeks before `now`. */
export const demoLog = (places: readonly Place[], now: Date): DemoDive[] => {
  let at = 0
  return routeOf(destinationsOf(places)).flatMap(([country, sites], outingAt) => {
    const { dives, ago } = outings[outingAt] ?? { dives: 0, ago: 0 }
    const begun = new Date(now)
    begun.setUTCMonth(begun.getUTCMonth() - ago, 1)
    begun.setTime(begun.getTime() + (numberOf(`${country}/${outingAt}`) % 12) * day)
    const trip = `${country} ${begun.getUTCFullYear()}`
    return Array.from({ length: dives }, (_, diveAt) => {
      const key = `outing ${outingAt}/${diveAt}`
      // Three dives on some days, two on most.
      const perDay = outingAt % 4 === 2 ? 3 : 2
      const date = new Date(begun.getTime() + Math.floor(diveAt / perDay) * day)
      const place = sites[(diveAt + outingAt * 3) % sites.length] as Place
      const ofDay = diveAt % perDay
      return dive({ key, place, trip, at: at++, ofDay, isLastOfDay: ofDay === perDay - 1, date })
    })
  })
}
