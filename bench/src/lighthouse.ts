import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from './browser.ts'
import { median, range } from './figures.ts'
import { atLeast, within } from './goals.ts'
import { slowestAnswer } from './phone-taps.ts'
import { type Goal, milliseconds, type Report } from './report.ts'
import { makeDataFolder, type Resources } from './resources.ts'
import { startServer } from './server.ts'
import { buildWebApp } from './web-app.ts'

const limits = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
/** What counts as good for an interaction to next paint, in milliseconds. */
const longestAnswer = 200
type Category = keyof typeof limits
const categories = Object.keys(limits) as Category[]

const program = fileURLToPath(new URL('../lighthouse/audit.mjs', import.meta.url))
const installed = fileURLToPath(new URL('../lighthouse/node_modules', import.meta.url))

/** Nothing else needs these packages, so they are fetched by whoever measures first. */
const install = () =>
  promisify(execFile)('npm', ['ci', '--ignore-scripts'], {
    cwd: fileURLToPath(new URL('../lighthouse/', import.meta.url)),
  })

/** `firstPaint` is the first contentful paint, in milliseconds; `processor` Lighthouse's measure of this machine. */
type Audit = { scores: Record<Category, number>; missed: string[]; firstPaint: number; processor: number }
type Page = { name: string; path: string; judged: boolean; options: string[] }

/** On a busy machine a recording breaks now and then; then the page is audited again. */
const audit = async (address: string, options: string[], attempts = 3): Promise<Audit> => {
  try {
    return await auditOnce(address, options)
  } catch (error) {
    if (attempts <= 1) throw error
    return audit(address, options, attempts - 1)
  }
}

const auditOnce = async (address: string, options: string[]): Promise<Audit> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...options], {
    env: { ...process.env, SOUNDINGS_CHROMIUM: await findChromium() },
  })
  return JSON.parse(stdout)
}

/** A phone of the middle class (a Pixel 5) in Lighthouse's measure of processors, as Chrome's developer tools have it. */
const phoneProcessor = 1_000

/** How many times slower this machine has to be to be that phone, at the moment: four times where it is as fast as Lighthouse expects. */
const findSlowdown = async (address: string): Promise<{ processor: number; slowdown: number }> => {
  const { processor } = await audit(address, ['--quick'])
  return { processor, slowdown: Math.max(1, Math.round((processor / phoneProcessor) * 10) / 10) }
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const findPages = async (server: string): Promise<Page[]> => {
  const found = await (await fetch(`${server}/api/sites?q=thistlegorm`)).json()
  const [site] = (found as { items: { id: string; slug: string }[] }).items
  if (!site) throw new Error('The seeded server lacks its most famous wreck')
  return [
    { name: 'A site', path: `/sites/${site.id}/${site.slug}`, judged: true, options: [] },
    { name: 'Explore, the list', path: '/explore', judged: true, options: [] },
    { name: 'Home', path: '/', judged: true, options: ['--no-webgl'] },
    { name: 'Explore, the map', path: '/explore?view=map', judged: false, options: ['--webgl'] },
  ]
}

const seed = fileURLToPath(new URL('../../apps/api/src/cli/seed.ts', import.meta.url))

/** The example thread with the most replies; the examples come last, as they change what other pages show. */
const findThread = async (server: string, dataFolder: string): Promise<Page[]> => {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, [seed, '--demo'], { env })
  const listed = await (await fetch(`${server}/api/community/forum/posts?limit=50`)).json()
  const { items } = listed as { items: { id: string; slug: string; replies: number }[] }
  const [thread] = items.toSorted((one, other) => other.replies - one.replies)
  if (!thread) throw new Error('There are no example threads')
  const path = `/community/forums/threads/${thread.id}/${thread.slug}`
  return [{ name: 'A thread', path, judged: true, options: [] }]
}

/** What Lighthouse says of the first visit with a phone. */
export const measureLighthouse = async (resources: Resources, { rounds = 3 } = {}): Promise<Report> => {
  if (!existsSync(installed)) await install()
  await buildWebApp()
  // The pages name their own address, and Lighthouse looks whether it is theirs.
  const port = await findFreePort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  const dataFolder = await makeDataFolder(resources)
  const server = await startServer(resources, {
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    PORT: String(port),
    PUBLIC_URL,
  })

  const rows: string[][] = []
  const notes: string[] = []
  const goals: Goal[] = []
  const paints = new Map<string, number>()
  const auditPage = async ({ name, path, judged, options }: Page) => {
    const { processor, slowdown } = await findSlowdown(`${server}${path}`)
    const audits: Audit[] = []
    for (const _ of range(rounds))
      audits.push(await audit(`${server}${path}`, [...options, `--slowdown=${slowdown}`]))
    paints.set(name, median(audits.map(({ firstPaint }) => firstPaint)))
    const of = (category: Category) => audits.map(({ scores }) => Math.round(scores[category] * 100))
    rows.push([
      name,
      ...categories.map((category) => String(median(of(category)))),
      of('performance')
        .toSorted((a, b) => a - b)
        .join(' '),
      `${slowdown} times of ${processor}`,
    ])
    if (!judged) return
    const found = categories.map((category) =>
      atLeast(limits[category], `${name}, ${category}`, median(of(category)), String),
    )
    goals.push(...found)
    const answers: number[] = []
    for (const _ of range(rounds)) answers.push(await slowestAnswer(`${server}${path}`, slowdown))
    goals.push(within(longestAnswer, `${name}, the slowest answer to a finger`, median(answers)))
    notes.push(`${name}: the slowest answer to a finger took ${answers.map(milliseconds).join(', ')} ms.`)
    if (found.every(({ isMet }) => isMet)) return
    const why = new Set(audits.flatMap((one) => one.missed))
    notes.push(`What ${name} lacks:`, ...[...why].map((one) => `  ${one}`))
  }
  for (const page of await findPages(server)) await auditPage(page)
  for (const page of await findThread(server, dataFolder)) await auditPage(page)
  const paintOf = (name: string) => paints.get(name) ?? 0
  notes.push(
    `First contentful paint: ${[...paints].map(([of, ms]) => `${of} ${milliseconds(ms)} ms`).join(', ')}.`,
  )
  // Of two pages that are painted alike, one is always a little later.
  const latest = Math.round(paintOf('Explore, the list') * 1.05)
  goals.push(
    within(latest, 'A thread, its first contentful paint beside that of Explore', paintOf('A thread')),
  )
  return {
    title: 'Lighthouse on a phone',
    head: ['', ...categories, 'each performance', 'slowed'],
    rows,
    notes: [
      `Medians of ${rounds} rounds, on a processor slowed as many times as makes it a phone of the middle class (${phoneProcessor} in`,
      "Lighthouse's measure; the machine's own stands behind it). The map is drawn without a graphics card here, and only told;",
      'home is judged with its scripts and without its drawing.',
      ...notes,
    ],
    goals,
  }
}
