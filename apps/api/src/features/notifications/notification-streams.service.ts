import type { NotificationEvent } from '@soundings/contract/notifications'
import { isEnough, levelOf } from '@soundings/rules/people'
import { NIL } from 'uuid'
import type { EventLine, EventsAnswer } from '#src/event-line.ts'
import type { Person } from '#src/person.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { atMostEvery } from './at-most-every.ts'
import { type Known, newsBetween } from './news.ts'
import { findLiveSessions, findNotifications, readKnown } from './notifications.repo.ts'
import { inRounds } from './rounds.ts'

type Owner = Pick<Person, 'id' | 'sessionId' | 'groups'>
type Stream = { owner: Owner; since: string | undefined; line: EventLine<NotificationEvent> }

/** The streams of one person, and what they were told of. */
type Listeners = {
  known: Known | undefined
  newest: string
  /** Those that came since the notifications were last read. */
  arriving: Set<Stream>
  open: Set<Stream>
}

const mostPerPerson = 10
/** In milliseconds: who has to make room comes back late, or all would push each other out in turn. */
const outFor = 60_000
/** In milliseconds; proxies cut a line that is silent for a minute. */
const usualBeat = 25_000
/** So often at most, in milliseconds, moderators are told that what waits for them has changed. */
const pendingEvery = 500

const later = (a: string, b: string) => (a > b ? a : b)
const everyStream = ({ arriving, open }: Listeners) => [...open, ...arriving]
const isModerators = ({ owner }: Stream) => isEnough(levelOf(owner.groups), 'moderator')

/**
 * Tells people of their notifications as they change, and of the end of their session, on however many streams they
 * have open here; moderators also that what waits for them is another than before. What changed is read once for a
 * person and not once for a stream. `most` streams are held at once.
 */
export const notificationStreams = ({
  db,
  clock,
  changes,
  log,
  most,
  beat = usualBeat,
}: Pick<World, 'db' | 'clock' | 'changes' | 'log'> & { most: number; beat?: number }) => {
  const people = new Map<string, Listeners>()
  let count = 0
  let isClosed = false

  const leave = (stream: Stream) => {
    const listeners = people.get(stream.owner.id)
    if (!listeners?.open.delete(stream) && !listeners?.arriving.delete(stream)) return
    count--
    if (listeners.open.size + listeners.arriving.size === 0) people.delete(stream.owner.id)
  }
  const hangUp = (stream: Stream, comeBackAfter?: number) => {
    leave(stream)
    stream.line.end(comeBackAfter)
  }

  /** What to tell of one person, once the notifications that it names are there. */
  const plan = (listeners: Listeners, now: Known) => {
    const news = newsBetween(listeners.known ?? now, now)
    const arriving = [...listeners.arriving].map((stream) => {
      const { since } = stream
      return {
        stream,
        missed: since === undefined ? [] : [...now.keys()].filter((id) => id > since).reverse(),
      }
    })
    return {
      listeners,
      now,
      news,
      arriving,
      ids: [...news.added, ...arriving.flatMap(({ missed }) => missed)],
    }
  }
  type Plan = ReturnType<typeof plan>
  type Found = Awaited<ReturnType<typeof findNotifications>>

  const deliver = ({ listeners, now, news, arriving }: Plan, found: Found) => {
    const tell = (stream: Stream, data: NotificationEvent, id = listeners.newest) =>
      stream.line.send({ id, data })
    const tellAll = (data: NotificationEvent) => {
      for (const stream of listeners.open) tell(stream, data)
    }
    if (news.isCleared) tellAll({ kind: 'cleared' })
    for (const id of news.added) {
      const notification = found.get(id)
      listeners.newest = later(listeners.newest, id)
      if (notification) tellAll({ kind: 'added', notification })
    }
    if (news.read.length > 0) tellAll({ kind: 'read', ids: news.read })
    const [newest = NIL] = now.keys()
    listeners.newest = later(listeners.newest, newest)
    listeners.known = now

    for (const { stream, missed } of arriving) {
      if (!listeners.arriving.delete(stream)) continue
      listeners.open.add(stream)
      for (const id of missed) {
        const notification = found.get(id)
        if (notification) tell(stream, { kind: 'added', notification }, id)
      }
      const heard = later(listeners.newest, stream.since ?? NIL)
      stream.line.send({ id: heard })
      // What waits may have changed before the line was there.
      if (isModerators(stream)) tell(stream, { kind: 'pending-changed' }, heard)
    }
  }

  const changed = inRounds(async (userIds) => {
    const known = await readKnown(db, userIds)
    const plans = [...known].flatMap(([userId, now]) => {
      const listeners = people.get(userId)
      return listeners ? [plan(listeners, now)] : []
    })
    const found = await findNotifications(
      db,
      plans.flatMap(({ ids }) => ids),
    )
    for (const each of plans) deliver(each, found)
  }, log)

  const perhapsSignedOut = inRounds(async (userIds) => {
    const streams = userIds.flatMap((userId) => {
      const listeners = people.get(userId)
      return listeners ? everyStream(listeners) : []
    })
    const sessionIds = streams.map(({ owner }) => owner.sessionId)
    const live = await findLiveSessions(db, sessionIds, clock())
    for (const stream of streams) {
      const groups = live.get(stream.owner.sessionId)
      if (groups) {
        stream.owner = { ...stream.owner, groups }
        continue
      }
      stream.line.send({ id: NIL, data: { kind: 'signed-out' } })
      hangUp(stream)
    }
  }, log)

  const pendingChanged = atMostEvery(pendingEvery, () => {
    for (const { newest, open } of people.values())
      for (const stream of open)
        if (isModerators(stream)) stream.line.send({ id: newest, data: { kind: 'pending-changed' } })
  })

  const those = (userId: string | undefined) => {
    if (userId === undefined) return [...people.keys()]
    return people.has(userId) ? [userId] : []
  }
  changes.on('notifications', (userId) => changed.add(...those(userId)))
  changes.on('sessions', (userId) => perhapsSignedOut.add(...those(userId)))
  changes.on('moderation', () => pendingChanged.ask())

  const everybody = () => [...people.values()].flatMap(everyStream)
  const beating = setInterval(() => {
    for (const { line } of everybody()) line.beat()
  }, beat).unref()

  return {
    /** A stream of a person's news, after those up to `since` where that is given. */
    open: (owner: Owner, since?: string): EventsAnswer<NotificationEvent> => {
      if (count >= most) throw new Refusal(503, 'Too many people are connected just now')
      return (line) => {
        const stream = { owner, since, line }
        if (isClosed) {
          line.end()
          return () => {}
        }
        const listeners = people.get(owner.id) ?? {
          known: undefined,
          newest: NIL,
          arriving: new Set(),
          open: new Set(),
        }
        const streams = everyStream(listeners)
        people.set(owner.id, listeners)
        listeners.arriving.add(stream)
        count++
        if (streams[0] && streams.length >= mostPerPerson) hangUp(streams[0], outFor)
        changed.add(owner.id)
        // The session may have ended between the check of its token and now.
        perhapsSignedOut.add(owner.id)
        return () => leave(stream)
      }
    },

    /** How many are open on this instance. */
    count: (): number => count,

    /** Ends them all at once, so that the server can stop. */
    close: (): void => {
      isClosed = true
      clearInterval(beating)
      changed.close()
      perhapsSignedOut.close()
      pendingChanged.close()
      for (const stream of everybody()) hangUp(stream)
    },
  }
}
export type NotificationStreams = ReturnType<typeof notificationStreams>
