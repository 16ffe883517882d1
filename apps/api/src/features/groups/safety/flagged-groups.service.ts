import type { FlaggedGroup } from '@soundings/contract/group-review'
import { groupPath } from '@soundings/contract/groups-pages'
import { groupSlug, maySeeGroup } from '@soundings/rules/groups'
import { z } from 'zod'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { groupTaken } from '../group-notifications.ts'
import { findGroup, lockGroup, saveGroup } from '../reading/groups.repo.ts'
import { type FoundedGroup, findFounded } from './held-groups.repo.ts'
import { shownAtDesk } from './shown.ts'

const Before = z.object({ version: z.number() })

const toSubject = ({ group }: FoundedGroup): Subject => ({
  title: group.name,
  siteId: null,
  siteName: null,
  authorId: group.createdBy,
  path: groupPath({ id: group.id, slug: groupSlug(group.name) }),
  isPublic: group.state === 'public',
})

/** Groups that people object to. Private ones are reported by whoever sees them; taken down, only members read them. */
export const flaggedGroups: Flaggable<FlaggedGroup> = {
  type: 'groups',
  ownWords: 'This is your own group. You can edit or archive it yourself.',
  find: async (db, ids) =>
    new Map((await findFounded(db, ids)).map((found) => [found.group.id, toSubject(found)])),

  maySee: async (tx, reporterId, id) => {
    const row = await findGroup(tx, id, reporterId)
    return row !== undefined && maySeeGroup(row.group, row.mine)
  },

  show: async (db, id) => {
    const [found] = await findFounded(db, [id])
    return found && { type: 'groups', group: await shownAtDesk(db, found) }
  },

  takeDown: async (tx, id) => {
    const group = await lockGroup(tx, id)
    if (group?.state !== 'public') return undefined
    await saveGroup(tx, { id, state: 'removed' })
    return { version: group.version } satisfies z.input<typeof Before>
  },

  putBack: async (tx, id, { before }) => {
    const group = await lockGroup(tx, id)
    if (group?.state !== 'removed' || group.version !== Before.parse(before).version) return false
    await saveGroup(tx, { id, state: 'public' })
    return true
  },

  upheld: { toAuthor: groupTaken },
}
