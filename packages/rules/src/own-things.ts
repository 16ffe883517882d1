import { eventsPath } from '@soundings/contract/events-pages'
import { forumsPath } from '@soundings/contract/forum-pages'
import { groupsPath } from '@soundings/contract/groups-pages'
import { isUuid } from '@soundings/contract/ids'
import { tripsPages } from '@soundings/contract/trips-pages'
import { linkedParts } from './links.ts'

/** Something of ours that words lead to. */
export type OwnThing = {
  kind: 'site' | 'report' | 'photo' | 'thread' | 'event' | 'group' | 'trip'
  id: string
}

/** So many cards are read at the end of a text at most. */
const most = 12

const relative = /\]\(\s*<?(\/[^\s)>]+)/g
const siteIn = /^\/sites\/([^/?#]+)/
const threadIn = new RegExp(`^${forumsPath}/threads/([^/?#]+)`)
const eventIn = new RegExp(`^${eventsPath}/([^/?#]+)`)
const groupIn = new RegExp(`^${groupsPath}/([^/?#]+)`)

const tripIn = new RegExp(`^${tripsPages.trips}/([^/?#]+)`)

const named = (path: string, name: string): string | undefined =>
  new RegExp(`[?&]${name}=([^&#]+)`).exec(path)?.[1]

/** What an address within the app leads to, if it has a card: a report and a photo lie over the page of a site. */
const thingAt = (path: string): OwnThing | undefined => {
  const site = siteIn.exec(path)?.[1]
  const found: [OwnThing['kind'], string | undefined][] = [
    ['report', site && named(path, 'report')],
    ['photo', site || path.startsWith('/explore') ? named(path, 'photo') : undefined],
    ['site', site],
    ['thread', threadIn.exec(path)?.[1]],
    ['event', eventIn.exec(path)?.[1]],
    ['group', groupIn.exec(path)?.[1]],
    ['trip', tripIn.exec(path)?.[1]],
  ]
  return found.flatMap(([kind, id]) => (isUuid(id) ? { kind, id: id.toLowerCase() } : []))[0]
}

/** What belongs to whoever is quoted names nothing anew. */
const withoutQuotes = (markdown: string): string => markdown.replace(/^ {0,3}>.*$/gm, '')

/** What of ours a text leads to, each once: by whole addresses below `ownOrigin`, then by paths in Markdown links. */
export const ownThings = (markdown: string, ownOrigin: string): OwnThing[] => {
  const text = withoutQuotes(markdown)
  // Brackets of Markdown end an address, which no address of ours has.
  const whole = linkedParts(text.replace(/[()<>]/g, ' '), ownOrigin).flatMap((part) =>
    part.kind === 'own' ? part.path : [],
  )
  const short = [...text.matchAll(relative)].map(([, path = '']) => path)
  const found = new Map<string, OwnThing>()
  for (const path of [...whole, ...short]) {
    const thing = thingAt(path)
    if (thing && !found.has(thing.id)) found.set(thing.id, thing)
  }
  return [...found.values()].slice(0, most)
}
