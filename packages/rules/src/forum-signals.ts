import { forumLimits } from '@soundings/contract/forum-fields'
import { linksIn, mentionsIn, type OutwardLink } from './forum-words.ts'
import { longDate, plural } from './phrases.ts'

/** Whose limits hold for somebody; see `limitsOf` of their standing. */
export type Limited = 'new' | 'member' | 'trusted'

/** How many links, people named and photos a post may have. */
export const postLimits: Record<Limited, { links: number; mentions: number; photos: number }> = {
  new: { links: 2, mentions: 2, photos: 3 },
  member: { links: 10, mentions: 10, photos: forumLimits.photos },
  trusted: { links: 30, mentions: 20, photos: forumLimits.photos },
}

/** So many posts in a row somebody who is new may write in one thread. */
export const inRowWhileNew = 3

type Written = { title?: string; content: string; photos: readonly string[]; incident?: object | null }

/** All the words of a post, one part a line. */
export const wordsOf = ({ title = '', content, incident }: Written): string =>
  [title, content, ...Object.values(incident ?? {}).filter((part) => typeof part === 'string')].join('\n')

const endsText = (limited: Limited, until: Date | null): string => {
  if (limited !== 'new') return ''
  return until
    ? ` This limit ends on ${longDate(until)}.`
    : ' This limit ends when you’ve been here for a day and 3 things you shared are public.'
}

const refusals = {
  links: (most: number) =>
    plural(most, {
      one: 'A post of yours can have # link.',
      other: 'A post of yours can have up to # links.',
    }),
  mentions: (most: number) =>
    plural(most, {
      one: 'You can mention # person in a post.',
      other: 'You can mention up to # people in a post.',
    }),
  photos: (most: number) =>
    plural(most, {
      one: 'A post of yours can have # photo.',
      other: 'A post of yours can have up to # photos.',
    }),
}

/** What of a post is more than its author may, by field: which limit and when it ends. `until` is when they stand as usual again. */
export const postRefusal = (
  written: Written,
  limited: Limited,
  { ownOrigin, until = null }: { ownOrigin: string; until?: Date | null },
): { field: 'content' | 'photos'; message: string } | null => {
  const most = postLimits[limited]
  const end = endsText(limited, until)
  if (linksIn(wordsOf(written), ownOrigin).length > most.links)
    return { field: 'content', message: refusals.links(most.links) + end }
  if (mentionsIn(written.content).length > most.mentions)
    return { field: 'content', message: refusals.mentions(most.mentions) + end }
  if (written.photos.length > most.photos)
    return { field: 'photos', message: refusals.photos(most.photos) + end }
  return null
}

const hour = 3_600_000
const year = 365 * 24 * hour

export const signalTimes = {
  /** In milliseconds: a text comes again within this. */
  again: 24 * hour,
  /** A thread in which nobody wrote for so long. */
  silent: year,
  /** From when on an edit that adds a link is late. */
  late: hour,
} as const

/** So often the same text comes before it is one. */
const oftenAlike = 3
/** More people named are many. */
const fewMentions = 5

const signals = {
  'link-of-new': { isStrong: false, words: 'Someone new added a link.' },
  'taken-host': { isStrong: true, words: 'It links to a website whose posts were taken down before.' },
  'own-again': {
    isStrong: true,
    words: 'The same person posted the same or nearly the same text 3 times within a day.',
  },
  'others-again': {
    isStrong: true,
    words: 'Several new people posted the same or nearly the same text within a day.',
  },
  'many-mentions': { isStrong: false, words: 'It mentions more than 5 people.' },
  'phone-or-payment': { isStrong: false, words: 'Their first post has a phone number or speaks of payment.' },
  'long-silent': {
    isStrong: false,
    words: 'Someone new replied to a thread that nobody had replied to for a year.',
  },
  'late-link': { isStrong: false, words: 'A link was added more than an hour after it was posted.' },
} as const satisfies Record<string, { isStrong: boolean; words: string }>
export type ForumSignal = keyof typeof signals

/** What a moderator reads of each of these. */
export const signalWords = (names: readonly ForumSignal[]): string[] =>
  names.map((name) => signals[name].words)

/** Where everybody shows things: one bad page there says nothing about the others. */
const sharedHosts = [
  ...['youtube.com', 'youtu.be', 'vimeo.com', 'instagram.com', 'facebook.com', 'flickr.com', 'imgur.com'],
  ...['google.com', 'goo.gl', 'maps.app.goo.gl', 'wikipedia.org', 'inaturalist.org', 'reddit.com', 'x.com'],
]
const isShared = (host: string) => sharedHosts.some((known) => host === known || host.endsWith(`.${known}`))

/** The hosts that a text leads to and that are remembered once moderators took it down as advertising. */
export const hostsToRemember = (text: string, ownOrigin = ''): string[] => [
  ...new Set(linksIn(text, ownOrigin).flatMap(({ host }) => (host && !isShared(host) ? host : []))),
]

const phone = /(?:\+|\b00|\(0|(?<![\d.,-])0)[\d\s().\-/]{7,}\d/g
const payment =
  /\b(?:whatsapp|telegram|wechat|western union|moneygram|paypal|venmo|zelle|cash ?app|bitcoin|btc|usdt|crypto|iban|gift cards?|wire transfer|bank transfer|upfront payment)\b/i

const hasPhone = (text: string) =>
  [...text.matchAll(phone)].some(([found]) => {
    const digits = found.replace(/\D/g, '').length
    return digits >= 9 && digits <= 15
  })

/** Those links that a text has and its earlier version had not. */
export const addedLinks = (now: readonly OutwardLink[], before: readonly OutwardLink[]): OutwardLink[] => {
  const known = new Set(before.map(({ text }) => text))
  return now.filter(({ text }) => !known.has(text))
}

/** What is known of a post when it is written or changed; times in milliseconds. */
export type PostFacts = {
  limited: Limited
  /** All words, and those of the version before; null where it is new. */
  words: string
  before: string | null
  ownOrigin: string
  /** How old the post is: 0 where it is new. */
  age: number
  /** Nobody has read anything of its author before. */
  isFirst: boolean
  /** For how long nobody has written in the thread. */
  silentFor: number
  /** Of the hosts it newly leads to, those that were taken down. */
  takenHosts: number
  /** How many texts like it its author, and new people, wrote within a day before; and how many people these are. */
  alike: { own: number; ofNew: number; newPeople: number }
}

/** What about a post is a sign of advertising or fraud. */
export const forumSignals = (facts: PostFacts): ForumSignal[] => {
  const { limited, words, before, ownOrigin, age, isFirst, silentFor, takenHosts, alike } = facts
  const isNew = limited === 'new'
  const links = addedLinks(linksIn(words, ownOrigin), before === null ? [] : linksIn(before, ownOrigin))
  const isMany = (text: string) => mentionsIn(text).length > fewMentions
  const asks = (text: string) => hasPhone(text) || payment.test(text)
  const newly = (is: (text: string) => boolean) => is(words) && !(before !== null && is(before))
  const found: Record<ForumSignal, boolean> = {
    'link-of-new': isNew && links.length > 0,
    'taken-host': takenHosts > 0,
    'own-again': alike.own + 1 >= oftenAlike,
    'others-again': isNew && alike.ofNew + 1 >= oftenAlike && alike.newPeople > 0,
    'many-mentions': newly(isMany),
    'phone-or-payment': isFirst && newly(asks),
    'long-silent': isNew && before === null && silentFor > signalTimes.silent,
    'late-link': before !== null && age > signalTimes.late && links.length > 0,
  }
  return (Object.keys(signals) as ForumSignal[]).filter((name) => found[name])
}

/**
 * What follows: two signs or a strong one hold a post of somebody new until a moderator looked at it; members are held by
 * strong ones alone; whatever else has a sign is published, and moderators are told that it may be worth a look.
 */
export const verdictOf = (
  limited: Limited,
  names: readonly ForumSignal[],
): 'published' | 'noted' | 'held' => {
  if (names.length === 0) return 'published'
  const isStrong = names.some((name) => signals[name].isStrong)
  if (limited === 'new') return isStrong || names.length > 1 ? 'held' : 'noted'
  return limited === 'member' && isStrong ? 'held' : 'noted'
}
