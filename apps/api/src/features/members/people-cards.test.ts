import { audiences, type PrivacyChange, type ProfileSection } from '@soundings/contract/privacy'
import { audienceOf, withPrivacy } from '@soundings/rules/privacy'
import { fold } from '@soundings/rules/text'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { certifications } from '#db/schema/certifications.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { peopleCards, peopleTotals, peopleWords, profiles } from '#db/schema/profiles.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testDatabase } from '#src/testing/database.ts'
import { buildPerson } from '#src/testing/people.ts'
import { buildPhoto } from '#src/testing/photos.ts'
import { buildReport } from '#src/testing/reports.ts'
import { buildRow } from '#src/testing/sites.ts'

const { db } = await testDatabase()

/** The same numbers at each run. */
const random = (() => {
  let seed = 20_261_123
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
})()
const one = <T>(of: readonly T[]): T => of[random(of.length)] as T

const names = ['Ana Ruiz', 'Søren Ångström', 'Jean-Luc Picard', 'Ana Ana', null]
const statuses = ['approved', 'pending', 'rejected', 'removed'] as const
const kinds = ['core', 'speciality', 'leader', 'instructor'] as const
const people = Array.from({ length: 6 }, (_, n) => buildPerson({ handle: `diver_${n}` }))
const places = Array.from({ length: 4 }, () => buildRow())
const personId = () => one(people).id
const siteId = () => one([...places.map(({ id }) => id), null])

const choosePrivacy = (): PrivacyChange => ({
  sections: Object.fromEntries(
    (['identity', 'name', 'certifications', 'numbers'] satisfies ProfileSection[])
      .filter(() => random(2) === 0)
      .map((section) => [section, one(audiences)]),
  ),
  ...(random(3) === 0 && { listed: random(2) === 0 }),
  ...(random(3) === 0 && { junior: random(2) === 0 }),
})

const anyOf = (table: typeof photos | typeof reports | typeof certifications) =>
  sql`${table.id} = (select id from ${table} order by md5(id::text || ${random(1_000_000)}::text) limit 1)`
const photoStatus = () => ({ approvalStatus: one(statuses), state: one(['ready', 'processing'] as const) })

/** What may happen to people and to what they share. */
const steps: (() => Promise<unknown>)[] = [
  () =>
    db
      .update(users)
      .set({ fullName: one(names) })
      .where(eq(users.id, personId())),
  () =>
    db
      .update(users)
      .set({ country: one(['Fiji', 'Egypt', null]) })
      .where(eq(users.id, personId())),
  () =>
    db
      .update(users)
      .set({ handle: `h_${random(1e6)}` })
      .where(eq(users.id, personId())),
  () =>
    db
      .update(users)
      .set({ deletedAt: one([null, null, new Date()]) })
      .where(eq(users.id, personId())),
  () => {
    const change = choosePrivacy()
    return db
      .insert(profiles)
      .values({ userId: personId(), privacy: change })
      .onConflictDoUpdate({ target: profiles.userId, set: { privacy: change } })
  },
  () => db.delete(profiles).where(eq(profiles.userId, personId())),
  () => {
    const about = { agency: one(['PADI', 'SSI']), level: one(['One', 'Two']), kind: one(kinds) }
    return db
      .insert(certifications)
      .values({ id: newId(), ownerId: personId(), createdAt: new Date(), ...about })
  },
  () =>
    db
      .update(certifications)
      .set({ kind: one(kinds) })
      .where(anyOf(certifications)),
  () => db.delete(certifications).where(anyOf(certifications)),
  () => db.insert(photos).values(buildPhoto({ uploaderId: personId(), siteId: siteId(), ...photoStatus() })),
  () => db.update(photos).set(photoStatus()).where(anyOf(photos)),
  () => db.update(photos).set({ siteId: siteId() }).where(anyOf(photos)),
  () =>
    db
      .update(photos)
      .set({ uploaderId: one([personId(), null]) })
      .where(anyOf(photos)),
  () => db.delete(photos).where(anyOf(photos)),
  () => {
    const known = { siteId: one(places).id, authorId: personId(), approvalStatus: one(statuses) }
    return db.insert(reports).values(buildReport(known))
  },
  () =>
    db
      .update(reports)
      .set({ approvalStatus: one(statuses), siteId: one(places).id })
      .where(anyOf(reports)),
  () => db.delete(reports).where(anyOf(reports)),
  () =>
    db
      .update(sites)
      .set({ approvalStatus: one(statuses) })
      .where(eq(sites.id, one(places).id)),
  () =>
    db
      .update(sites)
      .set({ createdBy: one([personId(), null]) })
      .where(eq(sites.id, one(places).id)),
  () => db.update(sites).set({ approvalStatus: one(statuses) }),
]

const { activeOn: _, ...counted } = getTableColumns(peopleCards)

const kept = async () => ({
  cards: await db.select(counted).from(peopleCards).orderBy(peopleCards.userId),
  words: await db.select().from(peopleWords).orderBy(peopleWords.userId, peopleWords.word),
  totals: (
    await db
      .select({ list: peopleTotals.list, n: sql<number>`sum(${peopleTotals.n})::int` })
      .from(peopleTotals)
      .groupBy(peopleTotals.list)
      .orderBy(peopleTotals.list)
  ).filter(({ n }) => n !== 0),
})

/** As what the rule lets readers find people, and by which words. */
const told = async () => {
  const rows = await db.execute<{
    id: string
    handle: string
    full_name: string | null
    privacy: PrivacyChange | null
    kinds: string[] | null
  }>(sql`select users.id, handle, full_name, privacy,
    (select array_agg(kind) from certifications where owner_id = users.id and kind <> 'speciality') as kinds
    from users left join profiles on user_id = users.id where deleted_at is null order by users.id`)
  return rows.rows.map(({ id, handle, full_name, privacy, kinds: held }) => {
    const chosen = withPrivacy(privacy ?? {})
    const step = held ? (held.includes('instructor') ? 3 : 2) : 1
    const stepFor = (seers: readonly string[]) => {
      if (!chosen.listed || !seers.includes(audienceOf(chosen, 'identity'))) return 0
      return seers.includes(audienceOf(chosen, 'certifications')) ? step : 1
    }
    const [toMembers, toPublic] = [stepFor(['public', 'members']), stepFor(['public'])]
    const nameTo = audienceOf(chosen, 'name')
    const words = new Map<string, boolean>()
    for (const word of ['public', 'members'].includes(nameTo) ? fold(full_name ?? '').split(' ') : [])
      if (word) words.set(word, nameTo === 'public')
    for (const word of fold(handle).split(' ')) words.set(word, true)
    return { id, toMembers, toPublic, words: toMembers > 0 ? [...words].sort() : [] }
  })
}

it('cards, words and totals equal a count from scratch after two hundred random changes', async () => {
  await db.insert(users).values(people)
  await db.insert(sites).values(places)
  for (let step = 0; step < 200; step++) {
    await one(steps)()
    if (step % 5 !== 4) continue
    const before = await kept()
    expect(
      before.cards.map(({ userId, toMembers, toPublic }) => ({
        id: userId,
        toMembers,
        toPublic,
        words: before.words
          .filter((word) => word.userId === userId)
          .map(({ word, isPublic }) => [word, isPublic])
          .sort(),
      })),
      `who may be found after ${step} steps`,
    ).toEqual(await told())
    await db.execute(sql`select rebuild_people()`)
    expect(await kept(), `after ${step} steps`).toEqual(before)
  }
}, 120_000)

it('somebody moves up with what becomes public of theirs, and not with what only comes back with its site', async () => {
  const place = buildRow()
  const person = buildPerson()
  await db.insert(sites).values(place)
  await db.insert(users).values(person)
  const activeOn = async () =>
    (await db.select().from(peopleCards).where(eq(peopleCards.userId, person.id)))[0]?.activeOn
  expect(await activeOn()).toBe('2026-05-01')
  const photo = buildPhoto({ uploaderId: person.id, siteId: place.id, approvalStatus: 'pending' })
  await db.insert(photos).values(photo)
  expect(await activeOn()).toBe('2026-05-01')
  await db.update(photos).set({ approvalStatus: 'approved' }).where(eq(photos.id, photo.id))
  expect(await activeOn()).toBe(new Date().toISOString().slice(0, 10))
  await db.update(peopleCards).set({ activeOn: '2026-06-01' })
  for (const approvalStatus of ['removed', 'approved'] as const)
    await db.update(sites).set({ approvalStatus }).where(eq(sites.id, place.id))
  expect(await activeOn()).toBe('2026-06-01')
})

it.each([
  'Søren Ångström-Łukasz',
  'José  María O’Brien',
  'Nguyễn Thị Ánh',
  'İpek Işık',
  'ΕΛΈΝΗ Παπαδοπούλου',
  'Іван Щербак Ёлкин',
  'Weiß Æsa Þór Œuvre',
  'ﬁne ＦＵＬＬ Ⅷ',
  'محمد أحمد',
  '山田 太郎',
  'Anna 🐙 (she/her) “reef”',
  '  ',
])('the database parts %s into the words that the rule does', async (name) => {
  const { rows } = await db.execute<{ words: string[] }>(sql`select name_words(${name}) as words`)
  expect(rows[0]?.words.sort()).toEqual([...new Set(fold(name).split(' ').filter(Boolean))].sort())
})
