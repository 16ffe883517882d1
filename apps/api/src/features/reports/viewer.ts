import { isEnough, levelOf } from '@soundings/rules/people'
import { NIL } from 'uuid'
import type { Person } from '#shared/person.ts'

/** Who looks at reports: what is not public is shown to its author and to moderators. */
export type Viewer = { id: string; isModerator: boolean }

export const viewerOf = ({ id, groups }: Pick<Person, 'id' | 'groups'>): Viewer => ({
  id,
  isModerator: isEnough(levelOf(groups), 'moderator'),
})

/** Whoever decides may see everything, and nothing is their own. */
export const reviewer: Viewer = { id: NIL, isModerator: true }
