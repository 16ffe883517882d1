import type { FlagShown, PendingFlag } from '@soundings/contract/moderation'
import { takenDownReason } from '@soundings/rules/moderation'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { type News, noTexts, type Reviewable } from '#extension-points/reviewable.ts'
import { byType } from '#shared/by-type.ts'
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
import { objectionDismissed, objectionUpheld, takenDown } from './objection-notifications.ts'

/** The flags that a decision closed, and what it takes to put back what it took down, if anything. */
const Before = z.object({ flags: z.array(z.string()), taken: z.record(z.string(), z.unknown()).nullable() })

const gone: Subject = {
  title: 'Deleted content',
  siteId: null,
  siteName: null,
  authorId: null,
  path: '/',
  isPublic: false,
}

const toItem = (
  { id, createdAt, reason, note, reporterHandle }: OpenFlag,
  { title, siteId, siteName }: Subject,
): PendingFlag => ({
  ...noTexts,
  id,
  type: 'flags',
  createdAt: createdAt.toISOString(),
  title,
  siteId,
  siteName,
  description: note,
  authorHandle: reporterHandle,
  flag: { reason, note },
})

/** A flag with what a moderator sees of the thing it is about; null when that is gone. */
export type FlagOf<Shown> = Omit<FlagShown, 'about'> & { about: Shown | null }

/** What people object to: a flag is upheld by taking down what it names, and dismissed by leaving it as it is. */
export const reviewedFlags = <Shown extends { type: string }>(
  flaggables: readonly Flaggable<Shown>[],
): Reviewable<PendingFlag, FlagOf<Shown>> => {
  const flaggableOf = byType(flaggables)

  const subjectsOf = async (db: Db, flags: readonly Pick<Flag, 'type' | 'itemId'>[]) => {
    const found = await Promise.all(
      flaggables.map(async ({ type, find }) => {
        const ids = flags.filter((flag) => flag.type === type).map(({ itemId }) => itemId)
        return [type, await find(db, [...new Set(ids)])] as const
      }),
    )
    const subjects = new Map<string, Map<string, Subject>>(found)
    return ({ type, itemId }: Pick<Flag, 'type' | 'itemId'>) => subjects.get(type)?.get(itemId) ?? gone
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
      const about = (await flaggableOf(flag.type)?.show(db, flag.itemId)) ?? null
      return { shown: { ...toItem(flag, subjectOf(flag)), about }, authorId: flag.reporterId }
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
      const taken = (await flaggableOf(type)?.takeDown(tx, itemId, { by: by.id, at, reason })) ?? null
      const flags = await upholdFlagsOf(tx, flag)
      return flags.includes(id) ? { title, authorId: reporterId, before: { flags, taken } } : undefined
    },

    revert: async (tx, id, { outcome, before, by, at }) => {
      const { flags, taken } = Before.parse(before)
      const [flag] = await findFlags(tx, [id])
      if (!flag) return false
      if (taken) {
        const isBack = await flaggableOf(flag.type)?.putBack(tx, flag.itemId, {
          before: taken,
          by: by.id,
          at,
        })
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
      const thanks =
        outcome === 'approved'
          ? objectionUpheld(title, taken !== null)
          : objectionDismissed(title, { reason, link: path })
      const told = [...new Set(flags.flatMap(({ reporterId }) => reporterId ?? []))]
      const toReporters = told.map((userId): News => ({ userId, notification: thanks }))
      if (!taken || authorId === null) return toReporters
      const toAuthor = takenDown(title, { why: takenDownReason(flag.reason), link: path })
      return [...toReporters, { userId: authorId, notification: toAuthor }]
    },
  }
}
