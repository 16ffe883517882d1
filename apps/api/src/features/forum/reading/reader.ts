import type { ForumReader } from '@soundings/rules/forum'
import { isEnough, levelOf } from '@soundings/rules/people'
import type { Person } from '#shared/person.ts'

export type Reader = ForumReader

/** Who reads the forum, with the rights of a moderator where they have them. */
export const readerOf = (person: Pick<Person, 'id' | 'groups'> | null): ForumReader =>
  person ? { id: person.id, isModerator: isEnough(levelOf(person.groups), 'moderator') } : undefined
