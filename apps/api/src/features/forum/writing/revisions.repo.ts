import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { forumLikes, forumMentions, forumRevisions } from '#db/schema/forum-posts.ts'

export type RevisionRow = typeof forumRevisions.$inferSelect

export const insertRevision = async (tx: Db, row: RevisionRow): Promise<void> => {
  await tx.insert(forumRevisions).values(row)
}

/** What a post said before, the latest first. */
export const listRevisions = (db: Db, postId: string): Promise<RevisionRow[]> =>
  db
    .select()
    .from(forumRevisions)
    .where(eq(forumRevisions.postId, postId))
    .orderBy(desc(forumRevisions.version))

/** What hangs on a post whose words go: what it said before, who thanked for it, and who is named in it. */
export const forgetPost = async (tx: Db, postId: string): Promise<void> => {
  await tx.delete(forumRevisions).where(eq(forumRevisions.postId, postId))
  await tx.delete(forumLikes).where(eq(forumLikes.postId, postId))
  await tx.delete(forumMentions).where(eq(forumMentions.postId, postId))
}
