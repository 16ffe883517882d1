import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { security } from '@soundings/contract/notification-kinds'
import type { Db } from '../../apps/api/src/db/client.ts'
import { notificationsOf } from '../../apps/api/src/extension-points/notification-kind.ts'
import { notificationsService } from '../../apps/api/src/features/notifications/notifications.service.ts'
import { addJob } from '../../apps/api/src/jobs/queue.ts'
import { makeDatabase, openPostgres, useDatabase } from './databases.ts'
import { median, range } from './figures.ts'
import { atMost } from './goals.ts'
import { addMembers, type Member } from './members.ts'
import { milliseconds, type Report, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'

const goal = 50
const count = 1_000
/** What the server has learnt by then, it does not learn again: the code is compiled, the pools are open. */
const warmUp = 20
/** So many things everybody was told before. */
const told = 20
const opening = 50
const quiet = 4_000
const longestWait = 30_000

const clock = () => new Date()
const notification = notificationsOf({ note: { type: 'info', group: security } })

/** Tells everybody something in one transaction; answers when that was about to be committed. */
const notifyAll = (db: Db, members: Member[], message: string): Promise<number> =>
  db.transaction(async (tx) => {
    const { notify } = notificationsService({ db, clock, jobs: { add: addJob } })
    for (const { id } of members) await notify(tx, id, notification('note', { message, link: null }))
    return performance.now()
  })

/** People who are signed in and whom the server told a few things before. */
const enrol = async (db: Db): Promise<Member[]> => {
  const members = await addMembers(db, count)
  for (const message of range(told)) await notifyAll(db, members, `Message ${message}`)
  return members
}

export type Stream = { heard: number; close: () => void }

/** One stream, once the server has greeted it. Counts what it hears but reads none of it. */
const openStream = (address: string, { cookie }: Member, agent: Agent): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const request = get(`${address}/api/notifications/events`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was refused: ${answer.statusCode}`))
      const stream: Stream = { heard: 0, close: () => request.destroy() }
      answer.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        if (text.includes('id: ')) resolve(stream)
        if (text.includes('"added"')) stream.heard++
      })
      answer.on('error', () => undefined)
    }).on('error', reject)
  })

export const openAll = async (
  resources: Resources,
  address: string,
  members: Member[],
): Promise<Stream[]> => {
  const agent = new Agent()
  resources.defer(() => agent.destroy())
  const streams: Stream[] = []
  for (let from = 0; from < members.length; from += opening)
    streams.push(
      ...(await Promise.all(
        members.slice(from, from + opening).map((member) => openStream(address, member, agent)),
      )),
    )
  return streams
}

/** The memory that a process holds, in kB. */
export const memoryOf = async ({ pid }: ChildProcess): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

const stopTime = async (child: ChildProcess): Promise<number> => {
  const began = performance.now()
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return performance.now() - began
}

/** Tells everybody something, and waits until all of them have heard it; in milliseconds. */
const broadcast = async (db: Db, members: Member[], streams: Stream[]): Promise<number> => {
  const before = streams.map(({ heard }) => heard)
  const began = await notifyAll(db, members, 'To everybody')
  const isHeard = () => streams.every(({ heard }, at) => heard > (before[at] ?? 0))
  while (!isHeard()) {
    if (performance.now() - began > longestWait) throw new Error('Not everybody heard of it')
    await sleep(1)
  }
  return performance.now() - began
}

/** What 1,000 open streams of notifications cost a server, and whether they hold up its stop. */
export const measureStreams = async (resources: Resources, { rounds = 7 } = {}): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const DATABASE_URL = await makeDatabase(resources, postgres, 'streams')
  const db = useDatabase(resources, DATABASE_URL, 1)
  const members = await enrol(db)
  const settings = { DATABASE_URL, SEED: 'false' }

  const idle = await launchServer(resources, settings)
  for (const stream of await openAll(resources, idle.address, members.slice(0, warmUp))) stream.close()
  await sleep(quiet)
  const stopIdle = await stopTime(idle.child)

  const busy = await launchServer(resources, settings)
  for (const stream of await openAll(resources, busy.address, members.slice(0, warmUp))) stream.close()
  await sleep(quiet)
  const before = await memoryOf(busy.child)
  const streams = await openAll(resources, busy.address, members)
  await sleep(quiet)
  const each = ((await memoryOf(busy.child)) - before) / count

  const times: number[] = []
  for (const _ of range(rounds)) times.push(await broadcast(db, members, streams))
  const stopBusy = await stopTime(busy.child)

  return {
    title: `${whole(count)} open streams of notifications, each of another person`,
    head: ['', ''],
    rows: [
      ['memory of each (kB)', each.toFixed(1)],
      ['one message to everybody, until the last has it (ms)', milliseconds(median(times))],
      ['stop without streams (ms)', milliseconds(stopIdle)],
      ['stop with all of them open (ms)', milliseconds(stopBusy)],
    ],
    notes: [
      `Memory: resident, before and ${quiet / 1_000} s after all were opened. Message: the median of ${rounds}.`,
    ],
    goals: [atMost(goal, 'kB of memory for a stream', each)],
  }
}
