import type { GroupShown, PendingGroup } from '@soundings/contract/group-review'
import { z } from 'zod'
import { noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { HttpError } from '#shared/http-error.ts'
import { groupApproved, groupRejected } from '../group-notifications.ts'
import { lockGroup, saveGroup } from '../reading/groups.repo.ts'
import { countHeld, type FoundedGroup, findFounded, listHeld } from './held-groups.repo.ts'
import { shownAtDesk } from './shown.ts'

const Before = z.object({ version: z.number() })

/** So much of a description is enough for a line of the list. */
const shownOfText = 300

const toItem = ({ group, authorHandle }: FoundedGroup): PendingGroup => ({
  ...noTexts,
  id: group.id,
  type: 'groups',
  createdAt: group.createdAt.toISOString(),
  title: group.name,
  description: group.description.slice(0, shownOfText),
  authorHandle,
  version: group.version,
})

const changed = () =>
  new HttpError(409, 'This group was changed a moment ago. Please look at it again.', {
    code: 'changed-since',
  })

/** Groups that were held for what they say of themselves. */
export const reviewedGroups: Reviewable<PendingGroup, GroupShown> = {
  type: 'groups',
  count: countHeld,
  list: async (db, after, limit) => (await listHeld(db, after, limit)).map(toItem),

  preview: async (db, id) => {
    const [found] = await findFounded(db, [id])
    if (found?.group.state !== 'held') return undefined
    const group = await shownAtDesk(db, found)
    return {
      shown: { ...toItem(found), group, signals: found.group.signals },
      authorId: found.group.createdBy,
    }
  },

  decide: async (tx, id, { outcome, seen }) => {
    const group = await lockGroup(tx, id)
    if (group?.state !== 'held') return undefined
    if (seen !== undefined && seen !== group.version) throw changed()
    await saveGroup(tx, { id, state: outcome === 'approved' ? 'public' : 'removed' })
    return {
      title: group.name,
      authorId: group.createdBy,
      before: { version: group.version } satisfies z.input<typeof Before>,
    }
  },

  revert: async (tx, id, { outcome, before }) => {
    const group = await lockGroup(tx, id)
    const state = outcome === 'approved' ? 'public' : 'removed'
    if (group?.state !== state || group.version !== Before.parse(before).version) return false
    await saveGroup(tx, { id, state: 'held' })
    return true
  },

  news: async (db, id, { authorId, outcome, reason }) => {
    const [found] = await findFounded(db, [id])
    if (!found || authorId === null) return []
    const { group } = found
    const notification = outcome === 'approved' ? groupApproved(group) : groupRejected(group, reason)
    return [{ userId: authorId, notification }]
  },
}
