import { hostname } from 'node:os'
import { v7 as newId } from 'uuid'
import type { AppFacts } from '#extension-points/feature.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { forgetInstance, noteAlive } from './instances.repo.ts'

/** In milliseconds. A server that gave no sign of life for three beats is called silent, and after a day forgotten. */
const beat = 30_000
export const silentAfter = 3 * beat
const forgottenAfter = 24 * 60 * 60_000

export type Heartbeat = {
  /** Of this server. */
  id: string
  stop: () => Promise<void>
}

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'> & Pick<AppFacts, 'version'>

/** Says in the database every half a minute that this server lives, so that the others can tell of it. */
export const heartbeat = ({ db, clock, log, version }: Needs): Heartbeat => {
  const id = newId()
  const about = { id, host: hostname(), pid: process.pid, version, node: process.versions.node }
  const startedAt = clock()
  const alive = () => {
    const seenAt = clock()
    return noteAlive(db, { ...about, startedAt, seenAt }, new Date(seenAt.getTime() - forgottenAfter)).catch(
      (err: unknown) => log.warn({ err }, 'no sign of life could be left in the database'),
    )
  }
  let last = alive()
  const timer = setInterval(() => {
    last = alive()
  }, beat)
  timer.unref()
  return {
    id,
    stop: async () => {
      clearInterval(timer)
      await last
      await forgetInstance(db, id).catch(() => undefined)
    },
  }
}
