import { isEnough, levelOf } from '@soundings/rules/people'
import type { Person } from '#shared/person.ts'
import type { Viewer } from './photos.repo.ts'

export const viewerOf = ({ id, groups }: Pick<Person, 'id' | 'groups'>): Viewer => ({
  id,
  isModerator: isEnough(levelOf(groups), 'moderator'),
})
