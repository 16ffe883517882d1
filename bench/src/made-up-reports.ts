import { onServer } from './databases.ts'

/** Two sites to hold against each other: one that everybody dives at, and one of many. */
export type Told = { busy: string; quiet: string }

export const reportsOf = { busy: 20_000, quiet: 20 }
const batch = 10_000

/** Numbers from 0 to below `below` that follow from the number of the report; `salt` tells them apart. */
const number = (below: number, salt: number) => `(hashint8extended(no, ${salt}) & 2147483647) % ${below}`

const insert = (from: number, to: number, rest: number) => `
  with numbered as (select id, row_number() over (order by map_id) as place from sites)
  insert into reports (id, site_id, rating, title, content, dive_date, visibility, water_temp, conditions,
    animals_seen, species, dive_notes, helpful_count, approval_status, created_at, last_updated, submitted_at)
  select gen_random_uuid(), numbered.id, 1 + ${number(5, 1)}, 'Dive Report', told.words,
    date '2012-01-01' + (${number(5_000, 2)})::int,
    case when ${number(8, 3)} > 0 then 3 + ${number(35, 4)} end,
    case when ${number(8, 5)} > 0 then 8 + ${number(44, 6)} / 2.0 end,
    array[(array['calm', 'light-current', 'strong-current', 'surge'])[1 + ${number(4, 7)}],
      (array['clear', 'overcast', 'rainy', 'windy'])[1 + ${number(4, 8)}]],
    'Green turtle, Giant moray, Lionfish', 
    array['species-' || ${number(100, 9)}, 'species-' || ${number(40, 10)}, 'species-' || ${number(8, 11)}],
    told.words, ${number(12, 12)}, 'approved', now(), now(), now()
  from generate_series(${from}::bigint, ${to}::bigint - 1) as no
  cross join lateral (select repeat('We went down along the wall and let the current take us. ', 2 + (${number(6, 13)})::int) as words) as told
  join numbered on numbered.place = case
    when no < ${reportsOf.busy} then 1
    when no < ${reportsOf.busy + reportsOf.quiet} then 2
    else 3 + (no - ${reportsOf.busy + reportsOf.quiet}) * (select count(*) - 2 from sites) / ${rest} end`

/** So many approved reports, always the same ones, over all sites; the triggers count them as they come. */
export const fillReports = async (database: string, count: number): Promise<Told> => {
  const rest = count - reportsOf.busy - reportsOf.quiet
  if (rest <= 0) throw new Error('There must be more reports than those of the two sites')
  for (let from = 0; from < count; from += batch)
    await onServer(database, insert(from, Math.min(count, from + batch), rest))
  await onServer(database, 'vacuum analyze reports, report_months, sites')
  const [busy, quiet] = await onServer<{ id: string }>(
    database,
    'select id from sites order by map_id limit 2',
  )
  if (!busy || !quiet) throw new Error('There are no sites')
  return { busy: busy.id, quiet: quiet.id }
}

/** Reports of a site that wait for a moderator; answers their ids. */
export const addWaiting = async (database: string, siteId: string, count: number): Promise<string[]> => {
  const rows = await onServer<{ id: string }>(
    database,
    `insert into reports (id, site_id, rating, title, content, dive_date, visibility, water_temp, species,
      approval_status, created_at, last_updated, submitted_at)
    select gen_random_uuid(), '${siteId}', 1 + no % 5, 'Dive Report', '', current_date, 5 + no % 20, 20 + no % 8,
      array['species-' || no % 100], 'pending', now(), now(), now()
    from generate_series(1, ${count}) as no returning id`,
  )
  return rows.map(({ id }) => id)
}
