import type { Event } from '@soundings/contract/events'
import type { Db } from '#db/client.ts'
import { findEvent } from '../reading/events.repo.ts'
import { presenter } from '../reading/present.ts'
import { readingService } from '../reading/reading.service.ts'

/** An event as moderators read it at their desk: nothing there is their own. */
export const showAtDesk = async (db: Db, id: string): Promise<Event | undefined> => {
  const met = await findEvent(db, id, undefined)
  const clock = () => new Date()
  return met && readingService({ db, clock, present: presenter({ clock }) }).atDesk(met)
}
export type ShowEvent = typeof showAtDesk
