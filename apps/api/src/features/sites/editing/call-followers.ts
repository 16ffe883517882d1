import { messagesOf, type SiteChapter } from '@soundings/rules/site-news'
import type { Db } from '#db/client.ts'
import type { SiteEvents, SiteFollower, SiteNews, SiteOutcome } from '#extension-points/site-follower.ts'
import { siteHappened } from '../site-notifications.ts'

type Call = (follower: SiteFollower) => Promise<SiteOutcome> | undefined

/** Calls each follower in order; answers all their news, and what each keeps by its name. */
export const callFollowers = async (
  followers: readonly SiteFollower[],
  call: Call,
): Promise<{ news: SiteNews[]; kept: Record<string, unknown> }> => {
  const all: Awaited<ReturnType<typeof callFollowers>> = { news: [], kept: {} }
  for (const follower of followers) {
    const { news = [], kept } = (await call(follower)) ?? {}
    all.news.push(...news)
    if (kept !== undefined) all.kept[follower.name] = kept
  }
  return all
}

/** What became of a site, by whom, and where the message about it leads. */
type Chapter = SiteChapter & { authorId: string | null; by: string | null; link: string | null }

/**
 * Calls each follower, and tells each person once what became of the site and of their own things there, but not the
 * one who did it. Answers what the followers keep.
 */
export const followSite = async (
  tx: Db,
  { kind, authorId, toAuthor, toOthers, by, link }: Chapter,
  { followers, notify }: SiteEvents,
  call: Call,
): Promise<Record<string, unknown>> => {
  const { news, kept } = await callFollowers(followers, call)
  const theirs = Map.groupBy(news, ({ userId }) => userId)
  if (authorId !== null && toAuthor && !theirs.has(authorId)) theirs.set(authorId, [])
  for (const [userId, own] of theirs) {
    if (userId === by) continue
    const toThem = userId === authorId && toAuthor
    const opening = toThem || { type: own[0]?.type ?? 'info', sentence: toOthers }
    for (const told of messagesOf([opening, ...own]))
      await notify(tx, userId, siteHappened(kind, { ...told, link }))
  }
  return kept
}
