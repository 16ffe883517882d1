import { tripWarningSeverities } from '@soundings/contract/trip-advice-fields'
import { longDate, plural } from './phrases.ts'
import { flyingWarnings } from './trip-flying.ts'
import { type PlannedStop, type TripPlan, type Warned, warned } from './trip-plan.ts'
import { siteWarnings } from './trip-stop-warnings.ts'
import { depthLimitText } from './units.ts'

/** More dives on one day tire people and load them with nitrogen. */
const mostDives = 4
/** After so many days without a dive, agencies and dive centres ask for an easy one first. */
const longBreak = 183
/** What the first certification of most agencies is for, in metres. */
const firstDepth = 18
const dayMs = 86_400_000

const dayText = (day: string): string => longDate(new Date(`${day}T00:00:00Z`))

const divesADay = ({ stops }: TripPlan): Warned[] => {
  const dives = new Map<string, number>()
  for (const { day, dives: planned } of stops)
    if (day !== null) dives.set(day, (dives.get(day) ?? 0) + planned)
  return [...dives].flatMap(([day, count]) =>
    count <= mostDives
      ? []
      : warned('too-many-dives', 'caution', {
          stopId: stops.find((stop) => stop.day === day && stop.dives > 0)?.id ?? null,
          said: `${day}-${count}`,
          text: `${plural(count, { one: '# dive is', other: '# dives are' })} planned for ${dayText(day)}. More than ${mostDives} a day is a lot: leave time for surface intervals, water and rest.`,
        }),
  )
}

const afterBreak = ({ lastDive, startDate }: TripPlan): Warned[] => {
  if (lastDive === null) return []
  const days = Math.round((Date.parse(startDate) - Date.parse(lastDive)) / dayMs)
  if (days < longBreak) return []
  const months = Math.floor(days / 30.44)
  return [
    warned('long-break', 'caution', {
      stopId: null,
      said: lastDive,
      text: `The last dive in your log is from ${dayText(lastDive)}, ${plural(months, { one: '# month', other: '# months' })} before this trip. Begin with an easy check dive, or take a refresher first.`,
      source: 'Your own dive log, which only you see',
    }),
  ]
}

const withoutCard = ({ ownDepth, stops, units }: TripPlan): Warned[] => {
  const deepest = Math.max(0, ...stops.map(({ site }) => site?.maxDepth ?? 0))
  if (ownDepth !== null || deepest <= firstDepth) return []
  return [
    warned('depth-over-certificate', 'info', {
      stopId: null,
      said: `no-card-${Math.round(deepest)}`,
      text: `The plan goes down to ${depthLimitText(deepest, units.depth)}. Add your certification to your profile to see which sites it reaches.`,
    }),
  ]
}

type Timed = PlannedStop & { from: number; to: number }

const isTimed = (stop: PlannedStop): stop is Timed =>
  stop.kind !== 'stay' && stop.kind !== 'note' && stop.from !== null && stop.to !== null

const overlaps = ({ stops }: TripPlan): Warned[] => {
  const timed = stops.filter(isTimed).sort((one, other) => one.from - other.from)
  return timed.flatMap((stop, at) => {
    const before = timed.slice(0, at).find(({ to }) => to > stop.from)
    if (!before) return []
    return warned('overlap', 'caution', {
      stopId: stop.id,
      said: `${before.id.slice(-12)}-${stop.from - before.to}`,
      text: `${stop.name} begins before ${before.name} is over.`,
    })
  })
}

const gravity = ({ severity }: Warned): number => tripWarningSeverities.indexOf(severity)

/** What to mind on a trip, the gravest first and in the order of the plan. It is orientation: people decide. */
export const tripWarnings = (plan: TripPlan): Warned[] => {
  const order = new Map(plan.stops.map(({ id }, at) => [id, at]))
  const place = ({ stopId }: Warned): number => (stopId === null ? -1 : (order.get(stopId) ?? -1))
  return [
    ...withoutCard(plan),
    ...afterBreak(plan),
    ...flyingWarnings(plan.stops, plan.endDate),
    ...siteWarnings(plan),
    ...divesADay(plan),
    ...overlaps(plan),
  ].sort((one, other) => gravity(one) - gravity(other) || place(one) - place(other))
}
