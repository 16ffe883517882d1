import { fillAtOnce } from './bulk.ts'
import { onServer } from './databases.ts'
import { range } from './figures.ts'

/** Replies of a usual thread, of the long one, and posts of a page. */
const perThread = 10
export const perPage = 30
export const longest = 900 * perPage
/** Members who read, with marks in every third thread, and others who write. */
const readerCount = 4
const writerCount = 40

/** Numbers from 0 to below `below` that follow from a number of the row; `salt` tells them apart. */
const number = (of: string, below: number, salt: number) =>
  `(hashint8extended(${of}, ${salt}) & 2147483647) % ${below}`
const hash = (text: string) => `md5(${text})`
const personOf = (no: string | number) =>
  `overlay(overlay(${hash(`'person ' || ${no}`)} placing '4' from 13) placing '8' from 17)::uuid`
/** An id as servers make them, which begins with its time. */
const idAt = (at: string, text: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(${hash(text)}, 1, 3) || '8' || substr(${hash(text)}, 4, 15))::uuid`

const syllables = 'ka mo ri ta lu ne so ba vi do ha pe shi ran mu ol an ter gar wen'.split(' ')
/** 2,000 words, of which the first are the most common by far. */
const words = [
  ...['reef', 'boat', 'tank'],
  ...range(1_997).map((at) =>
    [at % 20, (at * 7 + 3) % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)]
      .map((n) => syllables[n])
      .join(''),
  ),
]
export const searched = {
  common: 'reef',
  usual: words[60] ?? '',
  uncommon: words[1_200] ?? '',
  rare: 'note1234',
  misspelt: `${words[900] ?? ''}x`,
  none: 'qqqq',
}
const word = (of: string, salt: number) =>
  `(words.list)[1 + floor(${words.length} * power((${number(of, 100_000, salt)}) / 100000.0, 3))::int]`
const text = (of: string, count: number, salt: number) =>
  `concat_ws(' ', ${range(count)
    .map((at) => word(of, salt + at))
    .join(', ')})`

/** Whom and what is asked for: threads of the usual size, and the longest. */
export type MadeUpForum = { readers: string[]; writers: string[]; threads: string[]; long: string }

/** Threads over five years with ten replies each, always the same ones, and one with `long` replies. */
export const fillForum = async (
  database: string,
  { threads, long }: { threads: number; long: number },
): Promise<MadeUpForum> => {
  const people = Math.max(readerCount + writerCount, Math.min(10_000, threads / 10))
  const all = words.map((one) => `'${one}'`).join(', ')
  const startedAt = `timestamptz '2021-01-01' + (no::float8 / ${threads}) * interval '5 years'`
  const statements = [
    `insert into users (id, provider, subject, full_name, handle, created_at)
     select ${personOf('no')}, 'made-up', no::text, 'Person ' || no, 'd' || no || 'x', timestamptz '2020-01-01'
     from generate_series(0::bigint, ${people - 1}) as no`,
    `insert into standings (user_id, standing, at)
     select ${personOf('no')}, 'trusted', now() from generate_series(0::bigint, ${readerCount + writerCount - 1}) as no`,
    `create unlogged table made_up as
     select no, at, ${idAt('at', `'thread ' || no`)} as id, (array_agg_categories.ids)[1 + ${number('no', 8, 1)}] as category_id,
       case when no = ${threads - 1} then ${long} else ${perThread} end as size, ${personOf(number('no', people, 2))} as author_id
     from generate_series(0::bigint, ${threads - 1}) as no
     cross join lateral (select ${startedAt} as at) as times
     cross join (select array_agg(id order by position) as ids from forum_categories) as array_agg_categories`,
    `create unlogged table made_up_posts as
     select made.id as thread_id, n, ${idAt('written.at', `'post ' || made.no || '/' || n`)} as id,
       ${personOf(number('made.no * 100000 + n', people, 3))} as author_id, written.at,
       case when n = 0 then ${text('made.no', 5, 50)} end as title, body
     from (select array[${all}] as list) as words, made_up as made
     cross join lateral generate_series(0, made.size) as n
     cross join lateral (select made.at + n * interval '3 hours' * ${perThread} / greatest(${perThread}, made.size) as at) as written
     cross join lateral (select ${text('made.no * 100000 + n', 24, 100)} || ' note' || ${number('made.no * 100000 + n', 5_000, 30)} as body) as said`,
    `insert into forum_threads (id, category_id, author_id, title, state, last_n, shown_n, replies, likes, views, last_at, last_author_id, client_key, created_at)
     select made.id, category_id, made.author_id, opening.title, 'public', size, size, size, ${number('no', 20, 4)}, ${number('no', 500, 5)},
       made.at + ${perThread} * interval '3 hours', made.author_id, gen_random_uuid(), made.at
     from made_up as made join made_up_posts as opening on opening.thread_id = made.id and opening.n = 0`,
    `insert into forum_posts (thread_id, n, id, author_id, content, likes, client_key, created_at, search)
     select thread_id, n, made.id, made.author_id, body, case when n = 0 then 0 else ${number('n', 5, 6)} end, gen_random_uuid(), at,
       strip(to_tsvector('english', concat_ws(' ', made.title, body))) || forum_search_marks(thread, at)
     from made_up_posts as made join forum_threads as thread on thread.id = thread_id order by at`,
    'insert into forum_title_words select distinct word from forum_threads cross join lateral forum_words_of(title) as word',
    `insert into forum_tallies (category_id, slot, threads, posts)
     select category_id, 0, count(*), sum(size + 1) from made_up group by category_id`,
    `insert into forum_marks (user_id, thread_id, read_n, watch, at)
     select ${personOf('reader')}, id, case when no % 2 = 0 then size else size / 2 end,
       case when no % 30 = 0 then 'watching' else 'normal' end, at
     from made_up cross join generate_series(0::bigint, ${readerCount - 1}) as reader where no % 3 = 0`,
    'drop table made_up',
    'drop table made_up_posts',
  ]
  const tables = ['users', 'standings', 'forum_threads', 'forum_posts', 'forum_tallies', 'forum_marks']
  await fillAtOnce(database, tables, statements)
  const ids = async (query: string) => (await onServer<{ id: string }>(database, query)).map(({ id }) => id)
  const members = await ids(
    `select ${personOf('no')} as id from generate_series(0::bigint, ${readerCount + writerCount - 1}) as no`,
  )
  const byTime = await ids('select id from forum_threads order by created_at desc limit 51')
  return {
    readers: members.slice(0, readerCount),
    writers: members.slice(readerCount),
    threads: byTime.slice(1),
    long: byTime[0] ?? '',
  }
}
