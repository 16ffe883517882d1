import { mayEditTrip } from '@soundings/rules/trips'
import { type Db, inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import { refuseSilenced } from '#shared/refuse-silenced.ts'
import { findIdsIn } from '../reading/people.repo.ts'
import { noTrip, ownerOnly, viewersOnly } from '../refusals.ts'
import { type Entered, findEntered, lockEntered, type Told, tell } from './entered.repo.ts'

/** Who may: whoever is invited or in, who is in, who edits, or the owner alone. */
type Level = 'invited' | 'in' | 'editor' | 'owner'

const check = (entered: Entered | undefined, level: Level): Entered => {
  // In the trash it is there for nobody; bringing it back asks for itself.
  if (!entered || entered.trip.deletedAt !== null) throw noTrip()
  const { state, role } = entered.mine
  if (level === 'invited') return entered
  if (state !== 'in') throw noTrip()
  if (level === 'editor' && !mayEditTrip(role)) throw viewersOnly()
  if (level === 'owner' && role !== 'owner') throw ownerOnly()
  return entered
}

/** A trip as one of its people reads it; the same 404 for everybody else, moderators and admins too. */
export const enter = async (
  db: Db,
  { id }: Pick<Person, 'id'>,
  tripId: string,
  level: 'invited' | 'in' | 'editor' = 'in',
): Promise<Entered> => check(await findEntered(db, tripId, id), level)

type Done<Result> = { result: Result; told?: Told | undefined }

/** What is written on a trip with others reaches them: it is refused to somebody whom moderators silenced. */
export const mayWrite = async (tx: Db, person: Person, tripId: string): Promise<void> => {
  if (person.silenced && (await findIdsIn(tx, tripId)).some((id) => id !== person.id)) refuseSilenced(person)
}

/** Changes something of a trip: one change at a time, and everybody who follows it is told what the work says. */
export const changesOn = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  change: <Result>(
    person: Person,
    tripId: string,
    level: Level,
    work: (tx: Db, entered: Entered) => Promise<Done<Result>>,
  ): Promise<Result> =>
    inTransaction(db, async (tx) => {
      const entered = check(await lockEntered(tx, tripId, person.id), level)
      if (level === 'editor') await mayWrite(tx, person, tripId)
      const { result, told } = await work(tx, entered)
      if (told) await tell(tx, tripId, { ...told, byId: person.id, at: clock() })
      return result
    }),
})
export type Changes = ReturnType<typeof changesOn>
