import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#shared/start-error.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster, removeLeftovers } from './cluster.ts'
import { type Address, type Answer, connect } from './connect.ts'
import { explainServer } from './errors.ts'
import { endRemains, isPostmaster, readPidFile, removeForeignPidFile } from './pid-file.ts'
import type { Place } from './place.ts'
import { chooseRunner } from './runner.ts'
import { discardServer, type Started, startServer } from './server.ts'

export type Reached = { client: pg.Client; address: Address; pid: number; isStartedHere: boolean }

type Visit = { place: Place; applicationName: string; say: (line: string) => void }

const minute = 60_000

/**
 * A connection to the folder's server: to the one that is running, left behind or still recovering, otherwise
 * to a new one. Only under the start lock. Throws a StartError, and then leaves nothing running that it
 * started.
 */
export const reachServer = async (visit: Visit): Promise<Reached> => {
  const { place, applicationName, say } = visit
  await removeLeftovers(place)
  const begun = Date.now()
  let started: Started | null = null
  try {
    for (let hasSaid = false; ; await sleep(25)) {
      const waited = Date.now() - begun
      if (started?.hasEnded()) {
        const lines = await started.lastWords()
        started = null
        if (!isInTheWay(lines)) throw await explainServer(place, lines, 'start')
        if (waited > minute / 2) throw noAnswer(place, (await readPidFile(place))?.pid)
        if (waited > 2000) await endRemains(place)
        await sleep(250)
      }
      const running = await readPidFile(place)
      const answer: Answer = running
        ? await connect(place, running, applicationName)
        : { client: null, state: 'gone' }
      if (answer.client) {
        const pid = (await readPidFile(place))?.pid ?? running?.pid ?? 0
        if (!started) say(`Using the PostgreSQL server that is already running (pid ${pid}).`)
        return { ...answer, pid, isStartedHere: started !== null }
      }
      const isThere = answer.state !== 'gone' || (running && (await isPostmaster(running.pid, place)))
      if (!started && !isThere) {
        if (running) await removeForeignPidFile(running, place)
        started = await start(visit)
      }
      if (!hasSaid && waited > 5000) {
        say('PostgreSQL is still starting, recovering or stopping. Waiting for it…')
        hasSaid = true
      }
      // Recovery after a crash may take long, and it says so; a server that says nothing is given up sooner.
      if (waited > (answer.state === 'busy' ? 10 * minute : minute)) throw noAnswer(place, running?.pid)
    }
  } catch (error) {
    if (started) await discardServer(place, started.pid, findBinaries)
    throw error
  }
}

const start = async ({ place, say }: Visit) => {
  const binaries = findBinaries()
  const runner = await chooseRunner(binaries, place)
  await prepareCluster(place, binaries, runner, say)
  return startServer(place, binaries, runner)
}

/** The last processes of a server that was killed, or one that is just ending, still hold the folder. */
const isInTheWay = (lines: string[]) =>
  lines.some((line) => /pre-existing shared memory block|lock file .* already exists/.test(line))

const noAnswer = ({ cluster, log }: Place, pid = 0) =>
  new StartError(
    `The PostgreSQL server for ${cluster} (pid ${pid}) isn’t responding. Its log is in ${log}.\n` +
      'Stop that process and start again, or choose another folder with DATA_DIR.',
  )
