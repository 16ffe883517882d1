import { inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumMentions } from '#db/schema/forum-posts.ts'

/** The usernames that each of these posts names, as they are written in it. */
export const findMentions = async (db: Db, postIds: readonly string[]): Promise<Map<string, string[]>> => {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select({ postId: forumMentions.postId, handle: forumMentions.handle })
    .from(forumMentions)
    .where(inArray(forumMentions.postId, [...postIds]))
  const found = Map.groupBy(rows, ({ postId }) => postId)
  return new Map([...found].map(([id, named]) => [id, named.map(({ handle }) => handle).sort()]))
}
