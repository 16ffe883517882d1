import { fillAtOnce } from './bulk.ts'
import { onServer } from './databases.ts'
import { range } from './figures.ts'

/** What a conversation holds, unless it is a request, and in how many conversations a person is. */
const perConversation = 20
const perPerson = 20
/** The busy one writes with everybody, and with no more than so many. */
const mostOfOne = 5_000
/** People who do as others do, and whom the busy one and each of them blocked. */
const usualCount = 20
const blockedByBusy = 20

/** Numbers from 0 to below `below` that follow from a number of the row; `salt` tells them apart. */
const number = (of: string, below: number, salt: number) =>
  `(hashint8extended(${of}, ${salt}) & 2147483647) % ${below}`
/** An id that is always the same for the same text. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
const personOf = (no: string | number) => idOf(`'person ' || ${no}`)
const conversationOf = (no: string) => idOf(`'conversation ' || ${no}`)

const syllables = 'ka mo ri ta lu ne so ba vi do ha pe shi ran mu ol an ter gar wen'.split(' ')
/** 200 words, of which the first are the most common by far. */
const words = [
  ...['dive', 'reef', 'boat'],
  ...range(197).map((at) =>
    [at % 20, (at * 7 + 3) % 20, Math.floor(at / 20)].map((n) => syllables[n]).join(''),
  ),
]
export const searched = {
  common: 'dive',
  usual: words[60] ?? '',
  rare: 'note1234',
  beginning: 'ka',
  letter: 's',
  none: 'qqqq',
}

/** A word: the common ones come often. */
const word = (salt: number) =>
  `(words.list)[1 + floor(${words.length} * power((${number('made.no * 100 + seq', 10_000, salt)}) / 10000.0, 3))::int]`

/** As the server keeps them: each word for each of the two, after the end of their id. */
const foundBy = (id: string) => {
  const key = `right(${id}::text, 8) || '/'`
  return `string_to_array(${key} || replace(body, ' ', ' ' || ${key}), ' ')`
}

/** Whose messages are asked for: some who have as many as others, and one who has as many as anybody can. */
export type Writers = { usual: string[]; busy: string }

/** Two write by turns, a message an hour; one of 50 conversations is a request that waits, one of 20 is archived, one of 5 is unread. */
const conversationsOf = (count: number, people: number, ofBusy: number) => `
  create unlogged table made_up as
  select no, id, least(a, b) as low_id, greatest(a, b) as high_id, size, is_request, last_at
  from generate_series(0::bigint, ${count - 1}) as no
  cross join lateral (select no - ${ofBusy} as at) as places
  cross join lateral (select
    ${personOf(`case when at < 0 then 0 else 1 + at % ${people - 1} end`)} as a,
    ${personOf(`case when at < 0 then no + 1 else 1 + (at % ${people - 1} + 1 + at / ${people - 1}) % ${people - 1} end`)} as b,
    ${conversationOf('no')} as id,
    ${number('no', 50, 1)} = 0 as is_request) as pairs
  cross join lateral (select case when is_request then 1 else ${perConversation} end as size,
    timestamptz '2026-01-01' + ${number('no', 400_000, 2)} * interval '1 minute' as last_at) as facts`

const ownOf = (side: 'low' | 'high') => `
  select ${side}_id, id,
    case when is_request then '${side === 'low' ? 'sent' : 'requests'}'
      when ${number('no', 20, side === 'low' ? 3 : 4)} = 0 then 'archived' else 'inbox' end,
    ${number('no', 50, 5)} = 0, sent, size - sent,
    greatest(0, size - sent - unread), greatest(0, size - 2 * unread), last_at
  from made_up cross join lateral (select ${side === 'low' ? '(size + 1) / 2' : 'size / 2'} as sent,
    case when is_request or ${number('no', 5, side === 'low' ? 6 : 7)} = 0 then 3 else 0 end as unread) as facts`

/** Conversations of 20 messages each and about so many messages in all, always the same ones. */
export const fillMessages = async (database: string, count: number): Promise<Writers> => {
  const conversations = Math.ceil(count / perConversation)
  const people = Math.ceil((2 * conversations) / perPerson)
  const ofBusy = Math.min(people - 1, mostOfOne)
  if (people < 2 * usualCount) throw new Error('There must be 8000 messages at least')
  const all = words.map((one) => `'${one}'`).join(', ')
  const statements = [
    `insert into users (id, provider, subject, full_name, handle, created_at)
     select ${personOf('no')}, 'made-up', no::text, 'Person ' || no, 'd' || no || 'x', timestamptz '2025-01-01'
     from generate_series(0::bigint, ${people - 1}) as no`,
    conversationsOf(conversations, people, ofBusy),
    `insert into conversations (id, low_id, high_id, last_seq, last_at, asked_by, asked_at, accepted_at)
     select id, low_id, high_id, size, last_at, low_id, last_at - size * interval '1 hour', case when not is_request then last_at end
     from made_up`,
    `insert into conversation_people (user_id, conversation_id, box, is_muted, sent, heard, read, read_seq, last_at)
     ${ownOf('low')} union all ${ownOf('high')}`,
    `insert into conversation_messages (conversation_id, seq, id, sender_id, n, body, client_key, created_at, search)
     select made.id, seq, gen_random_uuid(), case seq % 2 when 1 then low_id else high_id end, (seq + 1) / 2, body,
       gen_random_uuid(), last_at - (size - seq) * interval '1 hour',
       array_to_tsvector(${foundBy('low_id')} || ${foundBy('high_id')})
     from (select array[${all}] as list) as words, made_up as made
     cross join lateral generate_series(1, size) as seq
     cross join lateral (select concat_ws(' ', ${range(9)
       .map((salt) => word(10 + salt))
       .join(', ')},
       'note' || ${number('made.no * 100 + seq', 2_000, 30)}) as body) as written`,
    `insert into blocks (blocker_id, blocked_id, at)
     select ${personOf(0)}, ${personOf('no')}, now() from generate_series(1::bigint, ${blockedByBusy}) as no union all
     select ${personOf('no')}, ${personOf('no + 1')}, now() from generate_series(1::bigint, ${usualCount}) as no`,
    'drop table made_up',
  ]
  const tables = ['users', 'conversations', 'conversation_people', 'conversation_messages', 'blocks']
  await fillAtOnce(database, tables, statements)
  const found = await onServer<{ id: string }>(
    database,
    `select ${personOf('no')} as id from generate_series(0::bigint, ${usualCount}) as no`,
  )
  const [busy = '', ...usual] = found.map(({ id }) => id)
  return { busy, usual }
}
