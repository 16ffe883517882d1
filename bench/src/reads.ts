import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BareReply } from './bare-server.ts'
import { atLeast } from './goals.ts'
import { compareLoads } from './load.ts'
import { readRaw } from './raw-reply.ts'
import { type Goal, type Report, ratio, whole } from './report.ts'
import { makeDataFolder, type Resources, startNode } from './resources.ts'
import { startServer } from './server.ts'
import { tileOf } from './tiles.ts'

const goal = 0.5
const connections = 16
const bareProgram = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

const startBare = async (resources: Resources, reply: BareReply): Promise<string> => {
  const child = startNode(resources, [bareProgram], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ headers: reply.headers, body: reply.body })
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}/`
}

const readJson = async <Shape>(address: string): Promise<Shape> =>
  (await (await fetch(address)).json()) as Shape

type Found = { items: { id: string; coordinates: [number, number] }[] }

/** A site and a tile that holds it, as the seeded server names them. */
const findAddresses = async (server: string) => {
  const [site] = (await readJson<Found>(`${server}/api/sites?q=thistlegorm`)).items
  if (!site) throw new Error('The seeded server lacks its most famous wreck')
  const { version } = await readJson<{ version: string }>(`${server}/api/map/version`)
  return [
    { name: 'GET /api/sites/{id}', address: `${server}/api/sites/${site.id}` },
    { name: 'GET map tile', address: `${server}/api/map/tiles/${version}/${tileOf(site.coordinates, 4)}` },
  ]
}

/** How near warm reads come to a server that does nothing but send the same bytes. */
export const measureReads = async (
  resources: Resources,
  { rounds = 9, seconds = 2 } = {},
): Promise<Report> => {
  const server = await startServer(resources, { DATA_DIR: await makeDataFolder(resources), DATABASE_URL: '' })
  const rows: string[][] = []
  const goals: Goal[] = []
  for (const { name, address } of await findAddresses(server)) {
    await readRaw(address)
    const reply = await readRaw(address)
    const found = await compareLoads(address, await startBare(resources, reply), {
      connections,
      rounds,
      seconds,
    })
    goals.push(atLeast(goal, `${name}, of the bare server's requests`, found.ratio))
    rows.push([name, whole(reply.bytes), whole(found.real), whole(found.bare), ratio(found.ratio)])
  }
  return {
    title: 'Warm reads against a bare node:http server that sends the same bytes',
    head: ['', 'bytes', 'requests/s', 'bare', 'ratio'],
    rows,
    notes: [`Medians of ${rounds} rounds of ${seconds} s by turns, ${connections} connections.`],
    goals,
  }
}
