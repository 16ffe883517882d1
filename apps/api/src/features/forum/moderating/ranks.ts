import { forumTexts } from '@soundings/contract/forum'
import { maySeeThread } from '@soundings/rules/forum'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { organisesTalk } from '#db/talk-access.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { readerOf } from '../reading/reader.ts'
import type { ThreadState } from '../reading/threads.repo.ts'
import { noThread } from '../refusals.ts'
import { findLastOfPost, findLastSetting } from './acts.repo.ts'
import type { StateChange } from './state-values.ts'

/** As what somebody keeps order: everywhere, or in what their group or their event talks about. */
export const ranks = ['moderator', 'organiser'] as const
export type Rank = (typeof ranks)[number]

/** Who did it, as its author reads it. */
export const rankText: Record<Rank, string> = { moderator: 'A moderator', organiser: 'An organiser' }

const Kept = z.object({ rank: z.enum(ranks).default('moderator') })
/** As what somebody did what was kept. */
export const rankOf = (detail: unknown): Rank => Kept.parse(detail).rank

const refused = (message: string) => new HttpError(403, message, { code: 'not-allowed' })

/** As what somebody keeps order in a thread that they see; refuses whoever does not. */
export const rankIn = async (tx: Db, by: Person, thread: ThreadState): Promise<Rank> => {
  const reader = readerOf(by)
  if (reader?.isModerator) return 'moderator'
  if (!maySeeThread(thread, reader)) throw noThread()
  if (await organisesTalk(tx, thread, by.id)) return 'organiser'
  throw refused(forumTexts.moderatorsOnly)
}

const Shown = z.object({ is: z.object({ state: z.literal('public') }) })
/** Whether an organiser locked or hid it last; what was shown again since was hidden by something else. */
const isOrganisersDoing = (last: unknown) =>
  last !== undefined && rankOf(last) === 'organiser' && !Shown.safeParse(last).success

/** Organisers move nothing away, and what a moderator locked or hid they leave so. */
export const checkMaySet = async (
  tx: Db,
  rank: Rank,
  threadId: string,
  { category, siteId, isLocked, isHidden }: StateChange,
): Promise<void> => {
  if (rank === 'moderator') return
  if (category !== undefined || siteId !== undefined) throw refused(forumTexts.moderatorsOnly)
  for (const [isTakenBack, field] of [
    [isLocked === false, 'lockedAt'],
    [isHidden === false, 'state'],
  ] as const) {
    if (isTakenBack && !isOrganisersDoing(await findLastSetting(tx, threadId, field)))
      throw refused(forumTexts.byModerator)
  }
}

/** The same for a reply. */
export const checkMayShowPost = async (
  tx: Db,
  rank: Rank,
  threadId: string,
  postId: string,
): Promise<void> => {
  if (rank === 'moderator') return
  const last = await findLastOfPost(tx, threadId, postId)
  const isOwnDoing = last !== undefined && rankOf(last) === 'organiser' && last.isHidden === true
  if (!isOwnDoing) throw refused(forumTexts.byModerator)
}
