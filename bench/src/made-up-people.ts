import { firstCountries } from '../../packages/contract/src/countries.ts'
import { fillAtOnce } from './bulk.ts'

/** Numbers from 0 to below `below` that follow from the number of the person; `salt` tells them apart. */
const number = (below: number, salt: number) => `(hashint8extended(no, ${salt}) & 2147483647) % ${below}`
const oneOf = (words: readonly string[], salt: number) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + ${number(words.length, salt)}]`

const firsts =
  'Ana Marta Marco Maria Noor Tom Lea Aiko Jonas Sam Ivo Søren Petra Lucas Grace Emre Chloé Yuki Thabo Ingrid Oliver Isla Tiago Sanna'.split(
    ' ',
  )
const lasts =
  'Silva Ruiz Hassan Murphy Braun Tanaka Nkosi Bianchi Horvat Souza Peeters Walker Kim Nair Campbell Fernández Virtanen Åkesson Łukasik'.split(
    ' ',
  )

/** What the person of this number, from 1 on, is called. */
export const handleOf = (no: number): string => `d${no}x`

/**
 * So many people, always the same ones: one in three certified, one in fifty an instructor, one in ten unlisted, and some who
 * show their certifications to everybody. Their cards are counted at once, as counting each by itself takes long.
 */
export const fillPeople = async (database: string, count: number): Promise<void> => {
  const people = "(select id, subject::bigint as no from users where provider = 'made-up') as people"
  const statements = [
    `insert into users (id, provider, subject, full_name, handle, country, created_at)
     select gen_random_uuid(), 'made-up', no::text, ${oneOf(firsts, 1)} || ' ' || ${oneOf(lasts, 2)}, 'd' || no || 'x',
       ${oneOf(firstCountries, 3)}, timestamptz '2020-01-01' + (no % 2000) * interval '1 day'
     from generate_series(1::bigint, ${count}) as no`,
    `insert into profiles (user_id, privacy)
     select id, case no % 10 when 0 then '{"listed": false}'::jsonb
       else '{"sections": {"certifications": "public", "name": "public"}}' end
     from ${people} where no % 5 = 0`,
    `insert into certifications (id, owner_id, agency, level, kind, created_at)
     select gen_random_uuid(), id, 'PADI', 'Diver', case when no % 50 = 1 then 'instructor' else 'core' end, now()
     from ${people} where no % 3 = 0 or no % 50 = 1`,
    // The cards ask for the certifications of each person.
    'create index made_up_owners on certifications (owner_id)',
    'vacuum analyze',
    'select rebuild_people()',
    'drop index made_up_owners',
  ]
  const tables = ['users', 'profiles', 'certifications', 'people_cards', 'people_words']
  await fillAtOnce(database, tables, statements)
}
