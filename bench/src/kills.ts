import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeDatabase } from './databases.ts'
import { range } from './figures.ts'
import { atLeast, exactly } from './goals.ts'
import { type Report, whole } from './report.ts'
import { findPostgres, makeDataFolder, type Resources, startNode, stop } from './resources.ts'

/** What a writer says: `ready` names what is here, and what of it is not as it was written. */
export type FromWriter = { say: 'ready'; here: string[]; damaged: string[] } | { say: 'kept'; key: string }

/** A round writes things with numbers of its own. */
const roundSize = 100_000
const longestStart = 60_000
/** Milliseconds within which the kill falls: after the start of the process, or after it became ready. */
const soon = { start: 1_500, ready: 1_000 }

type Ready = Extract<FromWriter, { say: 'ready' }>
type Writer = ReturnType<typeof startWriter>

/** Where a writer writes, and its program. */
type Setting = { env: NodeJS.ProcessEnv; program: string }

const startWriter = (resources: Resources, { env, program }: Setting, ...args: string[]) => {
  const child = startNode(resources, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ready = Promise.withResolvers<Ready>()
  ready.promise.catch(() => undefined)
  const kept: string[] = []
  const errors: string[] = []
  if (!child.stdout || !child.stderr) throw new Error('The writer says nothing')
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    // A kill may cut the last line short; then nobody has heard it.
    if (!line.endsWith('}')) return
    const message: FromWriter = JSON.parse(line)
    if (message.say === 'ready') ready.resolve(message)
    else kept.push(message.key)
  })
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)))
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
  void ended.then(() => ready.reject(new Error(errors.join('').trim() || 'The writer ended without a word')))
  return { child, kept, ended, ready: ready.promise }
}

const becomesReady = ({ ready }: Writer) =>
  Promise.race([
    ready,
    sleep(longestStart, undefined, { ref: false }).then(() => {
      throw new Error('The writer does not become ready')
    }),
  ])

const kill = async ({ child, ended }: Writer, dataFolder: string, withPostgres: boolean) => {
  const postgres = withPostgres ? await findPostgres(dataFolder) : undefined
  if (postgres !== undefined) process.kill(postgres, 'SIGKILL')
  child.kill('SIGKILL')
  await ended
  return postgres !== undefined
}

/** What one kill did, as sentences of the report count it. */
type Tally = {
  kept: Set<string>
  lost: Set<string>
  damaged: Set<string>
  failedStarts: string[]
  postgres: number
}

const check = ({ kept, lost, damaged }: Tally, found: Ready) => {
  const here = new Set(found.here)
  for (const key of kept) if (!here.has(key)) lost.add(key)
  for (const key of found.damaged) damaged.add(key)
}

/** Lets a writer write and kills it at a random moment: in every third round while it may still be starting. */
const runRound = async (resources: Resources, setting: Setting, round: number, tally: Tally) => {
  const writer = startWriter(resources, setting, String(round * roundSize))
  try {
    if (round % 3 === 2) {
      const moment = sleep(Math.random() * soon.start)
      const found = await Promise.race([writer.ready, moment])
      await moment
      if (found) check(tally, found)
    } else {
      check(tally, await becomesReady(writer))
      await sleep(Math.random() * soon.ready)
    }
  } catch (error) {
    tally.failedStarts.push(error instanceof Error ? error.message : String(error))
  }
  if (await kill(writer, setting.env.DATA_DIR ?? '', round % 4 >= 2)) tally.postgres++
  for (const key of writer.kept) tally.kept.add(key)
}

/** Kills the process of a writer, and every other time PostgreSQL with it, while it acknowledges writes; then counts. */
export const killOften = async (
  resources: Resources,
  { writer, rounds }: { writer: string; rounds: number },
): Promise<Tally> => {
  const given = process.env.DATABASE_URL
  const env = {
    ...process.env,
    DATA_DIR: await makeDataFolder(resources),
    DATABASE_URL: given ? await makeDatabase(resources, given, 'kills') : '',
  }
  const setting = { env, program: fileURLToPath(new URL(writer, import.meta.url)) }
  const tally: Tally = { kept: new Set(), lost: new Set(), damaged: new Set(), failedStarts: [], postgres: 0 }
  for (const round of range(rounds)) await runRound(resources, setting, round, tally)

  const reader = startWriter(resources, setting, '0', 'reader')
  try {
    check(tally, await becomesReady(reader))
  } catch (error) {
    tally.failedStarts.push(String(error))
  }
  await stop(reader.child)
  return tally
}

/** What was killed how often, and what came of it; `what` names the things that were written. */
export const reportOfKills = (
  { kept, lost, damaged, failedStarts, postgres }: Tally,
  { title, what, rounds }: { title: string; what: string; rounds: number },
): Report => ({
  title,
  head: ['kills', 'PostgreSQL too', 'acknowledged', 'lost', 'damaged', 'starts failed'],
  rows: [[rounds, postgres, kept.size, lost.size, damaged.size, failedStarts.length].map(whole)],
  notes: failedStarts,
  goals: [
    exactly(0, `acknowledged ${what} that were lost`, lost.size),
    exactly(0, `${what} that were damaged`, damaged.size),
    exactly(0, 'starts that failed', failedStarts.length),
    atLeast(1, `acknowledged ${what}`, kept.size, whole),
  ],
})

/** Kills a server that writes sites. */
export const measureKills = async (resources: Resources, { rounds = 20 } = {}): Promise<Report> =>
  reportOfKills(await killOften(resources, { writer: './writer.ts', rounds }), {
    title: `${rounds} SIGKILLs during acknowledged writes`,
    what: 'sites',
    rounds,
  })
