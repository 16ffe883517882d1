import { isOfferTime, placesLeft, promoted } from '@soundings/rules/events'
import type { Db } from '#db/client.ts'
import { type EventRow, lockEvent, saveEvent } from '../reading/events.repo.ts'
import { tellLater } from '../telling/telling-jobs.ts'
import { addToCounts, listLine, promoteInLine } from './places.repo.ts'

/**
 * Gives free places to those who wait, in the transaction that freed them and while the event is locked; they are told by a
 * job. Within a day of the start the place is offered to all of them instead. `event` is as it is now.
 */
export const promote = async (tx: Db, event: EventRow, now: Date): Promise<void> => {
  const isOpen = event.state === 'open' || event.state === 'closed'
  const left = placesLeft(event)
  if (!isOpen || event.waiting === 0 || left <= 0 || event.startsAt <= now) return
  if (isOfferTime(event.startsAt, now)) {
    if (event.waitlist === 'off') return
    await saveEvent(tx, { id: event.id, offeredAt: now })
    return tellLater(tx, { what: 'offered', eventId: event.id })
  }
  if (event.waitlist !== 'auto') return
  const next = promoted(left, await listLine(tx, event.id))
  if (next.length === 0) return
  const userIds = next.map(({ userId }) => userId)
  await promoteInLine(tx, event.id, userIds, now)
  const places = next.reduce((sum, { guests }) => sum + 1 + guests, 0)
  await addToCounts(tx, event.id, { going: places, waiting: -next.length })
  await tellLater(tx, { what: 'promoted', eventId: event.id, userIds })
}

/** The same for a locked event that was changed since it was read. */
export const promoteNow = async (tx: Db, eventId: string, now: Date): Promise<void> => {
  const event = await lockEvent(tx, eventId)
  if (event) await promote(tx, event, now)
}
