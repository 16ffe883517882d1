import { escapeMarkup } from './share.ts'
import { xml } from './sitemaps.ts'

/** Something in a feed. `id` is a UUID that it keeps; addresses are complete, times are ISO instants. */
export type FeedEntry = {
  id: string
  title: string
  address: string
  publishedAt: string
  updatedAt: string
  /** The name of who wrote it. */
  author: string
  words: string
}

export type Feed = {
  id: string
  title: string
  subtitle: string
  /** Of the page that it tells of, and of the feed itself. */
  address: string
  ownAddress: string
  /** Of the feed where it has no entries. */
  since: string
  entries: readonly FeedEntry[]
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`
const urn = (id: string) => element('id', `urn:uuid:${id}`)

const entryOf = ({ id, title, address, publishedAt, updatedAt, author, words }: FeedEntry) =>
  [
    '<entry>',
    urn(id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    element('published', publishedAt),
    element('updated', updatedAt),
    `<author>${element('name', author)}</author>`,
    `<content type="text">${escapeMarkup(words)}</content>`,
    '</entry>',
  ].join('\n')

/** A feed as Atom has it (RFC 4287), the newest first. */
export const atomFeed = ({ id, title, subtitle, address, ownAddress, since, entries }: Feed): string => {
  const updated = [since, ...entries.map(({ updatedAt }) => updatedAt)].toSorted().at(-1) ?? since
  const head = [
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    urn(id),
    element('title', title),
    ...(subtitle ? [element('subtitle', subtitle)] : []),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(ownAddress)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    element('updated', updated),
    '<generator>Soundings</generator>',
  ]
  return xml([...head, ...entries.map(entryOf), '</feed>'].join('\n'))
}
