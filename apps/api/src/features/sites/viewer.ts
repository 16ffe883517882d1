import { isEnough, levelOf } from '@soundings/rules/people'
import type { Person } from '#shared/person.ts'

/** Who looks at sites: what is not public is shown to its author and to editors. */
export type Viewer = { id: string; isEditor: boolean }

export const viewerOf = ({ id, groups }: Pick<Person, 'id' | 'groups'>): Viewer => ({
  id,
  isEditor: isEnough(levelOf(groups), 'editor'),
})
