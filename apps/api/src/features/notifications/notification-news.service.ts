import type { NotificationNews } from '@soundings/contract/notifications'
import { NIL } from 'uuid'
import { changeTopic } from '#db/changes.ts'
import type { LiveStream, StreamSource } from '#extension-points/live-stream.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { inRounds } from '#shared/rounds.ts'
import { type Known, newsBetween } from './news.ts'
import { findNotifications, readKnown } from './notifications.repo.ts'

/** The streams of one person, and what they were told of. */
type Listeners = {
  known: Known | undefined
  newest: string
  /** Those that came since the notifications were last read. */
  arriving: Set<LiveStream>
  open: Set<LiveStream>
}

/** Somebody's notifications, by the person's id. */
const notificationsChanged = changeTopic('notifications')

const later = (a: string, b: string) => (a > b ? a : b)

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
    ids: [...news.added, ...news.renewed, ...arriving.flatMap(({ missed }) => missed)],
  }
}
type Plan = ReturnType<typeof plan>
type Found = Awaited<ReturnType<typeof findNotifications>>

const deliver = ({ listeners, now, news, arriving }: Plan, found: Found) => {
  const notify = (stream: LiveStream, data: NotificationNews, id = listeners.newest) =>
    stream.send({ id, data })
  const notifyAll = (data: NotificationNews) => {
    for (const stream of listeners.open) notify(stream, data)
  }
  if (news.isCleared) notifyAll({ kind: 'cleared' })
  for (const id of news.added) {
    const notification = found.get(id)
    listeners.newest = later(listeners.newest, id)
    if (notification) notifyAll({ kind: 'added', notification })
  }
  for (const id of news.renewed) {
    const notification = found.get(id)
    if (notification) notifyAll({ kind: 'renewed', notification })
  }
  if (news.read.length > 0) notifyAll({ kind: 'read', ids: news.read })
  for (const id of now.keys()) listeners.newest = later(listeners.newest, id)
  listeners.known = now

  for (const { stream, missed } of arriving) {
    if (!listeners.arriving.delete(stream)) continue
    listeners.open.add(stream)
    for (const id of missed) {
      const notification = found.get(id)
      if (notification) notify(stream, { kind: 'added', notification }, id)
    }
    stream.send({ id: later(listeners.newest, stream.since ?? NIL) })
  }
}

/**
 * Tells people of their notifications as they change, on however many streams they have open here. What changed is read
 * once for a person and not once for a stream.
 */
export const notificationNews = ({
  db,
  changes,
  log,
}: Pick<Dependencies, 'db' | 'changes' | 'log'>): StreamSource => {
  const people = new Map<string, Listeners>()

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
  changes.on(notificationsChanged, (userId) => {
    if (userId === undefined) changed.add(...people.keys())
    else if (people.has(userId)) changed.add(userId)
  })

  return {
    arrive: (stream) => {
      const { id } = stream.listener
      const listeners = people.get(id) ?? {
        known: undefined,
        newest: NIL,
        arriving: new Set(),
        open: new Set(),
      }
      people.set(id, listeners)
      listeners.arriving.add(stream)
      changed.add(id)
    },

    leave: (stream) => {
      const { id } = stream.listener
      const listeners = people.get(id)
      if (!listeners?.open.delete(stream) && !listeners?.arriving.delete(stream)) return
      if (listeners.open.size + listeners.arriving.size === 0) people.delete(id)
    },

    close: changed.close,
  }
}
