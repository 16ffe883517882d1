import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { render } from '../../apps/api/src/adapters/photos-sharp/render.ts'
import { median, percentile, range } from './figures.ts'
import { compareLoads } from './load.ts'
import { atPace } from './pace.ts'
import type { PhotoSender } from './photo-sender.ts'
import { type Resources, startNode } from './resources.ts'
import type { Visitor } from './visitor.ts'

export const uploadsAtOnce = 8
/** So many reads of sites a second. */
export const pace = 100
const quietSeconds = 6
export const connections = 16
/** Answers are quick beside the wait for the sizes that follows each. */
export const answersInARound = 3
/** The clock of the processor is coarse: what is short is done several times. */
const times = { decode: 10, render: 3 }
const bareProgram = fileURLToPath(new URL('./bare-files.ts', import.meta.url))

/** Ours, what it is held against, and how many times that it is. */
type Pair = { ours: number; other: number }
export type Found = Pair & { ratio: number; ratios: number[] }

const foundIn = (pairs: readonly Pair[]): Found => {
  const ratios = pairs.map(({ ours, other }) => ours / other)
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    other: median(pairs.map(({ other }) => other)),
    ratio: median(ratios),
    ratios,
  }
}

/** Milliseconds of the processor for one, over all threads of this process. */
const cpuOf = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  for (const _ of range(count)) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / count
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The CPU of all sizes, made in this process with the same settings as the decode. */
export const compareSizes = async (
  file: string,
  decode: () => Promise<unknown>,
  rounds: number,
): Promise<Found> => {
  const pairs: Pair[] = []
  await cpuOf(1, decode)
  await cpuOf(1, () => render(file))
  for (const _ of range(rounds))
    pairs.push({
      other: await cpuOf(times.decode, decode),
      ours: await cpuOf(times.render, () => render(file)),
    })
  return foundIn(pairs)
}

/** The time until an upload is answered. */
export const compareAnswers = async (
  send: PhotoSender,
  decode: () => Promise<unknown>,
  rounds: number,
): Promise<Found> => {
  const pairs: Pair[] = []
  for (const _ of range(rounds * answersInARound)) {
    const other = await timeOf(decode)
    const { answers } = await send(1)
    pairs.push({ other, ours: median(answers) })
  }
  return foundIn(pairs)
}

/** The p99 of reads of sites, in milliseconds, until `isOver`. */
const readSites = async (
  visitor: Visitor,
  ids: readonly string[],
  isOver: (at: number) => boolean,
): Promise<number> => {
  const took: number[] = []
  await atPace(pace, isOver, async (at) => {
    const path = `/api/sites/${ids[at % ids.length]}`
    took.push(await timeOf(() => visitor.ask({ route: 'site', path })))
  })
  return percentile(took, 0.99)
}

/**
 * The p99 of reads from the first byte that is sent until the last size is made, against a bare server's that is read at
 * the same time, as both wait for the same processors; and against what it is while nothing is sent.
 */
export const compareReads = async (
  { visitor, bare, ids }: { visitor: Visitor; bare: Visitor; ids: readonly string[] },
  send: PhotoSender,
  rounds: number,
): Promise<{ beside: Found; idle: Found }> => {
  const readQuietly = () => readSites(visitor, ids, (at) => at === quietSeconds * pace)
  const readBesideUploads = async () => {
    let isOver = false
    const uploads = send(uploadsAtOnce).finally(() => {
      isOver = true
    })
    const [ours, other] = await Promise.all([
      readSites(visitor, ids, () => isOver),
      readSites(bare, ids, () => isOver),
      uploads,
    ])
    return { ours, other }
  }
  const beside: Pair[] = []
  const idle: Pair[] = []
  await readQuietly()
  for (const _ of range(rounds)) {
    const quiet = await readQuietly()
    const pair = await readBesideUploads()
    beside.push(pair)
    idle.push({ ours: pair.ours, other: quiet })
  }
  return { beside: foundIn(beside), idle: foundIn(idle) }
}

const startBareFiles = async (resources: Resources, file: string): Promise<string> => {
  const child = startNode(resources, [bareProgram], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ file, type: 'image/jpeg' })
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}/`
}

/** Requests a second; the bare server sends the very file that ours answers. */
export const compareThumbnails = async (
  resources: Resources,
  address: string,
  file: string,
  rounds: number,
): Promise<Found> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`A thumbnail is answered with ${answer.status}`)
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
  const {
    real,
    bare: other,
    ...found
  } = await compareLoads(address, await startBareFiles(resources, file), {
    connections,
    rounds,
    seconds: 2,
  })
  return { ...found, ours: real, other }
}
