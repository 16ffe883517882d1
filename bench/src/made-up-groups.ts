import { fillAtOnce } from './bulk.ts'
import { onServer } from './databases.ts'

/** Memberships of a group on average; the first group has many more. */
export const perGroup = 20
const readerCount = 4

/** Numbers from 0 to below `below` that follow from a number of the row; `salt` tells them apart. */
const number = (of: string, below: number, salt: number) =>
  `(hashint8extended(${of}, ${salt}) & 2147483647) % ${below}`
const idOf = (what: string, no: string | number) =>
  `overlay(overlay(md5('${what} ' || ${no}) placing '4' from 13) placing '8' from 17)::uuid`

const words =
  'reef wreck night drift quarry lagoon manta turtle macro tech shore blue club team friends'.split(' ')
const word = (salt: number) =>
  `(array[${words.map((one) => `'${one}'`).join(', ')}])[1 + ${number('no', words.length, salt)}]`

export type MadeUpGroups = { readers: string[]; large: string; usual: string[] }

/** Groups, one in ten of which is private, with their members, always the same ones; the largest has one in twenty people. */
export const fillGroups = async (database: string, groups: number): Promise<MadeUpGroups> => {
  const people = groups * 2
  const statements = [
    `insert into users (id, provider, subject, full_name, handle, created_at)
     select ${idOf('person', 'no')}, 'made-up', no::text, 'Person ' || no, 'd' || no || 'x', timestamptz '2020-01-01'
     from generate_series(0::bigint, ${people - 1}) as no`,
    `insert into standings (user_id, standing, at)
     select ${idOf('person', 'no')}, 'trusted', now() from generate_series(0::bigint, ${readerCount - 1}) as no`,
    `create unlogged table made_up as
     select group_no, person_no, min(place) as place from (
       select no as group_no, place::bigint, ${number(`no * 1000 + place`, people, 7)} as person_no
       from generate_series(0::bigint, ${groups - 1}) as no
       cross join generate_series(0, ${perGroup - 1}) as place
       union all
       select 0, 1000 + no, no from generate_series(0::bigint, ${Math.floor(people / 20)}) as no
       union all
       select ${number('reader * 1000 + at', groups, 8)}, 10000 + at, reader
       from generate_series(0::bigint, ${readerCount - 1}) as reader cross join generate_series(0, ${perGroup - 1}) as at
     ) as all_of_them group by group_no, person_no`,
    `insert into groups (id, name, folded, description, kind, country, state, members, posts, active, client_key, created_at)
     select ${idOf('group', 'no')}, name, lower(name), 'Made up for a measurement.',
       case when no % 10 = 9 then 'private' when no % 3 = 0 then 'request' else 'open' end,
       (array['Egypt', 'Fiji', 'Malta', 'Spain'])[1 + ${number('no', 4, 3)}], 'public', coalesce(counted.n, 0),
       ${number('no', 200, 4)}, coalesce(counted.n, 0) * ${number('no', 100, 5)} / 100, gen_random_uuid(),
       timestamptz '2021-01-01' + no * interval '1 minute'
     from generate_series(0::bigint, ${groups - 1}) as no
     cross join lateral (select ${word(1)} || ' ' || ${word(2)} || ' ' || no as name) as named
     left join (select group_no, count(*)::int as n from made_up group by group_no) as counted on group_no = no`,
    `insert into group_people (group_id, user_id, role, state, at, active_at)
     select ${idOf('group', 'group_no')}, ${idOf('person', 'person_no')},
       case when row_number() over (partition by group_no order by place, person_no) = 1 then 'owner' else 'member' end,
       'in', timestamptz '2022-01-01' + place * interval '1 hour', now()
     from made_up`,
    'drop table made_up',
  ]
  await fillAtOnce(database, ['users', 'standings', 'groups', 'group_people'], statements)
  const ids = async (query: string) => (await onServer<{ id: string }>(database, query)).map(({ id }) => id)
  return {
    readers: await ids(
      `select ${idOf('person', 'no')} as id from generate_series(0::bigint, ${readerCount - 1}) as no`,
    ),
    large: (await ids(`select ${idOf('group', 0)} as id`))[0] ?? '',
    usual: await ids(`select id from groups where kind <> 'private' order by created_at limit 50`),
  }
}
