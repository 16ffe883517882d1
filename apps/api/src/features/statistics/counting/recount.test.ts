import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { type Db, inTransaction } from '#db/client.ts'
import { equipment, equipmentLists } from '#db/schema/equipment.ts'
import { photos } from '#db/schema/media.ts'
import { users } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { tallies, tallyChanges } from '#db/schema/statistics.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { addSiteViews } from '../views/views.repo.ts'
import { foldTallies } from './tallies.repo.ts'
import { statisticsTallies } from './tallies.ts'

const { deps } = await testApp()
const { db } = deps

/** The same walk through the same numbers each time. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}
const number = numbersFrom(11)
const one = <T>(of: readonly [T, ...T[]]): T => of[number(of.length)] ?? of[0]

const statuses = ['approved', 'pending', 'rejected'] as const
const species = ['green-turtle', 'manta-ray', 'giant-moray']

const differences = async () => {
  const found = []
  for (const { recount } of statisticsTallies)
    found.push(...(await recount(db, { fix: false, limit: 20, newMembers: 'new' })).differences)
  return found
}

it('what triggers keep is what a count from scratch says, after many writes at once', async () => {
  const siteIds: string[] = []
  const people: string[] = []
  const reportIds: string[] = []
  const photoIds: string[] = []
  const countries = [
    ['Egypt', 'Red Sea'],
    ['Egypt', 'Sinai'],
    ['Malta', 'Malta'],
    ['Palau', null],
    [null, null],
  ] as const
  const lying = () => {
    const [country, region] = countries[number(countries.length)] ?? ['Egypt', null]
    return { country, region, countryKey: country?.toLowerCase() ?? null }
  }
  for (let at = 0; at < 8; at++) {
    const { country, region } = lying()
    siteIds.push(await addSite(db, { siteName: `Reef ${at}`, country, region }, one(statuses)))
    const { id } = await addPerson(deps)
    people.push(id)
    await db.insert(equipmentLists).values({ ownerId: id, isCounted: number(2) === 0 })
  }
  const site = () => siteIds[number(siteIds.length)] ?? ''
  const person = () => people[number(people.length)] ?? ''
  const water = () => ({
    diveDate: `2026-${String(1 + number(12)).padStart(2, '0')}-15`,
    visibility: number(4) === 0 ? null : number(60) / 2,
    waterTemp: number(4) === 0 ? null : 4 + number(240) / 10,
    species: species.filter(() => number(2) === 0),
    approvalStatus: one(statuses),
  })
  const writes: ((tx: Db) => Promise<unknown>)[] = [
    async (tx) => void reportIds.push((await addReport(tx, { siteId: site(), ...water() })).id),
    async (tx) =>
      void photoIds.push((await addPhoto(tx, { siteId: site(), approvalStatus: one(statuses) })).id),
    (tx) =>
      tx
        .update(reports)
        .set({ siteId: site(), ...water() })
        .where(eq(reports.id, reportIds[number(reportIds.length)] ?? newId())),
    (tx) => tx.delete(reports).where(eq(reports.id, reportIds[number(reportIds.length)] ?? newId())),
    (tx) =>
      tx
        .update(photos)
        .set({ approvalStatus: one(statuses), siteId: site() })
        .where(eq(photos.id, photoIds[number(photoIds.length)] ?? newId())),
    (tx) => tx.delete(photos).where(eq(photos.id, photoIds[number(photoIds.length)] ?? newId())),
    (tx) =>
      tx
        .update(sites)
        .set({ approvalStatus: one([...statuses, 'removed']) })
        .where(eq(sites.id, site())),
    (tx) => tx.update(sites).set(lying()).where(eq(sites.id, site())),
    (tx) =>
      tx
        .update(sites)
        .set({ diveSiteCategory: one(['wreck', 'wall', null]) })
        .where(eq(sites.id, site())),
    (tx) =>
      tx
        .update(users)
        .set({ deletedAt: one([new Date(), null]) })
        .where(eq(users.id, person())),
    (tx) =>
      addSiteViews(
        tx,
        `2026-11-${10 + number(9)}`,
        new Map([
          [site(), 1 + number(5)],
          [site(), 1],
        ]),
      ),
    (tx) => tx.execute(sql`delete from site_views where site_id = ${site()} and day < '2026-11-13'`),
    (tx) =>
      tx.insert(equipment).values({
        id: newId(),
        ownerId: person(),
        position: 0,
        kind: one(['regulator', 'bcd', 'camera', 'mask']),
        brand: one(['Apeks', 'apeks ', 'Scubapro', null]),
        model: one(['XTX50', null]),
      }),
    (tx) =>
      tx
        .update(equipment)
        .set({ removedAt: one([new Date(), null]) })
        .where(eq(equipment.ownerId, person())),
    (tx) => tx.delete(equipment).where(sql`${equipment.ownerId} = ${person()} and ${equipment.kind} = 'bcd'`),
    (tx) =>
      tx
        .update(equipmentLists)
        .set({ isCounted: number(2) === 0 })
        .where(eq(equipmentLists.ownerId, person())),
    (tx) => foldTallies(tx),
  ]
  for (let round = 0; round < 40; round++)
    await Promise.all(
      Array.from({ length: 8 }, () => {
        const write = writes[number(writes.length)]
        // Two that wait for each other are tried again, as everywhere.
        return inTransaction(db, async (tx) => write?.(tx))
      }),
    )
  expect(await differences()).toEqual([])
  await foldTallies(db)
  expect(await db.select().from(tallyChanges)).toEqual([])
  expect(await differences()).toEqual([])
  expect((await db.select().from(tallies)).filter(({ n }) => n < 0)).toEqual([])
})

it('finds what is wrong and puts it right', async () => {
  await foldTallies(db)
  await db.update(tallies).set({ n: 1_000 }).where(sql`${tallies.what} = 'members'`)
  await db.execute(sql`delete from public_things`)
  expect((await differences()).map(({ what }) => what)).toEqual(expect.arrayContaining(['members ']))
  for (const { recount } of statisticsTallies) await recount(db, { fix: true, limit: 5, newMembers: 'new' })
  expect(await differences()).toEqual([])
})
