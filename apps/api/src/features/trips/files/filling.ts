import type { TripFile } from '@soundings/contract/trips-file'
import { isDayOf } from '@soundings/rules/trips'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { insertItems } from '../checklist/items.repo.ts'
import { findStopSites } from '../reading/present.ts'
import { ranksAtEnd } from '../stops/order.ts'
import { insertStops } from '../stops/stops.repo.ts'
import { checkZone } from '../writing/facts.ts'

type Filled = Pick<TripFile, 'trip' | 'destinations' | 'checklist'>
type Target = { tripId: string; userId: string; now: Date }

/** Stops of a file: of a site that is not public here, the place stays under its name; of a day that is none of the trip, the idea. */
const stopRows = async (tx: Db, { trip, destinations }: Filled, { tripId, userId }: Target) => {
  const sites = await findStopSites(
    tx,
    userId,
    destinations.map(({ siteId }) => siteId),
  )
  const ranks = ranksAtEnd([], destinations.length)
  return destinations.map(({ clientKey: _, coordinates, kind, siteId, name, day, ...stop }, at) => {
    checkZone(`destinations.${at}.zone`, stop.zone)
    checkZone(`destinations.${at}.endZone`, stop.endZone)
    const site = sites.get(siteId ?? '')
    const isPlace = kind === 'site' && !site
    return {
      id: newId(),
      tripId,
      ...stop,
      kind: isPlace ? ('place' as const) : kind,
      siteId: site?.id ?? null,
      name: name || site?.siteName || 'Dive site',
      day: day !== null && isDayOf(trip, day) ? day : null,
      lng: coordinates?.[0] ?? null,
      lat: coordinates?.[1] ?? null,
      rank: ranks[at] ?? '',
      byId: userId,
      clientKey: newId(),
    }
  })
}

/** Puts what a file holds into a new trip. Its own items become those of whoever reads it. */
export const fill = async (tx: Db, file: Filled, target: Target): Promise<void> => {
  const { tripId, userId, now } = target
  await insertStops(tx, await stopRows(tx, file, target))
  await insertItems(
    tx,
    file.checklist.map(({ clientKey: _, isShared, isDone, ...item }, at) => ({
      id: newId(),
      tripId,
      ...item,
      userId: isShared ? null : userId,
      doneAt: isDone ? now : null,
      doneBy: isDone ? userId : null,
      byId: userId,
      clientKey: newId(),
      // In the order of the file.
      createdAt: new Date(now.getTime() + at),
    })),
  )
}
