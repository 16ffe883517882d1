import type { Db } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import { forgetGathered } from '#features/notifications/index.ts'
import { gatheringOf } from '../forum-notifications.ts'
import { lockThread, recountThread } from '../reading/threads.repo.ts'
import {
  deletePrivateOf,
  deleteThread,
  deleteUnseenThreadsOf,
  emptyPostsOf,
  findEarlier,
  findLikesOf,
  findMarksOf,
  findThreadsOf,
  forgetWriter,
  hasForeign,
  listPostsOf,
  takeLikesBack,
} from './personal-forum.repo.ts'

/** So many posts are in memory at a time. */
const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/** What somebody wrote, each post with what it said before. */
async function* postPieces(db: Db, userId: string): AsyncGenerator<string> {
  for (let after = first; ; ) {
    const rows = await listPostsOf(db, userId, { after, limit: batch })
    const ids = rows.map(({ id }) => id)
    const earlier = Map.groupBy(await findEarlier(db, userId, ids), ({ postId }) => postId)
    const lines = rows.map((row) =>
      JSON.stringify({
        ...row,
        earlier: (earlier.get(row.id) ?? []).map(({ postId: _, ...version }) => version),
      }),
    )
    if (lines.length > 0) yield `${after === first ? '\n' : ',\n'}${lines.join(',\n')}`
    if (rows.length < batch) return
    after = ids.at(-1) ?? after
  }
}

async function* pieces(db: Db, userId: string): AsyncGenerator<string> {
  yield '{"posts":['
  yield* postPieces(db, userId)
  const rest = { thanked: await findLikesOf(db, userId), threads: await findMarksOf(db, userId) }
  yield `\n],${JSON.stringify(rest).slice(1)}\n`
}

/**
 * What somebody wrote in the forums. When they leave, what others read stays without a name; or all of their words go, and
 * threads in which nobody else wrote with them. What they read and followed goes.
 */
export const personalForum: PersonalData = {
  name: 'forum',
  pieces,
  leave: async (tx, userId, how) => {
    const threadIds = await findThreadsOf(tx, userId)
    for (const id of threadIds) await lockThread(tx, id, 'all')
    const kept: string[] = []
    for (const id of threadIds) {
      await forgetGathered(tx, { key: gatheringOf(id) })
      const thread = await lockThread(tx, id, 'all')
      const isWhole = how === 'delete' && thread?.authorId === userId && !(await hasForeign(tx, id, userId))
      if (isWhole) await deleteThread(tx, id)
      else kept.push(id)
    }
    await takeLikesBack(tx, userId)
    await emptyPostsOf(tx, userId, how === 'delete' ? 'all' : 'unseen')
    await deleteUnseenThreadsOf(tx, userId)
    await forgetWriter(tx, userId)
    await deletePrivateOf(tx, userId)
    for (const id of kept) await recountThread(tx, id)
  },
}
