import { tripLimits } from '@soundings/contract/trips-fields'
import type { TripChangeNote } from '@soundings/contract/trips-shapes'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { enter } from '../access/on-trip.ts'
import { listChanges } from './changes.repo.ts'

type Told = { items: TripChangeNote[]; seq: number; isWhole: boolean }

/** What changed on a trip since somebody last heard of it. */
export const changesService = ({ db }: Pick<Dependencies, 'db'>) => ({
  after: async (person: Person, tripId: string, after: number): Promise<Told> => {
    const { trip } = await enter(db, person, tripId)
    const rows = await listChanges(db, tripId, { after, upTo: trip.seq, limit: tripLimits.changes + 1 })
    const isWhole = rows.length === trip.seq - after && rows.length <= tripLimits.changes
    const items = rows.slice(0, tripLimits.changes).map(({ seq, at, byId, thing, thingId, deed }) => ({
      seq,
      at: at.toISOString(),
      by: byId,
      thing,
      id: thingId,
      deed,
    }))
    return { items, seq: trip.seq, isWhole: isWhole || after >= trip.seq }
  },
})
