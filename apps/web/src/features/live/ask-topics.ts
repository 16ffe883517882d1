import { liveLimits } from '@soundings/contract/live'
import { askToFollow } from './live.queries.ts'
import type { Wanted } from './page-topics.ts'

/** In milliseconds: what pages want while they change is asked for once; what nobody confirms is asked for again. */
const settling = 50
const patience = 10_000

/** Keeps the stream of this browser following what its pages want, however often that changes. */
export const createTopicAsker = () => {
  let stream: string | undefined
  let n = 0
  let wanted: Wanted = new Map()
  let sent: Wanted | undefined
  let confirmed: Wanted = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isCovered = (topics: Wanted) =>
    [...wanted].every(([topic, knownAt]) => (topics.get(topic) ?? Number.POSITIVE_INFINITY) <= knownAt)
  const isRight = (topics: Wanted) => topics.size === wanted.size && isCovered(topics)

  const ask = () => {
    timer = undefined
    if (stream === undefined || isRight(confirmed)) return
    sent = wanted
    n++
    const now = Date.now()
    const topics = [...sent].map(([topic, knownAt]) => ({ topic, age: Math.max(0, now - knownAt) }))
    timer = setTimeout(ask, patience)
    // What was refused is asked for again as what was lost is.
    askToFollow({ stream, n, topics }).catch(() => undefined)
  }
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, settling)
  }

  return {
    /** A stream stands, and follows nothing yet. */
    begin: (id: string): void => {
      stream = id
      n = 0
      sent = undefined
      confirmed = new Map()
      askSoon()
    },
    want: (topics: Wanted): void => {
      wanted = new Map([...topics].slice(0, liveLimits.perStream))
      if (!isRight(sent ?? confirmed)) askSoon()
    },
    /** The server follows what was asked for under this number; answers what that is, unless it is outdated. */
    confirm: (asked: number): Wanted | undefined => {
      if (asked !== n || !sent) return undefined
      confirmed = sent
      sent = undefined
      clearTimeout(timer)
      if (!isRight(confirmed)) askSoon()
      return confirmed
    },
    stop: (): void => {
      clearTimeout(timer)
      stream = undefined
    },
  }
}
