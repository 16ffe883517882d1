import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@soundings/contract/live'
import { NIL } from 'uuid'
import type { Listener, LiveStream, StreamSource } from '#extension-points/live-stream.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { EventLine, EventsAnswer } from '#shared/event-line.ts'
import { HttpError } from '#shared/http-error.ts'
import { inRounds } from '#shared/rounds.ts'
import { sessionsChanged } from '#src/sessions/sessions.service.ts'
import { findLiveSessions } from './live.repo.ts'

type Open = LiveStream & { line: EventLine<LiveEvent> }

const maxPerPerson = 10
/** In milliseconds: who has to make room comes back late, or all would push each other out in turn. */
const outFor = 60_000
/** In milliseconds; proxies cut a line that is silent for a minute. */
const usualBeat = 25_000

/** `max` streams are held at once; an idle one shows every `beat` milliseconds that it stands. */
export type StreamLimits = { max: number; beat?: number }

/**
 * Holds the open streams of the people who are connected here, tells `sources` of them, and ends those of a session that
 * ended.
 */
export const liveStreams = (
  { db, clock, changes, log }: Pick<Dependencies, 'db' | 'clock' | 'changes' | 'log'>,
  { max, beat = usualBeat }: StreamLimits,
  sources: readonly StreamSource[],
) => {
  const people = new Map<string, Set<Open>>()
  const all = new Map<string, Open>()
  let isClosed = false

  const leave = (stream: Open) => {
    if (!all.delete(stream.id)) return
    const { id } = stream.listener
    const theirs = people.get(id)
    theirs?.delete(stream)
    if (theirs?.size === 0) people.delete(id)
    for (const source of sources) source.leave(stream)
  }
  const hangUp = (stream: Open, comeBackAfter?: number) => {
    leave(stream)
    stream.line.end(comeBackAfter)
  }

  const sessionsMayHaveEnded = inRounds(async (userIds) => {
    const streams = userIds.flatMap((userId) => [...(people.get(userId) ?? [])])
    const sessionIds = streams.map(({ listener }) => listener.sessionId)
    const going = await findLiveSessions(db, sessionIds, clock())
    for (const stream of streams) {
      const groups = going.get(stream.listener.sessionId)
      if (groups) {
        const isSame = groups.join() === stream.listener.groups.join()
        stream.listener = { ...stream.listener, groups }
        if (!isSame) for (const source of sources) source.regroup?.(stream)
        continue
      }
      stream.send({ id: NIL, data: { kind: 'signed-out' } })
      hangUp(stream)
    }
  }, log)
  changes.on(sessionsChanged, (userId) => {
    if (userId === undefined) sessionsMayHaveEnded.add(...people.keys())
    else if (people.has(userId)) sessionsMayHaveEnded.add(userId)
  })

  const beating = setInterval(() => {
    for (const { line } of all.values()) line.beat()
  }, beat).unref()

  return {
    /** A stream of a person's news, after those up to `since` where that is given. */
    open: (listener: Listener, since?: string): EventsAnswer<LiveEvent> => {
      if (all.size >= max) throw new HttpError(503, 'Too many people are connected right now')
      return (line) => {
        if (isClosed) {
          line.end()
          return () => {}
        }
        const stream: Open = { id: randomUUID(), listener, since, line, send: line.send }
        const theirs = people.get(listener.id) ?? new Set()
        const [oldest] = theirs
        people.set(listener.id, theirs.add(stream))
        all.set(stream.id, stream)
        if (oldest && theirs.size > maxPerPerson) hangUp(oldest, outFor)
        stream.send({ data: { kind: 'hello', stream: stream.id } })
        for (const source of sources) source.arrive(stream)
        // The session may have ended between the check of its token and now.
        sessionsMayHaveEnded.add(listener.id)
        return () => leave(stream)
      }
    },

    find: (streamId: string): LiveStream | undefined => all.get(streamId),

    /** How many are open on this instance. */
    count: (): number => all.size,

    /** Ends them all at once, so that the server can stop. */
    close: (): void => {
      isClosed = true
      clearInterval(beating)
      sessionsMayHaveEnded.close()
      for (const stream of all.values()) hangUp(stream)
      for (const source of sources) source.close()
    },
  }
}
export type LiveStreams = ReturnType<typeof liveStreams>
