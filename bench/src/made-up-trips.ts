import { fillAtOnce } from './bulk.ts'
import { onServer } from './databases.ts'

/** Stops of a usual trip, and of the large one: on so many days, with so many people. */
export const stopsOfOne = 20
export const largeTrip = { stops: 200, days: 60, people: 20 } as const
/** Trips of each person; the first of them are those of the reader, among few and among many. */
const tripsOfOne = 30

const idOf = (what: string, no: string | number) =>
  `overlay(overlay(md5('${what} ' || ${no}) placing '4' from 13) placing '8' from 17)::uuid`
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The first ranks of a day, as moving makes them. */
const rank = (at: string) => `'a' || substr('${digits}', 1 + (${at})::int, 1)`

export type MadeUpTrips = { readers: string[]; large: string; usual: string[] }

/** Trips with their stops, votes and expenses, always the same ones. The first is the large one; all readers are on it. */
export const fillTrips = async (database: string, trips: number): Promise<MadeUpTrips> => {
  const people = Math.max(largeTrip.people, Math.ceil(trips / tripsOfOne))
  const others = Math.max(1, people - largeTrip.people)
  const who = (place: string) =>
    idOf(
      'person',
      `case when no < ${tripsOfOne} then ${place} else ${largeTrip.people} + (no + ${place}) % ${others} end`,
    )
  const first = (no: string) => `(date '2027-01-01' + ((${no}) % 300)::int)`
  const statements = [
    `insert into users (id, provider, subject, full_name, handle, created_at)
     select ${idOf('person', 'no')}, 'made-up', no::text, 'Person ' || no, 'd' || no || 'x', timestamptz '2020-01-01'
     from generate_series(0::bigint, ${people - 1}) as no`,
    `insert into trips (id, name, start_day, end_day, destination, country, zone, budget, currency, description, preferences,
       client_key, created_at, changed_at)
     select ${idOf('trip', 'no')}, 'Trip ' || no, ${first('no')},
       ${first('no')} + case when no = 0 then ${largeTrip.days - 1} else 9 end,
       'Hurghada, Egypt', 'Egypt', 'Africa/Cairo', 1500, 'EUR', 'Made up for a measurement.', '{reef}',
       gen_random_uuid(), timestamptz '2026-01-01', timestamptz '2026-01-01'
     from generate_series(0::bigint, ${trips - 1}) as no`,
    `insert into trip_people (trip_id, user_id, role, state, at, start_day)
     select ${idOf('trip', 'no')}, ${who('place')},
       case when place = 0 then 'owner' else 'editor' end, 'in', timestamptz '2026-01-01' + place * interval '1 hour',
       ${first('no')}
     from generate_series(0::bigint, ${trips - 1}) as no
     cross join lateral generate_series(0, case when no = 0 then ${largeTrip.people - 1} else 1 end) as place`,
    `insert into trip_stops (id, trip_id, kind, name, day, rank, notes, client_key)
     select ${idOf('stop', `no || '/' || at`)}, ${idOf('trip', 'no')}, 'place', 'Stop ' || at,
       ${first('no')} + (at % days)::int, ${rank('at / days')}, 'Bring a light.', gen_random_uuid()
     from generate_series(0::bigint, ${trips - 1}) as no
     cross join lateral (select case when no = 0 then ${largeTrip.days} else 10 end as days,
       case when no = 0 then ${largeTrip.stops} else ${stopsOfOne} end as stops) as size
     cross join lateral generate_series(0, stops - 1) as at`,
    `insert into trip_votes (stop_id, user_id, value)
     select ${idOf('stop', "0 || '/' || at")}, ${idOf('person', 'by')}, 1
     from generate_series(0, ${largeTrip.stops - 1}) as at cross join generate_series(0, 4) as by`,
    `insert into trip_expenses (id, trip_id, title, cents, currency, converted, paid_by, category, client_key, created_at)
     select ${idOf('expense', `no || '/' || at`)}, ${idOf('trip', 'no')}, 'Expense ' || at, 1234 + at, 'EUR', 1234 + at,
       ${who('at')}, 'diving', gen_random_uuid(), timestamptz '2026-02-01'
     from generate_series(0::bigint, ${trips - 1}) as no cross join generate_series(0, 1) as at`,
    `insert into trip_shares (id, expense_id, user_id, weight)
     select gen_random_uuid(), ${idOf('expense', `no || '/' || at`)}, ${who('place')}, 1
     from generate_series(0::bigint, ${trips - 1}) as no cross join generate_series(0, 1) as at
     cross join generate_series(0, 1) as place`,
  ]
  const tables = ['users', 'trips', 'trip_people', 'trip_stops', 'trip_votes', 'trip_expenses', 'trip_shares']
  await fillAtOnce(database, tables, statements)
  const ids = async (query: string) => (await onServer<{ id: string }>(database, query)).map(({ id }) => id)
  return {
    readers: await ids(
      `select ${idOf('person', 'no')} as id from generate_series(0::bigint, ${largeTrip.people - 1}) as no`,
    ),
    large: (await ids(`select ${idOf('trip', 0)} as id`))[0] ?? '',
    usual: await ids(
      `select trip_id as id from trip_people where user_id = ${idOf('person', 0)} and trip_id <> ${idOf('trip', 0)} limit 50`,
    ),
  }
}
