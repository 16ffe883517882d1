import { type Condition, conditions } from '@soundings/contract/reports'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reportMonths, reports } from '#db/schema/reports.ts'
import { sites } from '#db/schema/sites.ts'
import { testDatabase } from '#src/testing/database.ts'
import { addReport, buildReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'

const { db } = await testDatabase()

type Row = typeof reports.$inferSelect
type Counts = Record<string, number>

const halfToEven = (value: number) => {
  const rounded = Math.round(value)
  return value % 1 === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded
}

const marksOf = ({ rating, visibility, waterTemp, conditions: met, species }: Row): string[] => [
  'n',
  `r:${rating}`,
  ...(visibility === null ? [] : [`v:${halfToEven(visibility)}`]),
  ...(waterTemp === null ? [] : [`t:${Math.round(waterTemp * 2) / 2}`]),
  ...new Set(met.map((one) => `c:${one}`)),
  ...new Set(species.map((one) => `s:${one}`)),
]

const approvedAt = async (siteId: string) =>
  (await db.select().from(reports).where(eq(reports.siteId, siteId))).filter(
    ({ approvalStatus }) => approvalStatus === 'approved',
  )

/** What there should be, from all reports of a site. */
const recount = async (siteId: string): Promise<Record<number, Counts>> => {
  const months: Record<number, Counts> = {}
  for (const report of await approvedAt(siteId))
    for (const mark of marksOf(report)) {
      const counts = months[report.diveMonth] ?? {}
      months[report.diveMonth] = { ...counts, [mark]: (counts[mark] ?? 0) + 1 }
    }
  return months
}

/** What is kept, but for months that have been emptied. */
const kept = async (siteId: string): Promise<Record<number, Counts>> => {
  const rows = await db.select().from(reportMonths).where(eq(reportMonths.siteId, siteId))
  return Object.fromEntries(
    rows.filter(({ counts }) => Object.keys(counts).length > 0).map(({ month, counts }) => [month, counts]),
  )
}

const siteRow = async (id: string) => {
  const [row] = await db.select().from(sites).where(eq(sites.id, id))
  if (!row) throw new Error('The site is gone')
  return row
}

const expectRight = async (...siteIds: string[]) => {
  for (const id of siteIds) {
    expect(await kept(id)).toEqual(await recount(id))
    const ratings = (await approvedAt(id)).map(({ rating }) => rating)
    const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length
    const { averageRating } = await siteRow(id)
    if (ratings.length === 0) expect(averageRating).toBeNull()
    else expect(averageRating).toBeCloseTo(mean, 4)
  }
}

const change = (id: string, known: Partial<typeof reports.$inferInsert>) =>
  db.update(reports).set(known).where(eq(reports.id, id))

describe('what reports say', () => {
  it('is counted by month when they are approved, and not before', async () => {
    const siteId = await addSite(db)
    const received = {
      siteId,
      rating: 4,
      diveDate: '2026-03-31',
      visibility: 14.6,
      waterTemp: -1.2,
      conditions: ['calm', 'calm', 'surge'] satisfies Condition[],
      species: ['green-turtle'],
    }
    const { id } = await addReport(db, { ...received, approvalStatus: 'pending' })
    expect([await kept(siteId), (await siteRow(siteId)).averageRating]).toEqual([{}, null])
    await change(id, { approvalStatus: 'approved' })
    expect(await kept(siteId)).toEqual({
      3: { n: 1, 'r:4': 1, 'v:15': 1, 't:-1': 1, 'c:calm': 1, 'c:surge': 1, 's:green-turtle': 1 },
    })
    await expectRight(siteId)
  })

  it('is counted no longer when they are rejected, removed or deleted', async () => {
    const siteId = await addSite(db)
    const added = await Promise.all([1, 2, 3, 4].map((rating) => addReport(db, { siteId, rating })))
    const [one = '', two = '', three = ''] = added.map(({ id }) => id)
    await change(one, { approvalStatus: 'rejected' })
    await change(two, { approvalStatus: 'removed' })
    await db.delete(reports).where(eq(reports.id, three))
    expect(await kept(siteId)).toEqual({ 5: { n: 1, 'r:4': 1 } })
    await db.delete(reports).where(eq(reports.siteId, siteId))
    await expectRight(siteId)
  })

  it('moves along when they change, also to another month or site', async () => {
    const [from, into] = [await addSite(db), await addSite(db)]
    const { id } = await addReport(db, { siteId: from, visibility: 10, species: ['manta-ray'] })
    await addReport(db, { siteId: from, rating: 1 })
    await change(id, { visibility: null, waterTemp: 27.3, species: ['giant-moray'] })
    await expectRight(from)
    await change(id, { diveDate: '2025-11-02' })
    await expectRight(from)
    await db.update(reports).set({ siteId: into }).where(eq(reports.siteId, from))
    await expectRight(from, into)
    expect((await siteRow(into)).averageRating).toBe(3)
  })

  it('goes with its site', async () => {
    const siteId = await addSite(db)
    await db.insert(reportMonths).values({ siteId, month: 5, counts: { n: 1 } })
    await db.delete(sites).where(eq(sites.id, siteId))
    expect(await db.select().from(reportMonths).where(eq(reportMonths.siteId, siteId))).toEqual([])
  })

  it('leaves the site alone where its rating stays: each write of one has its tile made anew', async () => {
    const siteId = await addSite(db)
    const { id } = await addReport(db, { siteId, rating: 4 })
    const { revision } = await siteRow(siteId)
    await change(id, { helpfulCount: 3 })
    await change(id, { visibility: 20, waterTemp: 28 })
    await addReport(db, { siteId, rating: 4 })
    expect((await siteRow(siteId)).revision).toBe(revision)
    await addReport(db, { siteId, rating: 5 })
    expect((await siteRow(siteId)).revision).toBeGreaterThan(revision)
  })
})

/** The same walk through the same numbers each time. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

it('comes out as a recount does after many changes at once, and nobody waits for ever', async () => {
  const places = [await addSite(db), await addSite(db), await addSite(db)]
  const number = numbersFrom(7)
  const some = <T>(values: readonly T[]): T[] => values.filter(() => number(3) === 0)
  const received = (): Parameters<typeof buildReport>[0] => ({
    siteId: places[number(places.length)] ?? '',
    rating: 1 + number(5),
    diveDate: `2026-${String(1 + number(12)).padStart(2, '0')}-15`,
    visibility: number(4) === 0 ? null : number(60) / 2,
    waterTemp: number(4) === 0 ? null : 4 + number(240) / 10,
    conditions: some(conditions),
    species: some(['green-turtle', 'manta-ray', 'giant-moray']),
    approvalStatus: (['approved', 'pending', 'rejected'] as const)[number(3)] ?? 'approved',
  })
  const ids = (await Promise.all(Array.from({ length: 40 }, () => addReport(db, received())))).map(
    ({ id }) => id,
  )
  const known = () => ids[number(ids.length)] ?? ''
  const steps = Array.from({ length: 160 }, (_, at) => {
    const row = buildReport(received())
    if (at % 8 === 0) return () => db.insert(reports).values([row, buildReport(received())])
    if (at % 16 === 1) return () => db.delete(reports).where(eq(reports.id, known()))
    if (at % 8 === 2) return () => change(known(), { siteId: row.siteId })
    if (at % 8 === 3) return () => change(known(), received())
    if (at % 8 === 4) {
      const several = [known(), known(), known()]
      return () => db.update(reports).set({ approvalStatus: 'approved' }).where(inArray(reports.id, several))
    }
    return () => change(known(), { approvalStatus: row.approvalStatus, rating: row.rating })
  })
  await Promise.all(steps.map((step) => step()))
  await expectRight(...places)
})
