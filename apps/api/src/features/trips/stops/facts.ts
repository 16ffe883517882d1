import type { StopFacts, StopSite } from '@soundings/contract/trips-stops'
import { tripTexts } from '@soundings/contract/trips-words'
import { addDays } from '@soundings/rules/days'
import { isDayOf } from '@soundings/rules/trips'
import type { Db } from '#db/client.ts'
import { findMergedInto } from '#features/sites/index.ts'
import { isSkipped, momentAt } from '#shared/zones.ts'
import type { TripRow } from '../access/entered.repo.ts'
import { datesOf, findStopSites } from '../reading/present.ts'
import type { StopRow } from '../reading/trips.repo.ts'
import { wrong } from '../refusals.ts'
import { checkZone } from '../writing/facts.ts'

type Times = Pick<StopFacts, 'time' | 'endTime' | 'nights' | 'zone' | 'endZone'>
type Dated = Pick<TripRow, 'startDay' | 'endDay' | 'zone'>

/** Times that clocks skip, and ends before the start, wherever each of the two is. An idea is taken for one of the first day. */
const checkTimes = (trip: Dated, day: string | null, { time, endTime, nights, ...zones }: Times): void => {
  checkZone('zone', zones.zone)
  checkZone('endZone', zones.endZone)
  const zone = zones.zone ?? trip.zone ?? 'UTC'
  const endZone = zones.endZone ?? zone
  const first = day ?? trip.startDay
  const last = addDays(first, nights)
  if (day !== null && time !== null && isSkipped(first, time, zone))
    throw wrong('time', tripTexts.skippedTime)
  if (day !== null && endTime !== null && isSkipped(last, endTime, endZone))
    throw wrong('endTime', tripTexts.skippedTime)
  if (time !== null && endTime !== null && momentAt(last, endTime, endZone) <= momentAt(first, time, zone))
    throw wrong('endTime', tripTexts.endBeforeStop)
}

/** A stop is on a day of its trip. */
export const checkDay = (trip: Pick<TripRow, 'startDay' | 'endDay'>, day: string | null): void => {
  if (day !== null && !isDayOf(datesOf(trip), day)) throw wrong('day', tripTexts.dayOutside)
}

/** A public site, or the one that it became part of: a device may still know the old one. */
const siteOf = async (tx: Db, userId: string, id: string): Promise<StopSite | undefined> => {
  const found = (await findStopSites(tx, userId, [id])).get(id)
  const into = found ? undefined : await findMergedInto(tx, id)
  return found ?? (into === undefined ? undefined : (await findStopSites(tx, userId, [into])).get(into))
}

type Asked = { facts: StopFacts; day: string | null; before?: StopRow | undefined }

/** What is kept of what people say of a stop: its site is public, or was its site before. */
export const stopColumns = async (tx: Db, trip: TripRow, userId: string, { facts, day, before }: Asked) => {
  const { coordinates, siteId: asked, name, ...rest } = facts
  const site = asked === null ? undefined : await siteOf(tx, userId, asked)
  if (asked !== null && !site && asked !== before?.siteId) throw wrong('siteId', tripTexts.noSite)
  const siteId = site?.id ?? asked
  checkTimes(trip, day, facts)
  return {
    ...rest,
    siteId,
    name: name || site?.siteName || before?.name || '',
    lng: coordinates?.[0] ?? null,
    lat: coordinates?.[1] ?? null,
  }
}
