import type { StopsOnMove } from '@soundings/contract/trips-fields'
import { daysBetween } from '@soundings/rules/days'
import { movedDay } from '@soundings/rules/trips'
import type { Db } from '#db/client.ts'
import type { TripRow } from '../access/entered.repo.ts'
import { moveDueDays } from '../checklist/items.repo.ts'
import { datesOf } from '../reading/present.ts'
import { ranksAtEnd } from '../stops/order.ts'
import { listAllStops, moveStops, saveStart } from './trip-rows.repo.ts'

type Dates = Pick<TripRow, 'startDay' | 'endDay'>

/** Moves the stops of a trip along with its dates, and the days until which something should be done. What has no day of the trip any more becomes the last of the ideas. */
export const moveAlong = async (
  tx: Db,
  trip: Dates & { id: string },
  to: Dates,
  { stops: how, dueDays }: { stops: StopsOnMove; dueDays: StopsOnMove },
): Promise<void> => {
  if (trip.startDay === to.startDay && trip.endDay === to.endDay) return
  const stops = (await listAllStops(tx, trip.id)).map((stop) => ({
    ...stop,
    moved: movedDay(stop.day, { from: datesOf(trip), to: datesOf(to), how }),
  }))
  const dropped = stops.filter(({ day, moved }) => day !== null && moved === null)
  const ideas = stops.filter(({ day }) => day === null)
  const ranks = ranksAtEnd(ideas, dropped.length)
  await moveStops(tx, [
    ...stops.flatMap(({ id, day, moved, rank }) =>
      moved === null || moved === day ? [] : [{ id, day: moved, rank }],
    ),
    ...dropped.map(({ id, rank }, at) => ({ id, day: null, rank: ranks[at] ?? rank })),
  ])
  if (trip.startDay === to.startDay) return
  await saveStart(tx, trip.id, to.startDay)
  if (dueDays === 'follow') await moveDueDays(tx, trip.id, daysBetween(trip.startDay, to.startDay))
}
