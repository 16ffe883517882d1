import { onServer } from './databases.ts'

/** How many dives the logs have: one to hold against another, and those of everybody else. */
export const logsOf = { small: 100, large: 10_000, others: 100 }
/** In so many dives of each log, however many there are, something is told that is told in no other. */
const rare = 5
const batch = 20_000

/** Numbers from 0 to below `below` that follow from the number of the dive; `salt` tells them apart. */
const number = (below: number, salt: number) => `(hashint8extended(no, ${salt}) & 2147483647) % ${below}`
const oneOf = (words: readonly string[], salt: number) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${number(words.length, salt)}]`

const places = ['Blue Hole', 'Canyon', 'House reef', 'North wall', 'Wreck of the Carmel', 'Pinnacle', 'Jetty']
const countries = ['Egypt', 'Malta', 'Spain', 'Indonesia', 'Thailand', 'Mexico', 'Croatia', 'Philippines']
const told = ['along the wall', 'over the sand', 'around the pinnacle', 'through the arch', 'behind the bow']
const seen = [
  'a green turtle',
  'two eagle rays',
  'a moray',
  'a school of jacks',
  'nothing much',
  'an octopus',
]
const names = ['Lea', 'Tom', 'Aiko', 'Mira', 'Jonas', 'Sam', 'Noor', 'Ivo']

/** So many dives of each of these people, always the same ones, in the order of time. */
const insert = (owners: string, dives: number, from: number, to: number) => `
  with owners as (select id, row_number() over (order by id) - 1 as place from (${owners}) as given),
  told as (
    select gen_random_uuid() as id, owners.id as owner_id, no % ${dives} as nth, no,
      ${oneOf(places, 1)} || ' ' || ${number(60, 2)} as site_name, ${oneOf(countries, 3)} as country,
      'We went ' || ${oneOf(told, 4)} || ' and saw ' || ${oneOf(seen, 5)} || '. '
        || case when ${number(2, 6)} = 0 then 'Currents were weak. ' else 'It was a long swim back. ' end
        || case when no % ${dives} < ${rare} then 'An oceanic whitetip came close.' else '' end as notes
    from generate_series(${from}::bigint, ${to}::bigint - 1) as no
    join owners on owners.place = no / ${dives}),
  added as (
    insert into dives (id, owner_id, number, starts_at, time_precision, duration_seconds, max_depth, mean_depth,
      water_temp, visibility, conditions, notes, site_name, location, country, country_folded, site_folded, gases,
      words, created_at, last_updated)
    select id, owner_id, 1 + nth, timestamp '2006-01-01' + nth * interval '16 hours', 'minute',
      1800 + ${number(2_400, 7)}, 8 + ${number(300, 8)} / 10.0, 6, 14 + ${number(150, 9)} / 10.0, 5 + ${number(25, 10)},
      array[${oneOf(['Calm', 'Current'], 11)}], notes, site_name, country || ', Somewhere', country, lower(country),
      lower(site_name), array[${oneOf(['air', 'nitrox'], 12)}], lower(site_name || chr(10) || country || chr(10) || notes),
      now(), now()
    from told returning id),
  people as (
    insert into dive_people (dive_id, role, position, owner_id, name, folded)
    select id, 'buddy', 0, owner_id, buddy, lower(buddy)
    from (select told.*, ${oneOf(names, 13)} as buddy from told) as with_buddy),
  tags as (
    insert into dive_tags (dive_id, position, owner_id, tag, folded)
    select id, 0, owner_id, 'tag ' || ${number(12, 14)}, 'tag ' || ${number(12, 14)} from told)
  insert into dive_cylinders (dive_id, position, size, start_pressure, end_pressure, o2, he)
  select id, 0, 12, 200, 50 + ${number(80, 15)}, 21, 0 from told`

/** Gives each of these people, whom a query finds, so many dives. */
const fillLogs = async (
  database: string,
  owners: string,
  { people, dives }: { people: number; dives: number },
): Promise<void> => {
  const count = people * dives
  await onServer(
    database,
    `insert into dive_logs (owner_id, revision) select id, 1 from (${owners}) as given`,
  )
  for (let from = 0; from < count; from += batch)
    await onServer(database, insert(owners, dives, from, Math.min(count, from + batch)))
}

const tables = 'dives, dive_people, dive_tags, dive_cylinders, users'

/** One small and one large log, of these two people. */
export const fillTwo = async (database: string, small: string, large: string): Promise<void> => {
  const one = (id: string) => `select '${id}'::uuid as id`
  await fillLogs(database, one(small), { people: 1, dives: logsOf.small })
  await fillLogs(database, one(large), { people: 1, dives: logsOf.large })
  await onServer(database, `vacuum analyze ${tables}`)
}

/** As many other people with logs of their own as it takes until there are `dives` in all. */
export const fillOthers = async (database: string, dives: number): Promise<void> => {
  const people = Math.ceil((dives - logsOf.small - logsOf.large) / logsOf.others)
  await onServer(
    database,
    `insert into users (id, provider, subject, created_at)
     select gen_random_uuid(), 'local', 'other-' || no, now() from generate_series(1, ${people}) as no`,
  )
  const owners = `select id from users where subject like 'other-%'`
  await fillLogs(database, owners, { people, dives: logsOf.others })
  await onServer(database, `vacuum analyze ${tables}`)
}
