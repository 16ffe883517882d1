import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fill, makeDatabase, useDatabase } from './databases.ts'
import { percentile, type Random, randomFrom } from './figures.ts'
import { type Known, learn, mixOf } from './mix.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'
import { addAdmin, countSites, fileOf, findsAll, uploader } from './uploading-sites.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Milliseconds: how long reads are timed while nothing else happens, and the pause between two. */
const idle = 20_000
const pause = 20
/** So many sites are there before, and so many reads of each route are shuffled together. */
export const sitesBefore = 20_000
const perRoute = 20
/** In milliseconds: what the server does after its sites are there, such as lists and searches made anew, is over by then. */
export const afterwards = 15_000

/**
 * Reads as visitors do, one after the other, until it is stopped; in milliseconds each. Hardly anything is asked for twice,
 * so that no answer is one that was kept from before.
 */
const readOn = (visitor: Visitor, known: Known, random: Random) => {
  const times: number[] = []
  let isOver = false
  const run = async () => {
    while (!isOver)
      for (const ask of mixOf(known, random, perRoute)) {
        if (isOver) return
        times.push((await visitor.ask(ask)).ms)
        await sleep(pause)
      }
  }
  const running = run()
  return async () => {
    isOver = true
    await running
    return times
  }
}

const timesOf = (times: readonly number[]) => ({ p99: percentile(times, 0.99), longest: Math.max(...times) })

/** What others feel of an upload on a server that has many sites already, and how many seconds it takes. */
export const readBesideUpload = async (
  resources: Resources,
  postgres: string,
  { name, rows }: { name: string; rows: number },
) => {
  const DATABASE_URL = await makeDatabase(resources, postgres, name)
  await fill(DATABASE_URL, sitesBefore)
  const db = useDatabase(resources, DATABASE_URL, 2)
  const before = await countSites(db)
  const { address, child } = await launchServer(resources, { DATABASE_URL, SEED: 'false' })
  const { preview, commit, reaches } = uploader(address, await addAdmin(db))
  await preview(fileOf(1_000))

  const visitor = createVisitor(address, 1)
  resources.defer(visitor.close)
  const known = await learn(visitor, DATABASE_URL)
  const random = randomFrom(1)
  const readFor = async (milliseconds: number) => {
    const stop = readOn(visitor, known, random)
    await sleep(milliseconds)
    return stop()
  }
  // The first reads are slower than any other: code is not compiled yet.
  await readFor(idle)
  const alone = timesOf(await readFor(idle))

  const reading = readOn(visitor, known, random)
  const began = performance.now()
  const since = () => (performance.now() - began) / 1_000
  const id = await preview(fileOf(rows))
  const checked = since()
  await commit(id)
  const { successful } = await reaches(id, 'done')
  const seconds = since()
  const isFound = await findsAll(address, before + rows)
  await sleep(afterwards)
  const meanwhile = timesOf(await reading())
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { checked, seconds, created: isFound ? successful : 0, alone, meanwhile }
}
