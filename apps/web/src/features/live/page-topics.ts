import type { LiveEvent } from '@soundings/contract/live'

/** Topics, each with the moment up to which all that happened to it is known, in milliseconds since 1970. */
export type Wanted = ReadonlyMap<string, number>

/** What the tab with the stream tells all tabs: what the server says, and which topics it follows from now on. */
export type StreamWord = LiveEvent | { kind: 'opened' } | { kind: 'followed'; topics: Wanted }

type Follower = {
  topic: string
  knownAt: number
  /** Whether the stream tells of everything since then. */
  isCovered: boolean
  /** There is no such topic, or not for this person. */
  isEnded: boolean
  onNews: () => void
}

/** The topics that one page follows while it shows them, whether or not there is a stream. */
export const createPageTopics = () => {
  const followers = new Set<Follower>()
  const watchers = new Set<() => void>()
  /** When the stream said something last: up to then nothing was missed. */
  let heardAt = 0

  const tellWatchers = () => {
    for (const watcher of watchers) watcher()
  }
  const knownAtOf = ({ isCovered, knownAt }: Follower) => (isCovered ? Math.max(knownAt, heardAt) : knownAt)

  const uncover = () => {
    for (const follower of followers)
      Object.assign(follower, { knownAt: knownAtOf(follower), isCovered: false })
  }
  const cover = (topics: Wanted) => {
    for (const follower of followers) {
      const since = topics.get(follower.topic)
      follower.isCovered ||= since !== undefined && since <= follower.knownAt
    }
  }
  const tellNews = (topic: string, isEnded: boolean) => {
    for (const follower of [...followers].filter((one) => one.topic === topic)) {
      Object.assign(follower, { knownAt: Date.now(), isEnded })
      follower.onNews()
    }
  }

  return {
    /** `readAt` is when the page read what it shows, in milliseconds since 1970. Returns how to stop. */
    follow: (topic: string, readAt: number, onNews: () => void): (() => void) => {
      const follower = { topic, knownAt: readAt, isCovered: false, isEnded: false, onNews }
      followers.add(follower)
      tellWatchers()
      return () => {
        followers.delete(follower)
        tellWatchers()
      }
    },

    wanted: (): Wanted => {
      const wanted = new Map<string, number>()
      for (const follower of [...followers].filter(({ isEnded }) => !isEnded)) {
        const known = wanted.get(follower.topic) ?? Number.POSITIVE_INFINITY
        wanted.set(follower.topic, Math.min(known, knownAtOf(follower)))
      }
      return wanted
    },

    /** Hears whenever what is wanted is another than before. Returns how to stop. */
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },

    take: (word: StreamWord): void => {
      // A new stream follows nothing yet, and says nothing of what came before it.
      if (word.kind === 'hello') uncover()
      else if (word.kind === 'opened') return
      else if (word.kind === 'followed') cover(word.topics)
      else if (word.kind === 'changed' || word.kind === 'ended') tellNews(word.topic, word.kind === 'ended')
      heardAt = Date.now()
      if (word.kind === 'hello' || word.kind === 'ended') tellWatchers()
    },
  }
}
export type PageTopics = ReturnType<typeof createPageTopics>

/** Those of this page. */
export const pageTopics = createPageTopics()
