import type { CancelForm } from '@soundings/contract/events'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { type EventRow, lockFollowing, saveEvent } from '../reading/events.repo.ts'
import { isOver, notYours } from '../refusals.ts'
import { tellLater } from '../telling/telling-jobs.ts'
import type { Changing } from './changing.service.ts'
import { saveSeries } from './series.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Changing, 'lockOwn'>

/** Cancels a locked event: it stays to be read, and everybody in it is told once. */
export const cancelOne = async (
  tx: Db,
  { id, version, sequence }: EventRow,
  { reason, byId, now }: { reason: string; byId: string | null; now: Date },
): Promise<void> => {
  await saveEvent(tx, {
    id,
    state: 'cancelled',
    cancelReason: reason,
    cancelledAt: now,
    version: version + 1,
    sequence: sequence + 1,
    changedAt: now,
  })
  await tellLater(tx, { what: 'cancelled', eventId: id, byId })
}

const isOpen = ({ state }: EventRow) => state === 'open' || state === 'closed' || state === 'held'

/** Cancels events, and those of their series that follow. */
export const cancellingService = ({ db, clock, lockOwn }: Needs) => ({
  cancel: (person: Person, eventId: string, { reason, scope }: CancelForm): Promise<void> =>
    inTransaction(db, async (tx) => {
      const event = await lockOwn(tx, person, eventId)
      const now = clock()
      const isFollowing = scope === 'following' && event.seriesId !== null && event.seriesN !== null
      if (event.state === 'removed') throw notYours()
      if (event.endsAt <= now && event.state !== 'cancelled') throw isOver()
      const all = isFollowing ? await lockFollowing(tx, event.seriesId ?? '', event.seriesN ?? 0) : [event]
      for (const one of all)
        if (isOpen(one) && one.endsAt > now) await cancelOne(tx, one, { reason, byId: person.id, now })
      // No more of them are made.
      if (isFollowing && event.seriesId !== null) await saveSeries(tx, { id: event.seriesId, endedAt: now })
    }),
})
