import type { FlagShown, PendingFlag } from '@soundings/contract/moderation'
import { type Conflict, conflictText, takenDownReason } from '@soundings/rules/moderation'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Flaggable, Subject } from '#extension-points/flaggable.ts'
import { type News, noTexts, type Reviewable, refuseConflict } from '#extension-points/reviewable.ts'
import { byType } from '#shared/by-type.ts'
import type { Person } from '#shared/person.ts'
import { findConflicts, findSubjects } from './flag-conflicts.ts'
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

const wordsOf = (conflict: Conflict | null) => conflict && conflictText[conflict]

/** Whom a report is against reads neither who made it nor their words, also as a moderator. */
const toItem = (
  { id, createdAt, reason, note, reporterHandle }: OpenFlag,
  { title, siteId, siteName }: Subject,
  conflict: Conflict | null,
): PendingFlag => {
  const isHidden = conflict === 'about-you'
  const shownNote = isHidden ? null : note
  return {
    ...noTexts,
    id,
    type: 'flags',
    createdAt: createdAt.toISOString(),
    title,
    siteId,
    siteName,
    description: shownNote,
    authorHandle: isHidden ? null : reporterHandle,
    conflict: wordsOf(conflict),
    flag: { reason, note: shownNote },
  }
}

/** A flag with what a moderator sees of the thing it is about; null when that is gone. */
export type FlagOf<Shown> = Omit<FlagShown, 'about'> & { about: Shown | null }

/** What people object to: a flag is upheld by taking down what it names, and dismissed by leaving it as it is. */
export const reviewedFlags = <Shown extends { type: string }>(
  flaggables: readonly Flaggable<Shown>[],
): Reviewable<PendingFlag, FlagOf<Shown>> => {
  const flaggableOf = byType(flaggables)

  const subjectsOf = async (db: Db, flags: readonly Pick<Flag, 'type' | 'itemId'>[]) => {
    const subjectOf = await findSubjects(db, flaggables, flags)
    return (flag: Pick<Flag, 'type' | 'itemId'>) => subjectOf(flag) ?? gone
  }

  /** What these are about, and what keeps this moderator from deciding about each. */
  const judged = async (db: Db, flags: readonly Flag[], reader: Pick<Person, 'id'>) => {
    const subjectOf = await subjectsOf(db, flags)
    const asked = flags.map((flag) => ({ flag, authorId: subjectOf(flag).authorId }))
    return {
      subjectOf,
      conflictOf: await findConflicts(db, flaggables, { flags: asked, readerId: reader.id }),
    }
  }

  return {
    type: 'flags',
    count: countOpenFlags,

    list: async (db, after, limit, reader) => {
      const flags = await listOpenFlags(db, after, limit)
      const { subjectOf, conflictOf } = await judged(db, flags, reader)
      return flags.map((flag) => toItem(flag, subjectOf(flag), conflictOf(flag.id)))
    },

    preview: async (db, id, reader) => {
      const flag = await findOpenFlag(db, id)
      if (!flag) return undefined
      const { subjectOf, conflictOf } = await judged(db, [flag], reader)
      const conflict = conflictOf(id)
      const about = (await flaggableOf(flag.type)?.show(db, flag.itemId)) ?? null
      return {
        shown: { ...toItem(flag, subjectOf(flag), conflict), about },
        authorId: conflict === 'about-you' ? null : flag.reporterId,
      }
    },

    decide: async (tx, id, { outcome, by, at }) => {
      const flag = await findOpenFlag(tx, id)
      if (!flag) return undefined
      const { type, itemId, reporterId } = flag
      const { subjectOf, conflictOf } = await judged(tx, [flag], by)
      refuseConflict(wordsOf(conflictOf(id)))
      const { title } = subjectOf(flag)
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
      const { upheld: own, dismissed } = flaggableOf(flag.type) ?? {}
      const thanks =
        outcome === 'approved'
          ? (own?.toReporter?.(title) ?? objectionUpheld(title, taken !== null))
          : (dismissed?.(title, reason) ?? objectionDismissed(title, { reason, link: path }))
      const told = [...new Set(flags.flatMap(({ reporterId }) => reporterId ?? []))]
      const toReporters = told.map((userId): News => ({ userId, notification: thanks }))
      if (!taken || authorId === null) return toReporters
      const toAuthor =
        own?.toAuthor(flag.reason, { title, link: path }) ??
        takenDown(title, { why: takenDownReason(flag.reason), link: path })
      return [...toReporters, { userId: authorId, notification: toAuthor }]
    },
  }
}
