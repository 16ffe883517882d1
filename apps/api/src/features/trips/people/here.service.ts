import type { Person as Shown } from '@soundings/contract/person'
import { tripLimits } from '@soundings/contract/trips-fields'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { enter } from '../access/on-trip.ts'
import { tellHere } from '../trips-topics.ts'
import { forgetHere, listHere, noteHere, sweepHere } from './here.repo.ts'

type Here = { items: Shown[] }

/** Who is looking at a trip right now: whoever shows that they are online, to those who may see it. */
export const hereService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const since = () => new Date(clock().getTime() - tripLimits.hereSeconds * 1_000)

  const others = async (tripId: string, readerId: string): Promise<Here> => {
    const ids = await listHere(db, tripId, readerId, since())
    const met = await meetPeople(db, readerId, ids)
    return {
      items: ids.flatMap((id) => {
        const one = met.get(id)
        return one?.maySeePresence ? [one.person] : []
      }),
    }
  }

  return {
    list: async (person: Person, tripId: string): Promise<Here> => {
      await enter(db, person, tripId)
      return others(tripId, person.id)
    },
    say: async (person: Person, tripId: string, isHere: boolean): Promise<Here> => {
      await enter(db, person, tripId)
      const at = { tripId, userId: person.id, now: clock(), since: since() }
      const isNews = isHere ? await noteHere(db, at) : await forgetHere(db, tripId, person.id)
      if (isNews) await tellHere(db, tripId)
      return others(tripId, person.id)
    },
    sweep: () => sweepHere(db, since()),
  }
}
