import { type FollowedTopic, liveLimits } from '@soundings/contract/live'
import { readTopic, topicKind } from '@soundings/contract/topics'
import type { LiveStream, StreamSource } from '#extension-points/live-stream.ts'
import type { StreamTopic } from '#extension-points/stream-topic.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { inRounds } from '#shared/rounds.ts'
import { recentChanges } from './recent-changes.ts'
import { atMostEvery } from './throttle.ts'

/** So often at most, in milliseconds, news of one topic are told. */
const pace = 500
/** So long, in milliseconds, news are gathered: who may hear of them is asked for many topics at once. */
const gathering = 30
/** By how many milliseconds what a page read may be older than it thinks: it was in transit, or made during a change. */
const leeway = 2_000

/** One stream's part in a topic: whether its person may is to be asked, and whether there is something to tell. */
type Follower = { stream: LiveStream; isAllowed: boolean; isBehind: boolean; wasAllowed?: boolean }

type Followed = {
  kind: StreamTopic
  id: string
  followers: Map<LiveStream, Follower>
  news: ReturnType<typeof atMostEvery>
}

/** The topics of a stream, and the number under which it asked for them. */
type Wishes = { n: number; topics: Set<string> }

export type Topics = StreamSource & {
  /** From now on a stream follows these instead of those before, unless it has said something newer. */
  follow: (stream: LiveStream, n: number, wanted: readonly FollowedTopic[]) => void
}

const isDue = ({ isAllowed, isBehind }: Follower) => !isAllowed || isBehind

/**
 * Tells streams of the topics that they asked for: that there is something new, and not what, which the page asks for as
 * it asked before. Whether somebody may is asked when they begin, before each news, and when their groups change.
 */
export const followedTopics = (
  { db, changes, log }: Pick<Dependencies, 'db' | 'changes' | 'log'>,
  kinds: readonly StreamTopic[],
): Topics => {
  const known = new Map(kinds.map((kind) => [kind.name, { kind, recent: recentChanges() }]))
  const followed = new Map<string, Followed>()
  const wishes = new Map<LiveStream, Wishes>()
  const countOf = new Map<string, number>()

  const count = ({ listener: { id } }: LiveStream, by: 1 | -1) => {
    const next = (countOf.get(id) ?? 0) + by
    if (next === 0) countOf.delete(id)
    else countOf.set(id, next)
  }

  const unfollow = (stream: LiveStream, topic: string) => {
    const one = followed.get(topic)
    wishes.get(stream)?.topics.delete(topic)
    if (!one?.followers.delete(stream)) return
    count(stream, -1)
    if (one.followers.size > 0) return
    one.news.close()
    followed.delete(topic)
  }

  const settleKind = async (kind: StreamTopic, topics: string[]) => {
    const due = topics.flatMap((topic) => {
      const one = followed.get(topic)
      const followers = one?.kind === kind ? [...one.followers.values()].filter(isDue) : []
      return followers.map((follower) => ({
        topic,
        id: one?.id ?? '',
        follower,
        wasBehind: follower.isBehind,
      }))
    })
    if (due.length === 0) return
    // What happens while the question is on its way is asked about once more.
    for (const { follower } of due) Object.assign(follower, { isAllowed: true, isBehind: false })
    try {
      const asked = due.map(({ id, follower }) => ({ id, listener: follower.stream.listener }))
      const allowed = await kind.may(db, asked)
      for (const [at, { topic, follower, wasBehind }] of due.entries()) {
        const { stream } = follower
        if (followed.get(topic)?.followers.get(stream) !== follower) continue
        const hadRight = follower.wasAllowed ?? false
        follower.wasAllowed = allowed[at] ?? false
        if (!allowed[at] && kind.isSilent) {
          // Whose right just ended is told that something is another than it was, as when it had gone by itself.
          follower.isAllowed = false
          if (hadRight) stream.send({ data: { kind: 'changed', topic } })
        } else if (!allowed[at]) {
          unfollow(stream, topic)
          stream.send({ data: { kind: 'ended', topic } })
        } else if (wasBehind) stream.send({ data: { kind: 'changed', topic } })
      }
    } catch (error) {
      for (const { follower, wasBehind } of due)
        Object.assign(follower, { isAllowed: false, isBehind: follower.isBehind || wasBehind })
      throw error
    }
  }

  const settled = inRounds(async (topics) => {
    for (const kind of kinds) await settleKind(kind, topics)
  }, log)

  const gathered = new Set<string>()
  const gather = (topic: string) => {
    if (gathered.size === 0)
      setTimeout(() => {
        settled.add(...gathered)
        gathered.clear()
      }, gathering).unref()
    gathered.add(topic)
  }

  const follow = (stream: LiveStream, { topic, age }: FollowedTopic) => {
    const { name, id = '' } = readTopic(topic)
    const found = known.get(name)
    const isNew = wishes.get(stream)?.topics.has(topic) === false
    const isTooMuch = isNew && (countOf.get(stream.listener.id) ?? 0) >= liveLimits.perPerson
    if (!found || isTooMuch) return stream.send({ data: { kind: 'ended', topic } })
    const { kind, recent } = found
    const one = followed.get(topic) ?? {
      kind,
      id,
      followers: new Map(),
      news: atMostEvery(pace, () => gather(topic)),
    }
    followed.set(topic, one)
    wishes.get(stream)?.topics.add(topic)
    if (isNew) count(stream, 1)
    const follower = one.followers.get(stream) ?? { stream, isAllowed: false, isBehind: false }
    follower.isBehind ||= recent.isWithin(id, age + leeway)
    one.followers.set(stream, follower)
    settled.add(topic)
  }

  const notify = ({ followers, news }: Followed) => {
    for (const follower of followers.values()) follower.isBehind = true
    news.ask()
  }
  const changed = (kind: StreamTopic, id: string | undefined) => {
    const recent = known.get(kind.name)?.recent
    if (id === undefined) {
      recent?.noteAll()
      for (const one of followed.values()) if (one.kind === kind) notify(one)
      return
    }
    recent?.note(id)
    const topic = topicKind(kind.name).of(id)
    const one = followed.get(topic)
    if (one) notify(one)
  }
  const idsIn = ({ idsIn: apart }: StreamTopic, detail: string | undefined) =>
    detail === undefined || !apart ? [detail] : apart(detail)
  for (const kind of kinds)
    for (const topic of kind.changes)
      changes.on(topic, (detail) => {
        for (const id of idsIn(kind, detail)) changed(kind, id)
      })

  return {
    arrive: (stream) => void wishes.set(stream, { n: 0, topics: new Set() }),

    leave: (stream) => {
      for (const topic of wishes.get(stream)?.topics ?? []) unfollow(stream, topic)
      wishes.delete(stream)
    },

    regroup: (stream) => {
      for (const topic of wishes.get(stream)?.topics ?? []) {
        const follower = followed.get(topic)?.followers.get(stream)
        if (follower) follower.isAllowed = false
        settled.add(topic)
      }
    },

    follow: (stream, n, wanted) => {
      const before = wishes.get(stream)
      if (!before || n <= before.n) return
      before.n = n
      const kept = new Set(wanted.map(({ topic }) => topic))
      for (const topic of before.topics) if (!kept.has(topic)) unfollow(stream, topic)
      for (const one of wanted) follow(stream, one)
      stream.send({ data: { kind: 'following', n } })
    },

    close: () => {
      gathered.clear()
      settled.close()
      for (const { news } of followed.values()) news.close()
    },
  }
}
