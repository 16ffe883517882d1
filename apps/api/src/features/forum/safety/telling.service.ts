import { Uuid } from '@soundings/contract/common'
import { quotedPosts } from '@soundings/rules/forum-quotes'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findSeeingTalk, findTalkWatchers, type Talk } from '#db/talk-access.ts'
import type { NewNotification } from '#extension-points/notification-kind.ts'
import { meetPeople } from '#features/people/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import { addJob } from '#src/jobs/queue.ts'
import { mentioned, newAtEvent, newInGroup, newReply, quoted } from '../forum-notifications.ts'
import { findThread } from '../reading/threads.repo.ts'
import {
  findAuthors,
  findMentioned,
  findMuting,
  findWatchers,
  lockUntold,
  markTold,
} from './followers.repo.ts'

const job = 'tell-post'
const Payload = z.object({ postId: Uuid })

export type NotifyAll = (tx: Db, userIds: readonly string[], notification: NewNotification) => Promise<void>
type Needs = Pick<Dependencies, 'db' | 'clock'> & { notifyAll: NotifyAll }

type Post = { id: string; threadId: string; n: number; authorId: string | null; isAnonymous: boolean }

/** Has those told of a post who follow its thread, or are named or quoted in it, once the caller’s transaction commits. */
export const tellLater = (tx: Db, postId: string, add: Jobs['add'] = addJob): Promise<void> =>
  add(tx, job, { postId })

/** Tells each person of a post once, whatever of it concerns them, and nobody of what they don’t want to hear of. */
export const tellingService = ({ db, clock, notifyAll }: Needs) => {
  const whereOf = async (tx: Db, { threadId, n, authorId, isAnonymous }: Post) => {
    const row = await findThread(tx, threadId, 'all')
    if (row?.thread.state !== 'public') return undefined
    const { id, title, groupId, eventId } = row.thread
    const actorId = isAnonymous ? null : authorId
    const person = actorId === null ? undefined : (await meetPeople(tx, undefined, [actorId])).get(actorId)
    return {
      thread: { id, title },
      group: row.group,
      event: row.event,
      talk: { groupId, eventId },
      n,
      actorId,
      handle: person?.person.handle ?? null,
    }
  }

  /** Those of these people who are to hear of a post, and were not told of it yet; none who may not read it. */
  const listeners = async (
    tx: Db,
    post: Post,
    { userIds, talk, told }: { userIds: readonly string[]; talk: Talk; told: Set<string> },
  ) => {
    const muting = await findMuting(tx, post.threadId, userIds)
    const seeing = await findSeeingTalk(tx, talk, userIds)
    const left = [...new Set(userIds)].filter(
      (id) => id !== post.authorId && !muting.has(id) && !told.has(id) && seeing.has(id),
    )
    for (const id of left) told.add(id)
    return left
  }

  /** What those hear who follow all that is begun in a group or at an event. */
  const begunIn = (where: NonNullable<Awaited<ReturnType<typeof whereOf>>>): NewNotification | undefined => {
    const { group, event } = where
    if (group) return newInGroup({ ...where, group })
    return event ? newAtEvent({ ...where, event }) : undefined
  }

  const tell = (postId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const post = await lockUntold(tx, postId)
      const where = post && (await whereOf(tx, post))
      if (!post || !where) return
      await markTold(tx, postId, clock())
      const told = new Set<string>()
      const tellAll = async (userIds: readonly string[], notification: NewNotification) => {
        const left = await listeners(tx, post, { userIds, talk: where.talk, told })
        if (left.length > 0) await notifyAll(tx, left, notification)
      }
      const quotes = quotedPosts(post.content).map(({ postId: id }) => id)
      await tellAll(await findMentioned(tx, postId), mentioned(where))
      await tellAll(await findAuthors(tx, quotes), quoted(where))
      // Whoever follows a thread by the time its opening is told of has read that.
      if (post.n > 0) await tellAll(await findWatchers(tx, post.threadId), newReply(where))
      const begun = post.n === 0 && begunIn(where)
      if (begun) await tellAll(await findTalkWatchers(tx, where.talk), begun)
    })

  return {
    /** Says how posts are told of; before the jobs start. */
    register: (jobs: Pick<Jobs, 'register'>): void =>
      jobs.register(job, (payload) => tell(Payload.parse(payload).postId)),

    /** Tells people of a post who were named in it after the others were told. */
    tellNamed: async (tx: Db, post: Post, userIds: readonly string[]): Promise<void> => {
      const where = userIds.length === 0 ? undefined : await whereOf(tx, post)
      if (!where) return
      const left = await listeners(tx, post, { userIds, talk: where.talk, told: new Set() })
      if (left.length > 0) await notifyAll(tx, left, mentioned(where))
    },
  }
}
export type Telling = ReturnType<typeof tellingService>
