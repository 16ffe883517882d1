// Fills the log of one account on the database of a server that runs: EMAIL FROM TO, by the number of each dive from the
// newest on. They are those of `exportedLog`; sending thousands would take longer than the journey that reads them.
import { withDatabase } from '../apps/api/src/cli/command.ts'

const [email = '', from, to] = process.argv.slice(2)
const [first, end] = [Number(from), Number(to)]

await withDatabase(async ({ db }) => {
  await db.execute(`
    with told as (
      select users.id as owner_id, at, at % 10 = 9 as is_night,
        case when at % 10 = 9 then 'Night reef ' else 'Reef ' end || at as site_name,
        case when at < ${end / 2} then 'Egypt' else 'Malta' end as country,
        case when at < ${end / 2} then 'Egypt, Dahab' else 'Malta, Gozo' end as location,
        case when at = ${end - 1} then 'A whale shark at last' end as notes
      from users, generate_series(${first}, ${end - 1}) as at where email = '${email.replaceAll("'", "''")}'),
    opened as (
      insert into dive_logs (owner_id, revision) select distinct owner_id, 1 from told
      on conflict (owner_id) do update set revision = dive_logs.revision + 1)
    insert into dives (id, owner_id, starts_at, time_precision, duration_seconds, max_depth, conditions, notes, site_name,
      location, country, country_folded, site_folded, gases, words, created_at, last_updated)
    select gen_random_uuid(), owner_id, timestamp '2025-06-01 09:00' - at * interval '1 day', 'minute', 2700, 10 + at % 20,
      array[case when is_night then 'Night' else 'Calm' end], notes, site_name, location, country, lower(country),
      lower(site_name), '{}', lower(concat_ws(chr(10), site_name, location, notes)), now(), now()
    from told`)
})
