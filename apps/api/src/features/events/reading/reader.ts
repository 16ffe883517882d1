import type { EventReader } from '@soundings/rules/events'
import { maySeeEvent, organises, type SeenEvent } from '@soundings/rules/events'
import { isEnough, levelOf } from '@soundings/rules/people'
import type { Person } from '#shared/person.ts'
import type { MetEvent } from './events.repo.ts'

/** Who reads events, with the rights of a moderator where they have them. */
export const readerOf = (person: Pick<Person, 'id' | 'groups'> | null): EventReader =>
  person ? { id: person.id, isModerator: isEnough(levelOf(person.groups), 'moderator') } : undefined

const seenOf = ({ event, own, isGroupSeen, isInGroup }: MetEvent): SeenEvent => ({
  ...event,
  isGroupSeen,
  isInGroup,
  isCoOrganiser: own?.isCoOrganiser ?? false,
})

export const seesEvent = (met: MetEvent, reader: EventReader): boolean => maySeeEvent(seenOf(met), reader)
export const organisesEvent = (met: MetEvent, reader: EventReader): boolean => organises(seenOf(met), reader)
