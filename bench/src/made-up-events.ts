import { fillAtOnce } from './bulk.ts'
import { onServer } from './databases.ts'

/** People of an event on average. */
export const perEvent = 10
const readerCount = 4

/** Numbers from 0 to below `below` that follow from a number of the row; `salt` tells them apart. */
const number = (of: string, below: number, salt: number) =>
  `(hashint8extended(${of}, ${salt}) & 2147483647) % ${below}`
const idOf = (what: string, no: string | number) =>
  `overlay(overlay(md5('${what} ' || ${no}) placing '4' from 13) placing '8' from 17)::uuid`
const words = 'reef wreck night drift quarry lagoon manta turtle macro tech shore deep clean-up club'.split(
  ' ',
)
const word = (salt: number) =>
  `(array[${words.map((one) => `'${one}'`).join(', ')}])[1 + ${number('no', words.length, salt)}]`

/** One in five comes every week, so many times: some so many others lie between two of them. */
const weekly = { times: 26, between: 320 }
const isWeekly = 'no % 5 = 0'
const seriesNo = `no % ${weekly.between} + ${weekly.between} * (no / ${weekly.between * weekly.times})`

/** `titles` are those of `events`. */
export type MadeUpEvents = { readers: string[]; events: string[]; titles: string[] }

/**
 * Events over three years of which a fourth is still to come, spread over the coasts of the world as divers are: many at few
 * places. Always the same ones.
 */
export const fillEvents = async (database: string, events: number): Promise<MadeUpEvents> => {
  // As many events for each person among few as among many.
  const people = events * 2
  const places = Math.max(20, Math.round(events / 20))
  const statements = [
    `insert into users (id, provider, subject, full_name, handle, created_at)
     select ${idOf('person', 'no')}, 'made-up', no::text, 'Person ' || no, 'd' || no || 'x', timestamptz '2020-01-01'
     from generate_series(0::bigint, ${people - 1}) as no`,
    `insert into standings (user_id, standing, at)
     select ${idOf('person', 'no')}, 'trusted', now() from generate_series(0::bigint, ${readerCount - 1}) as no`,
    `create unlogged table made_up as
     select no, at, person_no, row_number() over (partition by no order by at) as place from (
       select no, min(at) as at, person_no from (
         select no, at, ${number('no * 1000 + at', people, 7)} as person_no
         from generate_series(0::bigint, ${events - 1}) as no cross join generate_series(0, ${perEvent - 1}) as at
       ) as drawn group by no, person_no
     ) as once`,
    `insert into event_series (id, every, count, first_day, facts, made, ended_at)
     select distinct ${idOf('series', `(${seriesNo})`)}, 'week', ${weekly.times}, date '2024-01-01', '{}'::jsonb, ${weekly.times}, now()
     from generate_series(0::bigint, ${events - 1}) as no where ${isWeekly}`,
    `insert into events (id, series_id, series_n, organiser_id, title, description, location, lng, lat, country, day, time, zone, starts_at, ends_at,
       is_past, currency, max_people, going, line, visibility, state, waitlist, client_key, created_at, changed_at)
     select ${idOf('event', 'no')}, case when ${isWeekly} then ${idOf('series', `(${seriesNo})`)} end,
       case when ${isWeekly} then (no / ${weekly.between}) % ${weekly.times} end, ${idOf('person', 'organiser')}, ${word(1)} || ' ' || ${word(2)} || ' ' || no,
       'Made up for a measurement.', 'Place ' || place_no,
       ((${number('place_no', 3_600_000, 3)}) / 10000.0 - 180), ((${number('place_no', 1_200_000, 4)}) / 10000.0 - 60),
       (array['Egypt', 'Fiji', 'Malta', 'Spain', 'Italy', 'Mexico', 'Thailand', 'Bahamas'])[1 + ${number('place_no', 8, 5)}],
       starts::date, to_char(starts at time zone 'UTC', 'HH24:MI'), 'UTC', starts, starts + interval '4 hours', starts < now(),
       'EUR', 20, counted.n, counted.n, 'public', 'open', 'auto', gen_random_uuid(), starts - interval '30 days', starts - interval '30 days'
     from generate_series(0::bigint, ${events - 1}) as no
     cross join lateral (select ${number('no', places, 2)} as place_no,
       date_trunc('minute', now() - interval '820 days' + (no::float8 / ${events}) * interval '1095 days') as starts) as drawn
     join (select no as of, count(*)::int as n, min(person_no) filter (where place = 1) as organiser from made_up group by no) as counted
       on counted.of = no`,
    `insert into event_people (event_id, user_id, state, place, starts_at, ends_at, joined_at)
     select ${idOf('event', 'no')}, ${idOf('person', 'person_no')}, 'going', place, starts_at, ends_at, created_at
     from made_up join events on events.id = ${idOf('event', 'no')}`,
    'drop table made_up',
  ]
  await fillAtOnce(database, ['users', 'standings', 'event_series', 'events', 'event_people'], statements)
  const readers = await onServer<{ id: string }>(
    database,
    `select ${idOf('person', 'no')} as id from generate_series(0::bigint, ${readerCount - 1}) as no`,
  )
  const next = await onServer<{ id: string; title: string }>(
    database,
    'select id, title from events where starts_at > now() order by starts_at limit 50',
  )
  return {
    readers: readers.map(({ id }) => id),
    events: next.map(({ id }) => id),
    titles: next.map(({ title }) => title),
  }
}
