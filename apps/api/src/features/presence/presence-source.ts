import { v7 as newId } from 'uuid'
import type { StreamSource } from '#extension-points/live-stream.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findVisible, writeLeft, writeSeen } from './presence.repo.ts'
import { tellPresence } from './presence-changes.ts'
import { lingersFor, onlineFor } from './seen.ts'

/** In milliseconds: how often changes are told at most, and how often it is written that people are still here. */
const usualPace = { told: 2_000, written: 30_000, lingers: lingersFor }
/** In milliseconds: nobody is asked about at the very moment at which they cease to be online. */
const leeway = 1_000

/**
 * Knows who has a stream open on this instance, and writes it: few rows at a time, many people in one statement, and
 * never inside anybody's transaction. What is lost when it is killed is written anew by another, or runs out.
 */
export const presenceSource = (
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  pace = usualPace,
): StreamSource => {
  const instance = newId()
  const streams = new Map<string, number>()
  let came = new Set<string>()
  let left = new Set<string>()
  /** Who left, and when others are told, by the clock of the process. */
  const tellAt = new Map<string, number>()
  let writtenAt = performance.now()
  let isRunning = false

  const writeAll = async () => {
    const isDue = performance.now() - writtenAt >= pace.written
    const ids = isDue ? [...streams.keys()] : [...came]
    if (isDue) writtenAt = performance.now()
    const asked = came
    came = new Set()
    if (ids.length === 0) return
    try {
      await tellPresence(db, await writeSeen(db, ids, instance, clock()))
    } catch (error) {
      came = new Set([...asked, ...came])
      throw error
    }
  }

  const writeLeavers = async () => {
    const ids = [...left]
    if (ids.length === 0) return
    left = new Set()
    const seenAt = new Date(clock().getTime() - onlineFor + pace.lingers)
    for (const id of ids) tellAt.set(id, performance.now() + pace.lingers + leeway)
    await writeLeft(db, ids, instance, seenAt)
  }

  const tellOfLeavers = async () => {
    const due = [...tellAt].filter(([, at]) => at <= performance.now()).map(([id]) => id)
    if (due.length === 0) return
    for (const id of due) tellAt.delete(id)
    await tellPresence(db, await findVisible(db, due))
  }

  const run = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await writeLeavers()
      await writeAll()
      await tellOfLeavers()
    } catch (err) {
      log.warn({ err }, 'who is online cannot be written yet')
    }
    isRunning = false
  }
  const running = setInterval(run, pace.told).unref()

  return {
    arrive: ({ listener: { id } }) => {
      const open = streams.get(id) ?? 0
      streams.set(id, open + 1)
      if (open > 0) return
      left.delete(id)
      tellAt.delete(id)
      came.add(id)
    },

    leave: ({ listener: { id } }) => {
      const open = (streams.get(id) ?? 0) - 1
      if (open > 0) return void streams.set(id, open)
      streams.delete(id)
      came.delete(id)
      left.add(id)
    },

    close: () => clearInterval(running),
  }
}
