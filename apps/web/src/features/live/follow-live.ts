import type { LiveEvent } from '@soundings/contract/live'
import { newKey } from '#shared/lib/new-key.ts'
import { createTopicAsker } from './ask-topics.ts'
import { keepStream } from './event-stream.ts'
import { inOneTab } from './one-tab.ts'
import type { PageTopics, StreamWord, Wanted } from './page-topics.ts'
import { createTabUnion } from './tab-union.ts'

/** What tabs say to each other: the one with the stream what it hears, each of them what its page wants. */
type Word = { from: 'stream'; word: StreamWord } | { from: 'tab'; tab: string; wanted: Wanted }

type Options = {
  userId: string
  /** What the page follows. */
  topics: PageTopics
  /** Hears all that the stream says, and when it stands, for the first time or again. */
  onWord: (word: StreamWord) => void
}

/** The tab that holds the stream: it tells all what the server says, and the server what all want. */
const lead = (spread: (word: StreamWord) => void) => {
  const asker = createTopicAsker()
  const union = createTabUnion(asker.want)
  const take = (event: LiveEvent) => {
    if (event.kind === 'hello') asker.begin(event.stream)
    if (event.kind !== 'following') return spread(event)
    const topics = asker.confirm(event.n)
    if (topics) spread({ kind: 'followed', topics })
  }
  const stopStream = keepStream({ onOpen: () => spread({ kind: 'opened' }), onEvent: take })
  return {
    put: union.put,
    stop: () => {
      stopStream()
      union.stop()
      asker.stop()
    },
  }
}

/** Holds a lock for as long as this tab follows, so that the others know when it is gone. */
const holdLock = (name: string, signal: AbortSignal) => {
  const untilOver = () =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  navigator.locks?.request(name, { signal }, untilOver).catch(() => undefined)
}

/**
 * Follows what the server tells a person: one tab of the browser holds the stream for all, with the topics that the
 * pages of all of them want. Returns how to stop.
 */
export const followLive = ({ userId, topics, onWord }: Options): (() => void) => {
  const name = `soundings.live.${userId}`
  const tab = `${name}.${newKey()}`
  const channel = new BroadcastChannel(name)
  const over = new AbortController()
  let leader: ReturnType<typeof lead> | undefined

  const say = (word: Word) => {
    // Where tabs cannot agree, each has a stream of its own.
    if (navigator.locks) channel.postMessage(word)
  }
  const take = (word: StreamWord) => {
    topics.take(word)
    onWord(word)
  }
  const report = () => {
    const wanted = topics.wanted()
    if (leader) leader.put(tab, wanted)
    else say({ from: 'tab', tab, wanted })
  }

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.from === 'stream') take(data.word)
    else leader?.put(data.tab, data.wanted)
  }
  holdLock(tab, over.signal)
  const stopWatching = topics.watch(report)
  const stopLeading = inOneTab(name, () => {
    leader = lead((word) => {
      say({ from: 'stream', word })
      take(word)
    })
    return () => {
      leader?.stop()
      leader = undefined
    }
  })
  report()

  return () => {
    stopWatching()
    stopLeading()
    over.abort()
    channel.close()
  }
}
