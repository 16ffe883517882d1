import { type ForumAct, forumTexts } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { agoInWords } from '@soundings/rules/moderation'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
import { findLastAct, insertAct } from './acts.repo.ts'

const undoTime = forumLimits.undoMinutes * 60_000

/** What moderators do with threads; a word each, as the audit log and the refusals have it. */
const done = {
  lock: 'locked',
  unlock: 'unlocked',
  pin: 'pinned',
  unpin: 'unpinned',
  move: 'moved',
  site: 'changed the site of',
  hide: 'hid',
  show: 'showed',
  change: 'changed',
  'hide-post': 'hid a reply in',
  'show-post': 'showed a reply in',
  split: 'split',
  merge: 'merged',
} as const
export type ActKind = keyof typeof done
const isActKind = (kind: string): kind is ActKind => kind in done

type Done = {
  by: Person
  at: Date
  kind: ActKind
  /** Which thread it is listed under, and which one it leads to. */
  threadId: string
  leadsTo?: string
  subject?: { type: 'thread' | 'post'; id: string }
  reason: string | null
  /** What takes it back. */
  detail: Record<string, unknown>
}

/** Keeps what a moderator did, for its undoing and in the audit log. */
export const keepAct = async (
  tx: Db,
  { by, at, kind, threadId, leadsTo = threadId, subject, reason, detail }: Done,
): Promise<ForumAct> => {
  const id = newId()
  await insertAct(tx, { id, threadId, byId: by.id, kind, detail, at })
  await writeAudit(tx, {
    id: newId(),
    at,
    actorId: by.id,
    action: `forum.${kind}`,
    subjectType: subject?.type ?? 'thread',
    subjectId: subject?.id ?? threadId,
    details: { reason, ...detail },
  })
  return {
    actId: id,
    undoUntil: new Date(at.getTime() + undoTime).toISOString(),
    threadId: leadsTo,
  }
}

export const isTooLate = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > undoTime

/** Somebody was faster: who did what, and when. */
export const wasFaster = async (tx: Db, threadId: string, by: Person, now: Date): Promise<HttpError> => {
  const last = await findLastAct(tx, threadId)
  if (!last || !isActKind(last.kind))
    return new HttpError(409, forumTexts.changedSince, { code: 'changed-since' })
  const who = last.byId === by.id ? 'You' : last.handle ? `@${last.handle}` : 'Someone'
  const ago = agoInWords(now.getTime() - last.at.getTime())
  return new HttpError(409, `${who} ${done[last.kind]} this thread ${ago}.`, { code: 'changed-since' })
}
