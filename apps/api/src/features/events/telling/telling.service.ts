import type { Db } from '#db/client.ts'
import type { NewNotification } from '#extension-points/notification-kind.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import {
  cancelledEvent,
  changedEvent,
  offeredIn,
  promotedIn,
  reminded,
  wroteToAll,
} from '../events-notifications.ts'
import { listPeople } from '../joining/places.repo.ts'
import { findMessage } from '../organising/messages.repo.ts'
import { type EventRow, lockEvent, type PlaceRow } from '../reading/events.repo.ts'
import { listOver, listToRemind, markOver, markReminded } from './due.repo.ts'
import { Telling, tellingJob, tellLater } from './telling-jobs.ts'

export type NotifyAll = (tx: Db, userIds: readonly string[], notification: NewNotification) => Promise<void>
type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }

/** So many are told at a time. */
const batch = 500

type Told = {
  to: readonly string[] | { states: readonly PlaceRow['state'][] }
  besides: string | null
  notification: NewNotification
}

/** Tells people of what happens to events that they are in or wait for. */
export const tellingService = ({ db, clock, notifyAll }: Needs) => {
  const isTakingPlace = ({ state }: EventRow) => state === 'open' || state === 'closed'

  /** What a job tells; nothing where it is not so any more. */
  const toldBy = async (tx: Db, telling: Telling, event: EventRow): Promise<Told | undefined> => {
    const going = { states: ['going'] as const }
    if (telling.what === 'cancelled')
      return {
        to: { states: ['going', 'waiting'] },
        besides: telling.byId,
        notification: cancelledEvent(event, event.cancelReason ?? ''),
      }
    if (!isTakingPlace(event)) return undefined
    switch (telling.what) {
      case 'promoted':
        return { to: telling.userIds, besides: null, notification: promotedIn(event) }
      case 'offered':
        return { to: { states: ['waiting'] }, besides: null, notification: offeredIn(event) }
      case 'changed':
        return {
          to: { states: ['going', 'waiting'] },
          besides: telling.byId,
          notification: changedEvent(event),
        }
      case 'reminder':
        return { to: going, besides: null, notification: reminded(event) }
      case 'message': {
        const message = await findMessage(tx, telling.messageId)
        if (!message) return undefined
        const { authorId } = message
        const author =
          authorId === null ? undefined : (await meetPeople(tx, undefined, [authorId])).get(authorId)
        const handle = author?.person.handle ?? null
        return { to: going, besides: authorId, notification: wroteToAll(event, { ...message, handle }) }
      }
    }
  }

  const tell = (telling: Telling): Promise<void> =>
    // All or nobody: a job that fails half-way tells nobody twice.
    db.transaction(async (tx) => {
      const event = await lockEvent(tx, telling.eventId)
      const told = event && (await toldBy(tx, telling, event))
      if (!event || !told) return
      const { to, besides, notification } = told
      if (!('states' in to)) return notifyAll(tx, to, notification)
      for (let after: string | undefined; ; ) {
        const ids = await listPeople(tx, event.id, to.states, { after, limit: batch })
        const others = ids.filter((id) => id !== besides)
        if (others.length > 0) await notifyAll(tx, others, notification)
        if (ids.length < batch) return
        after = ids.at(-1)
      }
    })

  return {
    /** Says how it is told; before the jobs start. */
    register: (jobs: Pick<Jobs, 'register'>): void =>
      jobs.register(tellingJob, (payload) => tell(Telling.parse(payload))),

    /** Reminds everybody who is in of what begins in two days: each event once. */
    remind: async (): Promise<void> => {
      for (const eventId of await listToRemind(db, clock()))
        await db.transaction(async (tx) => {
          if (await markReminded(tx, eventId, clock())) await tellLater(tx, { what: 'reminder', eventId })
        })
    },

    /** Lets what is over leave the lists of what is to come. */
    sweepOver: async (): Promise<void> => {
      for (;;) {
        const ids = await listOver(db, clock(), batch)
        if (ids.length > 0) await markOver(db, ids)
        if (ids.length < batch) return
      }
    },
  }
}
