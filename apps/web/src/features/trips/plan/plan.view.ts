import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { plural } from '@soundings/rules/phrases'
import { daysOfTrip } from '@soundings/rules/trips'
import { depthText, type Units } from '@soundings/rules/units'
import { zoneName } from '#shared/lib/zones.ts'
import { stayLabel, travelLabel } from '../labels.view.ts'

/** A day of the plan, or the ideas without one, with its stops in their order. */
export type PlanDay = {
  /** Null for the ideas. */
  day: string | null
  /** Counted from 1; null for the ideas. */
  number: number | null
  stops: readonly TripStop[]
}

/** The plan day by day, the ideas last. Those with the most votes come first among the ideas, where somebody voted. */
export const planOf = (trip: Pick<Trip, 'startDate' | 'endDate' | 'destinations'>): PlanDay[] => {
  const on = (day: string | null) => trip.destinations.filter((stop) => stop.day === day)
  return [
    ...daysOfTrip(trip).map((day, at) => ({ day, number: at + 1, stops: on(day) })),
    { day: null, number: null, stops: on(null) },
  ]
}

const liking = ({ votes }: TripStop) => votes.up - votes.down

/** Ideas with the best liked first; those that nobody decided on keep their order. */
export const byVotes = (stops: readonly TripStop[]): readonly TripStop[] =>
  stops.toSorted((one, other) => liking(other) - liking(one))

export type Place = { day: string | null; after: string | null }

/** The stops as they stand once one of them was moved. */
export const withPlaced = (
  stops: readonly TripStop[],
  id: string,
  { day, after }: Place,
): readonly TripStop[] => {
  const moved = stops.find((stop) => stop.id === id)
  if (!moved) return stops
  const others = stops.filter((stop) => stop.id !== id)
  const placed = { ...moved, day }
  const at = after === null ? -1 : others.findIndex((stop) => stop.id === after)
  if (at >= 0) return others.toSpliced(at + 1, 0, placed)
  const first = others.findIndex((stop) => stop.day === day)
  return first < 0 ? [...others, placed] : others.toSpliced(first, 0, placed)
}

/** Where a stop comes by one step up or down: within its day, then to the end or the beginning of the next one. Null at the end. */
export const stepOf = (plan: readonly PlanDay[], id: string, step: -1 | 1): Place | null => {
  const at = plan.findIndex(({ stops }) => stops.some((stop) => stop.id === id))
  const here = plan[at]
  if (!here) return null
  const place = here.stops.findIndex((stop) => stop.id === id)
  if (step === -1 && place > 0) return { day: here.day, after: here.stops[place - 2]?.id ?? null }
  const next = here.stops[place + 1]
  if (step === 1 && next) return { day: here.day, after: next.id }
  const there = plan[at + step]
  if (!there) return null
  return { day: there.day, after: step === -1 ? (there.stops.at(-1)?.id ?? null) : null }
}

/** Where a stop stands, for those who hear it: `Blue Hole: day 2, 1 of 3`. */
export const placeText = (plan: readonly PlanDay[], id: string): string => {
  const here = plan.find(({ stops }) => stops.some((stop) => stop.id === id))
  const at = here?.stops.findIndex((stop) => stop.id === id) ?? -1
  const stop = here?.stops[at]
  if (!here || !stop) return ''
  const where = here.number === null ? 'ideas' : `day ${here.number}`
  return `${nameOf(stop)}: ${where}, ${at + 1} of ${here.stops.length}`
}

/** What a stop is called: the site, or its words; of a journey, from where to where. */
export const nameOf = ({ site, name, to, kind }: Pick<TripStop, 'site' | 'name' | 'to' | 'kind'>): string => {
  const first = site?.siteName ?? name
  return kind === 'travel' && to ? `${first} to ${to}` : first
}

/** `09:30`, `09:30–11:00`, `09:30 (Berlin) to 14:05 (Cairo)`; null without times. */
export const timesText = ({
  time,
  endTime,
  zone,
  endZone,
  nights,
}: Pick<TripStop, 'time' | 'endTime' | 'zone' | 'endZone' | 'nights'>): string | null => {
  if (time === null && endTime === null) return null
  const hasZones = endZone !== null && endZone !== zone
  const at = (clock: string, place: string | null) =>
    hasZones && place !== null ? `${clock} (${zoneName(place)})` : clock
  const later = nights > 0 ? ` +${nights}` : ''
  if (time === null) return `until ${at(endTime ?? '', endZone ?? zone)}${later}`
  if (endTime === null) return at(time, zone)
  return `${at(time, zone)}${hasZones ? ' to ' : '–'}${at(endTime, endZone ?? zone)}${later}`
}

/** What else is worth knowing of a stop at a glance. */
export const factsText = (
  stop: Pick<TripStop, 'kind' | 'stay' | 'travel' | 'nights' | 'dives' | 'site'>,
  { depth }: Pick<Units, 'depth'>,
): string =>
  [
    stop.kind === 'stay' && stop.stay !== null && stayLabel[stop.stay],
    stop.kind === 'travel' && stop.travel !== null && travelLabel[stop.travel],
    stop.kind === 'stay' && stop.nights > 0 && plural(stop.nights, { one: '# night', other: '# nights' }),
    stop.dives !== null && stop.dives > 0 && plural(stop.dives, { one: '# dive', other: '# dives' }),
    stop.site?.maxDepth != null && `to ${depthText(stop.site.maxDepth, depth)}`,
    stop.site?.country,
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether it may have been dived: those with a site, and places with dives planned. */
export const isDive = ({ kind, dives }: Pick<TripStop, 'kind' | 'dives'>): boolean =>
  dives !== 0 && (kind === 'site' || (kind === 'place' && dives !== null))
