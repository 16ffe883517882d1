import { flaggedTypes, type PendingItem } from '@soundings/contract/moderation'
import { because, takenDownReason } from '@soundings/rules/moderation'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Flaggable, Subject } from '#src/flaggable.ts'
import { emptyPreview, type News, type Reviewable } from '#src/reviewable.ts'
import {
  countOpenFlags,
  dismissFlag,
  type Flag,
  findFlags,
  findOpenFlag,
  listOpenFlags,
  type OpenFlag,
  reopenFlags,
  upholdFlagsOf,
} from './flags.repo.ts'

/** The flags that a decision closed, and what it takes to put back what it took down, if anything. */
const Before = z.object({ flags: z.array(z.string()), taken: z.record(z.string(), z.unknown()).nullable() })

const gone: Subject = {
  title: 'Something that is gone',
  siteId: null,
  siteName: null,
  authorId: null,
  path: '/',
  isPublic: false,
}

const toItem = (
  { id, createdAt, reason, note, reporterHandle }: OpenFlag,
  { title, siteId, siteName }: Subject,
): PendingItem => ({
  id,
  type: 'flags',
  createdAt: createdAt.toISOString(),
  title,
  siteId,
  siteName,
  caption: null,
  description: note,
  content: null,
  authorHandle: reporterHandle,
  version: null,
  flag: { reason, note },
})

/** What people object to: a flag is upheld by taking down what it names, and dismissed by leaving it as it is. */
export const reviewedFlags = (flaggables: readonly Flaggable[]): Reviewable => {
  const doorOf = (type: string) => flaggables.find((each) => each.type === type)

  const subjectsOf = async (db: Db, flags: readonly Pick<Flag, 'type' | 'itemId'>[]) => {
    const found = await Promise.all(
      flaggedTypes.map(async (type) => {
        const ids = flags.filter((flag) => flag.type === type).map(({ itemId }) => itemId)
        return [type, await doorOf(type)?.find(db, [...new Set(ids)])] as const
      }),
    )
    const byType = new Map<string, Map<string, Subject> | undefined>(found)
    return ({ type, itemId }: Pick<Flag, 'type' | 'itemId'>) => byType.get(type)?.get(itemId) ?? gone
  }

  return {
    type: 'flags',
    count: countOpenFlags,

    list: async (db, after, limit) => {
      const flags = await listOpenFlags(db, after, limit)
      const subjectOf = await subjectsOf(db, flags)
      return flags.map((flag) => toItem(flag, subjectOf(flag)))
    },

    preview: async (db, id) => {
      const flag = await findOpenFlag(db, id)
      if (!flag) return undefined
      const subjectOf = await subjectsOf(db, [flag])
      const shown = await doorOf(flag.type)?.show(db, flag.itemId)
      return {
        ...toItem(flag, subjectOf(flag)),
        ...emptyPreview,
        ...shown,
        authorId: flag.reporterId,
      }
    },

    decide: async (tx, id, { outcome, by, at }) => {
      const flag = await findOpenFlag(tx, id)
      if (!flag) return undefined
      const { type, itemId, reporterId } = flag
      const { title } = (await subjectsOf(tx, [flag]))(flag)
      if (outcome === 'rejected') {
        const isDismissed = await dismissFlag(tx, id)
        return isDismissed ? { title, authorId: reporterId, before: { flags: [id], taken: null } } : undefined
      }
      // What is flagged is locked by this, so that of two who uphold two flags about it one waits for the other.
      const reason = takenDownReason(flag.reason)
      const taken = (await doorOf(type)?.takeDown(tx, itemId, { by: by.id, at, reason })) ?? null
      const flags = await upholdFlagsOf(tx, flag)
      return flags.includes(id) ? { title, authorId: reporterId, before: { flags, taken } } : undefined
    },

    revert: async (tx, id, { outcome, before, by, at }) => {
      const { flags, taken } = Before.parse(before)
      const [flag] = await findFlags(tx, [id])
      if (!flag) return false
      if (taken) {
        const isBack = await doorOf(flag.type)?.putBack(tx, flag.itemId, { before: taken, by: by.id, at })
        if (!isBack) return false
      }
      const opened = await reopenFlags(tx, flags, outcome === 'approved' ? 'upheld' : 'dismissed')
      return opened.includes(id)
    },

    news: async (db, id, { outcome, reason, title, before }) => {
      const { flags: ids, taken } = Before.parse(before)
      const flags = await findFlags(db, ids)
      const flag = flags.find((each) => each.id === id)
      if (!flag) return []
      const { authorId, path } = (await subjectsOf(db, [flag]))(flag)
      const done = taken ? 'was taken down' : 'is not public any more'
      const thanks =
        outcome === 'approved'
          ? ({ type: 'success', message: `Thank you for your report: “${title}” ${done}.` } as const)
          : ({
              type: 'info',
              message: `Thank you for your report. A moderator looked at “${title}” and left it as it is${because(reason)}`,
            } as const)
      const link = outcome === 'approved' ? null : path
      const told = [...new Set(flags.flatMap(({ reporterId }) => reporterId ?? []))]
      const toReporters = told.map((userId): News => ({ userId, ...thanks, link }))
      if (!taken || authorId === null) return toReporters
      const message = `“${title}” was taken down. ${takenDownReason(flag.reason)} You can change it and send it again.`
      return [...toReporters, { userId: authorId, type: 'warning', message, link: path }]
    },
  }
}
