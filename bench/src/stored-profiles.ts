import { sql } from 'drizzle-orm'
import type { Db } from '../../apps/api/src/db/client.ts'
import { median, range } from './figures.ts'
import { atMost } from './goals.ts'
import type { Goal } from './report.ts'
import type { Visitor } from './visitor.ts'

const goal = 3
/** How many dives of each kind are stored. */
const dives = 20
/** Seconds of a dive. */
const length = 50 * 60
/** Computers write every second or every ten. */
const every = [1, 10] as const

/** Numbers from 0 to 1 that are the same in each run. */
const chance = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const to = (value: number, step: number) => Math.round(Math.round(value / step) * step * 1_000) / 1_000

/**
 * A dive as a computer with a transmitter records it: down, along a slope with breath and swell in it, and up with a stop.
 * Depth to the decimetre, temperature to the tenth of a degree, pressure as transmitters round it, to 2 psi.
 */
const recorded = (seed: number, step: number) => {
  const random = chance(seed)
  const bottom = 16 + random() * 18
  let [wander, pressure] = [0, 200 + random() * 20]
  const rows = range(Math.floor(length / step) + 1).map((at) => {
    const time = at * step
    const down = Math.min(1, time / 180)
    const up = Math.min(1, Math.max(0, (length - 300 - time) / 900))
    wander = Math.max(-3, Math.min(3, wander + (random() - 0.5) * 0.12 * Math.sqrt(step)))
    const swim = bottom * down * (0.35 + 0.65 * up) + wander * down
    const depth =
      time > length - 90 ? (5 * (length - time)) / 90 : Math.max(time > length - 300 ? 5 : 0, swim)
    pressure -= ((14 + 5 * random()) / 12 / 60) * (1 + depth / 10) * step
    const temperature = 27 - Math.min(5, depth / 7) * Math.min(1, time / 240)
    const breath = Math.sin(time / 2.2) * 0.12
    return [
      time,
      to(Math.max(0, depth + breath + (random() - 0.5) * 0.08), 0.1),
      to(temperature, 0.1),
      to(Math.max(20, pressure), 0.137_9),
    ]
  })
  return { columns: ['time', 'depth', 'temperature', 'pressure'], rows }
}

type Stored = { notes: string[]; goals: Goal[] }

/** What a sample costs where it is kept, with all columns of its row: the bytes of the database, as it compressed them. */
export const measureStoredProfiles = async (visitor: Visitor, db: Db): Promise<Stored> => {
  for (const step of every)
    for (const at of range(dives))
      await visitor.ask({
        route: 'a dive',
        path: '/api/dive-log/dives',
        body: {
          siteName: `Every ${step} s`,
          location: 'Egypt',
          date: '2026-05-16',
          computers: [{ model: 'Made up', samples: recorded(at + 1, step) }],
        },
      })
  const { rows } = await db.execute<{ site: string; bytes: number }>(sql`
    select site_name as site, pg_column_size(samples)::float8 / sample_count as bytes
    from dive_computers join dives on dives.id = dive_id where dives.site_name like 'Every %'`)
  const bytesOf = (step: number) =>
    median(rows.flatMap(({ site, bytes }) => (site === `Every ${step} s` ? bytes : [])))
  const said = every.map((step) => ({ step, bytes: bytesOf(step) }))
  return {
    notes: said.map(
      ({ step, bytes }) =>
        `A sample of time, depth, temperature and pressure every ${step} s: ${bytes.toFixed(2)} bytes in the database.`,
    ),
    goals: said.map(({ step, bytes }) =>
      atMost(goal, `bytes of a stored sample, one every ${step} s`, bytes, (value) => value.toFixed(2)),
    ),
  }
}
