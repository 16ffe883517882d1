import type { Notification } from '@soundings/contract/notifications'
import { reasonText } from './moderation.ts'

type Type = Notification['type']

/** What happened to a site. */
type SiteEvent = 'site-removed' | 'site-merged' | 'site-restored' | 'site-deleted'

/** What happened to a site, as its author and everybody else with something there read it. */
export type SiteChapter = {
  kind: SiteEvent
  toAuthor: { type: Type; sentence: string } | null
  toOthers: string
}

const quoted = (name: string) => `“${name}”`

/** What people are told about a site that was removed, for a reason that only its author reads. */
export const takenAway = (siteName: string, reason: string | null): SiteChapter => ({
  kind: 'site-removed',
  toAuthor: {
    type: 'warning',
    sentence: `Your site ${quoted(siteName)} was removed.${reasonText(reason)}`,
  },
  toOthers: `The site ${quoted(siteName)} was removed.`,
})

/** What people are told about a site that was merged into another one. */
export const becamePart = (siteName: string, into: string): SiteChapter => ({
  kind: 'site-merged',
  toAuthor: { type: 'info', sentence: `Your site ${quoted(siteName)} is now part of ${quoted(into)}.` },
  toOthers: `The site ${quoted(siteName)} is now part of ${quoted(into)}.`,
})

/** What people are told about a site that was restored. */
export const cameBack = (siteName: string): SiteChapter => ({
  kind: 'site-restored',
  toAuthor: { type: 'success', sentence: `Your site ${quoted(siteName)} has been restored.` },
  toOthers: `The site ${quoted(siteName)} has been restored.`,
})

/** What people are told about a site that was deleted; its author has known since it was removed. */
export const deletedForGood = (siteName: string): SiteChapter => ({
  kind: 'site-deleted',
  toAuthor: null,
  toOthers: `The site ${quoted(siteName)} was permanently deleted.`,
})

type News = { type: Type; sentence: string }

/** As long as a notification may be. */
const longest = 500
const byWeight: readonly Type[] = ['error', 'warning', 'info', 'success']

/** One message, of the weightiest type of all; two or more only where the sentences do not fit into one. */
export const messagesOf = (news: readonly News[]): { type: Type; message: string }[] => {
  const type = byWeight.find((each) => news.some((one) => one.type === each)) ?? 'info'
  const messages: string[] = []
  for (const { sentence } of news) {
    const last = messages.at(-1)
    if (last !== undefined && last.length + 1 + sentence.length <= longest)
      messages.splice(-1, 1, `${last} ${sentence}`)
    else messages.push(sentence)
  }
  return messages.map((message) => ({ type, message }))
}

/** One sentence for each person, about as many things as they are named times. */
export const newsByPerson = (
  people: readonly string[],
  type: Type,
  sentenceFor: (count: number) => string,
): (News & { userId: string })[] =>
  [...Map.groupBy(people, (userId) => userId)].map(([userId, { length }]) => ({
    userId,
    type,
    sentence: sentenceFor(length),
  }))
