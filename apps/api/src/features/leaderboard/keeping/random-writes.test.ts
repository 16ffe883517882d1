import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { keepingService } from './keeping.service.ts'
import { boardTallies } from './tally.ts'

const { deps } = await testApp()
// A count from scratch asks the clock of the machine.
vi.useFakeTimers({ now: deps.clock(), toFake: ['Date'] })
afterAll(() => vi.useRealTimers())
const keepings = ['new', 'new'].map(() =>
  keepingService({ ...deps, newMembers: 'new', notifyAll: async () => undefined }),
)

/** The same numbers at each run. */
const random = (() => {
  let seed = 20_261_127
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
})()

const some = (table: string) => `(select id from ${table} order by id offset ${random(8)} limit 1)`
const day = () => `date '2026-05-30' - ${random(400)}`
const writes = [
  () => `update reports set approval_status = case approval_status when 'approved' then 'removed' else 'approved' end
    where id = ${some('reports')}`,
  () => `update reports set dive_date = ${day()}, site_id = ${some('sites')} where id = ${some('reports')}`,
  () =>
    `insert into report_votes select ${some('reports')}, ${some('users')}, timestamptz '2026-05-20' on conflict do nothing`,
  () => `delete from report_votes where user_id = ${some('users')}`,
  () =>
    `insert into photo_ratings select ${some('photos')}, ${some('users')}, 4, timestamptz '2026-05-20' on conflict do nothing`,
  () => `insert into dives (id, owner_id, starts_at, time_precision, duration_seconds, site_name, location, country,
      country_folded, site_folded, words, created_at, last_updated)
    values (gen_random_uuid(), ${some('users')}, ${day()} + interval '${random(1_440)} minutes', 'minute', 3600, 'Reef',
      'Fiji', 'Fiji', 'fiji', 'reef', 'reef', now(), now())`,
  () =>
    `update dives set deleted_at = case when deleted_at is null then now() end where id = ${some('dives')}`,
  () => `update sites set approval_status = case approval_status when 'approved' then 'removed' else 'approved' end
    where id = ${some('sites')}`,
  () => `insert into profiles (user_id, privacy) values (${some('users')}, '{"boards": {"dives": "yes"}}')
    on conflict (user_id) do update set privacy = case when profiles.privacy ? 'boards' then '{"listed": false}'::jsonb
      else '{"boards": {"dives": "yes"}}' end`,
  () => `insert into standings (user_id, standing, until, at) values (${some('users')}, 'suspended', '2026-07-01', now())
    on conflict (user_id) do update set standing = case standings.standing when 'suspended' then 'new' else 'suspended' end`,
  () =>
    `update users set country = case country when 'Fiji' then 'Malta' else 'Fiji' end where id = ${some('users')}`,
  () => `update photos set approval_status = case approval_status when 'approved' then 'rejected' else 'approved' end
    where id = ${some('photos')}`,
]

test('after random writes, what is kept is what a count from scratch says, and a mistake is repaired', async () => {
  const { db } = deps
  for (let n = 0; n < 8; n++) {
    const { id } = await addPerson(deps)
    const siteId = await addSite(db, { siteName: `Reef ${n}`, country: n % 2 ? 'Fiji' : 'Egypt' })
    for (let report = 0; report < 4; report++)
      await addReport(db, {
        siteId,
        authorId: id,
        diveDate: `2025-0${1 + report}-1${n}`,
        species: [`s-${n}`],
      })
    await addPhoto(db, { uploaderId: id, siteId })
  }
  const wrong = async (fix = false) => {
    let total = 0
    for (const { recount } of boardTallies)
      total += (await recount(db, { fix, limit: 3, newMembers: 'new' })).total
    return total
  }
  for (let round = 0; round < 12; round++) {
    for (let n = 0; n < 25; n++) await db.execute(sql.raw(writes[random(writes.length)]?.() ?? 'select 1'))
    await Promise.all(keepings.map(({ keep }) => keep()))
    await keepings[0]?.keep()
    expect(await wrong(), `round ${round}`).toBe(0)
  }
  await db.execute(sql`update board_scores set score = score + 1`)
  await db.execute(sql`delete from board_levels`)
  await db.execute(sql`update earned_tallies set people = 77`)
  expect(await wrong(true)).toBeGreaterThan(0)
  expect(await wrong()).toBe(0)
})
