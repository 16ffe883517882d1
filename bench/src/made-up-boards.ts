import { firstCountries } from '../../packages/contract/src/countries.ts'
import { species } from '../../packages/rules/src/species.ts'
import { fillAtOnce } from './bulk.ts'
import { onServer } from './databases.ts'

/** The species that reports name. */
const known = species.slice(0, 100).map(({ id }) => id)

/** Numbers from 0 to below `below` that follow from the number of the row; `salt` tells them apart. */
const number = (below: number, salt: number) => `(hashint8extended(no, ${salt}) & 2147483647) % ${below}`
const oneOf = (words: readonly string[], salt: number) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${number(words.length, salt)}]`
/** Few people have much, and many have little. */
const somebody = (people: number, salt: number) =>
  `1 + floor(power(${number(1_000_000, salt)} / 1000000.0, 3) * ${people})::bigint`

/** So many people with a report and five dives each, on average, and votes for them; all agreed to be listed. */
export const fillBoards = async (database: string, people: number): Promise<void> => {
  const who = `(select id, subject::bigint as nth from users where provider = 'made-up')`
  await fillAtOnce(
    database,
    ['users', 'profiles', 'dives', 'reports', 'report_votes', 'photos'],
    [
      `insert into users (id, provider, subject, full_name, handle, country, created_at)
       select gen_random_uuid(), 'made-up', no::text, 'Made Up', 'd' || no || 'x', ${oneOf(firstCountries, 3)},
         timestamptz '2020-01-01' + (no % 2000) * interval '1 day' from generate_series(1::bigint, ${people}) as no`,
      `insert into profiles (user_id, privacy) select id, '{"boards": {"dives": "yes"}}' from ${who} people`,
      `insert into dives (id, owner_id, starts_at, time_precision, duration_seconds, site_name, location, country,
         country_folded, site_folded, words, created_at, last_updated)
       select gen_random_uuid(), people.id, date_trunc('minute', now()::timestamp - ${number(700, 4)} * interval '1 day'
           - ${number(1_440, 5)} * interval '1 minute'), 'minute', 1800 + ${number(2_400, 6)}, 'Reef', 'Egypt', 'Egypt',
         'egypt', 'reef', 'reef', now(), now()
       from (select no, ${somebody(people, 7)} as owner from generate_series(1::bigint, ${people * 5}) as no) as made
       join ${who} people on people.nth = made.owner`,
      `insert into reports (id, site_id, author_id, rating, title, content, dive_date, visibility, water_temp, species,
         approval_status, created_at, last_updated, submitted_at)
       select gen_random_uuid(), sites.id, people.id, 1 + ${number(5, 8)}, 'Dive Report', '',
         current_date - (${number(1_500, 9)})::int, 10, 20, array[${oneOf(known, 10)}], 'approved',
         now() - ${number(1_500, 9)} * interval '1 day', now(), now() - ${number(1_500, 9)} * interval '1 day'
       from (select no, ${somebody(people, 11)} as author, 1 + ${number(500, 12)} as place
         from generate_series(1::bigint, ${people}) as no) as made
       join ${who} people on people.nth = made.author
       join (select id, row_number() over (order by map_id) as place from sites) as sites on sites.place = made.place`,
      `insert into report_votes (report_id, user_id, voted_at)
       select made.id, people.id, now() - ${number(400, 13)} * interval '1 day'
       from (select id, row_number() over () as no from reports) as made
       join ${who} people on people.nth = 1 + ${number(people, 14)}
       on conflict do nothing`,
    ],
  )
  await onServer(database, 'insert into board_queue (user_id) select id from users')
}
