import type { CDPSession } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { median, range } from './figures.ts'
import { openFront } from './front.ts'
import { atMost } from './goals.ts'
import { milliseconds, type Report, ratio } from './report.ts'
import type { Resources } from './resources.ts'

const goals = { drawn: 2 }
/** Rounds in which both sides warm up. */
const thrownAway = 2
/** How often a round draws, and moves the cursor, of each side. */
const times = { drawProfile: 5, readProfile: 60 }
/** Nothing is handed on: the page asks for nothing but itself. */
const nobody = 'http://127.0.0.1:9'

type Side = 'ours' | 'other'
type Act = keyof typeof times
type Pair = Record<Side, Record<Act, number>>

/** What the processor has done for the page's thread so far, in milliseconds; others on the machine do not count. */
const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

const sharesOf = (pairs: readonly Pair[], act: Act): number[] =>
  pairs.map(({ ours, other }) => ours[act] / other[act])

const rowOf = (name: string, pairs: readonly Pair[], act: Act): string[] => {
  const shares = sharesOf(pairs, act)
  return [
    name,
    milliseconds(median(pairs.map(({ ours }) => ours[act]))),
    milliseconds(median(pairs.map(({ other }) => other[act]))),
    ratio(median(shares)),
    `${ratio(Math.min(...shares))} to ${ratio(Math.max(...shares))}`,
  ]
}

/** What it takes to draw the profile of a dive, against uPlot with the same samples. */
export const measureProfile = async (resources: Resources, { rounds = 9 } = {}): Promise<Report> => {
  const front = await openFront(resources, nobody, {})
  const browser = await openBrowser(resources)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${front}/profile.html`)
  await page.waitForFunction('window.readProfile')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })

  const work = async (act: Act, side: Side): Promise<number> => {
    const before = await workOf(session)
    await page.evaluate(`window.${act}('${side}', ${times[act]})`)
    return ((await workOf(session)) - before) / times[act]
  }
  const both = async (side: Side) => ({
    drawProfile: await work('drawProfile', side),
    readProfile: await work('readProfile', side),
  })

  const pairs: Pair[] = []
  for (const round of range(rounds + thrownAway)) {
    const order: Side[] = round % 2 === 0 ? ['ours', 'other'] : ['other', 'ours']
    const pair: Partial<Pair> = {}
    for (const side of order) pair[side] = await both(side)
    if (round >= thrownAway) pairs.push(pair as Pair)
  }

  return {
    title: 'The profile of a dive with 5,000 samples (ms of the processor)',
    head: ['', 'ours', 'uPlot', 'ratio', 'each'],
    rows: [
      rowOf('Drawn from nothing, with all that stands around it', pairs, 'drawProfile'),
      rowOf('The cursor moved once', pairs, 'readProfile'),
    ],
    notes: [
      `Medians of ${rounds} rounds by turns in one page: the work of its thread, painting included. A frame has 16.7 ms.`,
    ],
    goals: [atMost(goals.drawn, 'drawing a profile, against uPlot', median(sharesOf(pairs, 'drawProfile')))],
  }
}
