import type { EventReader } from '@soundings/rules/events'
import { findGroupAccess } from '#db/group-access.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { findEvents } from '../reading/events.repo.ts'
import { seesEvent } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.service.ts'
import { listForCalendar, listOfPerson } from './calendars.repo.ts'
import { toCalendar } from './ical.ts'
import type { Tokens } from './tokens.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'> & {
  origin: string
  meet: Reading['meet']
  tokens: Pick<Tokens, 'open'>
}

/** Events as files that calendar programs read, each with what its reader sees. */
export const calendarsService = ({ db, clock, origin, meet, tokens }: Needs) => {
  const fileOf = async (reader: EventReader, ids: readonly string[], name: string): Promise<string> => {
    const seen = (await findEvents(db, ids, reader?.id)).filter((met) => seesEvent(met, reader))
    return toCalendar(
      seen.map(({ event }) => event),
      { name, origin },
    )
  }

  return {
    ofEvent: async (reader: EventReader, eventId: string): Promise<string> => {
      const { event } = await meet(reader, eventId)
      return toCalendar([event], { name: event.title, origin })
    },

    ofList: async (
      reader: EventReader,
      { group, country }: { group?: string | undefined; country?: string | undefined },
    ): Promise<string> => {
      const found = group === undefined ? undefined : await findGroupAccess(db, group, reader?.id)
      if (group !== undefined && !found?.isSeen) throw new HttpError(404, 'This group doesn’t exist')
      const ids = await listForCalendar(db, { groupId: group, country, now: clock() })
      const name = [found?.name, country].filter((part) => part !== undefined).join(', ')
      return fileOf(reader, ids, name === '' ? 'Soundings' : `Soundings: ${name}`)
    },

    /** What the owner of a secret is in; 404 for any other one, and for one that was reset. */
    ofSecret: async (secret: string): Promise<string> => {
      const userId = await tokens.open(secret)
      if (userId === undefined) throw new HttpError(404, 'This calendar doesn’t exist')
      const reader = { id: userId, isModerator: false }
      return fileOf(reader, await listOfPerson(db, userId, clock()), 'My events on Soundings')
    },
  }
}
export type Calendars = ReturnType<typeof calendarsService>
