// A program of its own: changes what boards count, at random, and keeps the boards meanwhile. Its parent kills it.
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { species } from '../../packages/rules/src/species.ts'
import { keepingOf } from './board-keeping.ts'
import { randomFrom, range } from './figures.ts'

/** Writes under way at once. */
const atOnce = 4
const seed = Number(process.argv[2])
const { db } = openDatabase({
  connectionString: process.env.DATABASE_URL ?? '',
  connections: atOnce + 2,
  onIdleError: () => undefined,
})
const random = randomFrom(seed)
const known = species.slice(0, 60).map(({ id }) => id)
const some = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by id offset ${Math.floor(random() * 80)} limit 1)`
const person = () => some('users')
const day = () => `current_date - ${Math.floor(random() * 500)}`

const writes = [
  () => `insert into reports (id, site_id, author_id, rating, title, content, dive_date, visibility, water_temp, species,
    approval_status, created_at, last_updated, submitted_at)
    values (gen_random_uuid(), ${some('sites')}, ${person()}, 4, 'Dive Report', '', ${day()}, 10, 20,
      array['${known[Math.floor(random() * known.length)]}'], 'approved', now(), now(), now())`,
  () => `update reports set approval_status = case approval_status when 'approved' then 'removed' else 'approved' end
    where id = ${some('reports')}`,
  () => `delete from reports where id = ${some('reports')}`,
  () => `update reports set dive_date = ${day()}, site_id = ${some('sites')} where id = ${some('reports')}`,
  () => `insert into report_votes (report_id, user_id, voted_at)
    select ${some('reports')}, ${person()}, now() on conflict do nothing`,
  () => `insert into dives (id, owner_id, starts_at, time_precision, duration_seconds, site_name, location, country,
    country_folded, site_folded, words, created_at, last_updated)
    values (gen_random_uuid(), ${person()}, ${day()} + interval '${Math.floor(random() * 1_440)} minutes', 'minute', 2400,
      'Reef', 'Egypt', 'Egypt', 'egypt', 'reef', 'reef', now(), now())`,
  () => `delete from dives where id = ${some('dives')}`,
  () => `insert into photos (id, key, uploader_id, site_id, approval_status, state, width, height, created_at, submitted_at)
    values (gen_random_uuid(), replace(gen_random_uuid()::text, '-', ''), ${person()}, ${some('sites')}, 'approved',
      'ready', 10, 10, now(), now())`,
  () => `insert into photo_ratings (photo_id, user_id, rating, rated_at)
    select p, ${person()}, 5, now() from (select ${some('photos')} as p) one where p is not null on conflict do nothing`,
  () => `update sites set approval_status = case approval_status when 'approved' then 'removed' else 'approved' end
    where id = ${some('sites')}`,
  () => `update profiles set privacy = case when privacy ? 'boards' then '{}'::jsonb else '{"boards": {"dives": "yes"}}' end
    where user_id = ${person()}`,
  () => `insert into standings (user_id, standing, until, at)
    values (${person()}, 'suspended', now() + interval '1 day', now()) on conflict (user_id) do update set standing =
      case standings.standing when 'suspended' then 'member' else 'suspended' end`,
  () =>
    `update users set country = case country when 'Egypt' then 'Malta' else 'Egypt' end where id = ${person()}`,
]

const keeping = keepingOf(db)
const line = async () => {
  for (;;) {
    const write = writes[Math.floor(random() * writes.length)]
    // Two that meet may end each other.
    const isWritten = await db.execute(write?.() ?? 'select 1').then(
      () => true,
      () => false,
    )
    if (isWritten) process.stdout.write('.')
  }
}
const keep = async () => {
  for (;;) await keeping.keep().catch(() => undefined)
}
await Promise.all([keep(), ...range(atOnce).map(line)])
