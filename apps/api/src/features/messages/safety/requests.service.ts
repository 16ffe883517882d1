import {
  areSentToMany,
  messagesPausedText,
  pausedSignal,
  requestPause,
  requestsPausedUntil,
  sameWordsSignal,
} from '@soundings/rules/request-signals'
import type { Db } from '#db/client.ts'
import { notePerson } from '#features/moderation/index.ts'
import { HttpError } from '#shared/http-error.ts'
import { findAskedWith, findTurnedDown, lockRequestsOf } from './message-reports.repo.ts'

const pausedUntil = async (tx: Db, userId: string, now: Date): Promise<Date | null> => {
  const since = new Date(now.getTime() - requestPause.within - requestPause.lasts)
  return requestsPausedUntil(await findTurnedDown(tx, userId, since), now)
}

/** Refuses who asks too much: 429 with what and until when, and nothing of who turned them down. */
export const checkAsking = async (tx: Db, userId: string, now: Date): Promise<void> => {
  const until = await pausedUntil(tx, userId, now)
  if (!until) return
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1_000)
  throw new HttpError(429, messagesPausedText(until, now), { code: 'requests-paused', retryAfter })
}

/** After a request was declined or reported: puts who sent too many of them on the desk. */
export const noticeTurnedDown = async (tx: Db, userId: string, at: Date): Promise<void> => {
  await lockRequestsOf(tx, userId)
  if (await pausedUntil(tx, userId, at))
    await notePerson(tx, { userId, reason: 'spam', note: pausedSignal, at })
}

/** After somebody asked a stranger: puts who sends everybody the same on the desk. */
export const noticeAsking = async (tx: Db, userId: string, at: Date): Promise<void> => {
  const asked = await findAskedWith(tx, userId, new Date(at.getTime() - requestPause.within))
  if (areSentToMany(asked)) await notePerson(tx, { userId, reason: 'spam', note: sameWordsSignal, at })
}
