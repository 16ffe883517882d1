import { eventLimits } from '@soundings/contract/events-fields'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { daysOf } from '../times/occurrences.ts'
import { addDays, momentsOf } from '../times/wall-times.ts'
import { addEvent, onDay } from './creating.service.ts'
import { findLastState, listOpenSeries, lockSeries, saveSeries } from './series.repo.ts'

const day = 86_400_000
const first = '00000000-0000-0000-0000-000000000000'
const batch = 200

/** Makes the events of each series that come within the next months: what a series says now, and its organiser in each. */
export const continuingService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const goOn = (seriesId: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const series = await lockSeries(tx, seriesId)
      if (!series || series.endedAt) return
      const now = clock()
      const { organiserId, facts, shift } = series
      const last = await findLastState(tx, seriesId)
      // What waits for a moderator goes on once it was approved.
      if (last === 'held') return
      if (organiserId === null || last === 'removed') return saveSeries(tx, { id: seriesId, endedAt: now })
      const days = daysOf(series).slice(0, eventLimits.occurrences.max)
      let { made } = series
      for (const date of days.slice(made)) {
        const then = onDay(facts, addDays(date, shift))
        const moments = momentsOf({ ...then, zone: facts.zone ?? 'UTC' })
        if (moments.startsAt.getTime() > now.getTime() + eventLimits.daysAhead * day) break
        const [lng, lat] = facts.coordinates ?? [null, null]
        const { location, country } = facts
        await addEvent(tx, {
          facts: then,
          where: { location, country, lng, lat, zone: facts.zone ?? 'UTC' },
          moments,
          organiserId,
          groupId: facts.groupId,
          visibility: facts.visibility,
          judged: { state: 'open', signals: [], limited: 'member' },
          occurrence: { seriesId, seriesN: made, clientKey: newId() },
          now,
        })
        made += 1
      }
      await saveSeries(tx, { id: seriesId, made, endedAt: made >= days.length ? now : null })
    })

  return {
    continueAll: async (): Promise<void> => {
      for (let after = first; ; ) {
        const ids = await listOpenSeries(db, after, batch)
        for (const id of ids) await goOn(id)
        if (ids.length < batch) return
        after = ids.at(-1) ?? after
      }
    },
  }
}
