import { eventTexts } from '@soundings/contract/events'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { countAttendees } from '../reading/attendees.repo.ts'
import { organisesEvent, readerOf } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.service.ts'
import { notYours } from '../refusals.ts'
import { tellLater } from '../telling/telling-jobs.ts'
import { insertMessage, isSent } from './messages.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & Pick<Reading, 'meet'>
type Sent = { people: number; isNew: boolean }

/** What organisers write to everybody who is in: told by a job, and kept at the event. */
export const writingToAllService = ({ db, clock, meet }: Needs) => {
  /** Refuses whoever does not organise it, and a message to nobody; answers how many read it. */
  const check = async (person: Person, eventId: string): Promise<number> => {
    const met = await meet(readerOf(person), eventId)
    if (!organisesEvent(met, readerOf(person))) throw notYours()
    const people =
      (await countAttendees(db, eventId, { state: 'going' })) - (met.own?.state === 'going' ? 1 : 0)
    if (people < 1) throw new HttpError(409, eventTexts.nobody, { code: 'nobody' })
    return people
  }

  return {
    check,

    /** Whether this was sent before: it then counts for no limit. */
    isRepeat: async (person: Person, clientKey: string | undefined): Promise<boolean> =>
      clientKey !== undefined && (await isSent(db, person.id, clientKey)),

    write: async (
      person: Person,
      eventId: string,
      { message, clientKey = newId() }: { message: string; clientKey?: string | undefined },
    ): Promise<Sent> => {
      const people = await check(person, eventId)
      return inTransaction(db, async (tx) => {
        const id = newId()
        const row = { id, eventId, authorId: person.id, message, clientKey, createdAt: clock() }
        const isNew = await insertMessage(tx, row)
        if (isNew) await tellLater(tx, { what: 'message', eventId, messageId: id })
        return { people, isNew }
      })
    },
  }
}
