import { achievements } from '@soundings/rules/achievements/definitions'
import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { contentFlags, decisions } from '#db/schema/contributions.ts'
import { earned, earnedTallies } from '#db/schema/leaderboard.ts'
import { notifications } from '#db/schema/people.ts'
import { reports } from '#db/schema/reports.ts'
import { notificationsService } from '#features/notifications/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'
import { addSite } from '#src/testing/sites.ts'
import { backfillService } from './awarding/backfill.service.ts'
import { keepingService } from './keeping/keeping.service.ts'
import { boardTallies } from './keeping/tally.ts'

const { app, deps } = await testApp({ newMembers: 'trusted', catchesUp: true })
const { get, put } = callsOf(app)
const { notifyAll } = notificationsService(deps)
const needs = { ...deps, newMembers: 'trusted' as const, notifyAll }
const { keep } = keepingService(needs)
const siteId = await addSite(deps.db, { siteName: 'Quiet Reef', country: 'Egypt' })

const earnedBy = async (id: string) =>
  (await deps.db.select().from(earned).where(eq(earned.userId, id))).map(({ achievementId }) => achievementId)
const told = async (id: string) =>
  (await deps.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ message }) => message,
  )
const list = async (headers: Headers = {}) =>
  (await get('/api/leaderboard/achievements', headers)).json().items as {
    id: string
    earnedBy: number
    share: number
    rarity: string
    recentRecipients: { id: string }[]
    progress: { have: number; need: number; earnedAt: string | null } | null
  }[]
const one = async (id: string, headers?: Headers) => (await list(headers)).find((each) => each.id === id)

describe('achievements', () => {
  it('are awarded once under many triggers at once, and told together', async () => {
    const diver = await addPerson(deps)
    await addReport(deps.db, { siteId, authorId: diver.id, species: ['green-turtle'] })
    const queue = () => deps.db.execute(sql`insert into board_queue (user_id) values (${diver.id}::uuid)`)
    await Promise.all(Array.from({ length: 20 }, () => queue().then(() => keep())))
    await keep()
    await keep()
    expect((await earnedBy(diver.id)).sort()).toEqual(['first-light', 'first-report'])
    expect(await told(diver.id)).toEqual(['You earned 2 achievements: “First Sounding” and “First Light”.'])
    const visitors = await one('first-report')
    expect(visitors).toMatchObject({
      earnedBy: 1,
      recentRecipients: [{ id: diver.id }],
      progress: null,
      rarity: 'common',
    })
    expect(await one('reports-10', diver.headers)).toMatchObject({
      earnedBy: 0,
      rarity: 'nobody-yet',
      progress: { have: 1, need: 10, earnedAt: null },
    })
    const page = (await get('/api/leaderboard/achievements/first-report')).json()
    expect(page).toMatchObject({ total: 1, items: [{ id: diver.id }], nextCursor: null })
    const handle = page.items[0].handle
    const profile = (await get(`/api/profile/${handle}`, diver.headers)).json()
    expect(profile.stats.achievements).toBe(2)
    expect(profile.achievements).toHaveLength(2)
  })

  it('name nobody who opted out, while the number of those who have them stays', async () => {
    const diver = await addPerson(deps)
    await addReport(deps.db, { siteId, authorId: diver.id })
    await keep()
    const before = await one('first-report')
    for (const change of [{ boards: { contributions: false } }, { sections: { achievements: 'members' } }]) {
      await put('/api/profile/privacy', diver.headers, change)
      await keep()
      const after = await one('first-report')
      expect(after?.earnedBy).toBe(before?.earnedBy)
      expect(after?.recentRecipients.some(({ id }) => id === diver.id)).toBe(false)
      const { items, total } = (await get('/api/leaderboard/achievements/first-report')).json()
      expect(total).toBe(items.length)
      expect(JSON.stringify(items)).not.toContain(diver.id)
      await put('/api/profile/privacy', diver.headers, {
        boards: { contributions: true },
        sections: { achievements: 'public' },
      })
    }
  })

  it('stay when figures fall, and go only with what was upheld', async () => {
    const diver = await addPerson(deps)
    const first = await addReport(deps.db, { siteId, authorId: diver.id })
    await keep()
    expect(await earnedBy(diver.id)).toContain('first-report')
    await deps.db.update(reports).set({ approvalStatus: 'removed' }).where(eq(reports.id, first.id))
    await keep()
    expect(await earnedBy(diver.id)).toContain('first-report')
    const flagId = newId()
    const at = new Date(deps.clock().getTime() + 1_000)
    await deps.db.insert(contentFlags).values({
      id: flagId,
      type: 'reports',
      itemId: first.id,
      reason: 'fake',
      status: 'upheld',
      createdAt: at,
    })
    await deps.db.insert(decisions).values({
      id: newId(),
      type: 'flags',
      itemId: flagId,
      title: 'A report',
      outcome: 'approved',
      decidedAt: at,
    })
    await deps.db
      .update(reports)
      .set({ rating: 1, approvalStatus: 'pending' })
      .where(eq(reports.id, first.id))
    await keep()
    expect(await earnedBy(diver.id)).toEqual([])
    expect((await deps.db.select().from(earnedTallies)).every(({ people }) => people >= 0)).toBe(true)
  })

  it('count what was done before they were there, with one notice', async () => {
    const diver = await addPerson(deps)
    for (let n = 0; n < 3; n++)
      await addReport(deps.db, { siteId, authorId: diver.id, diveDate: `2025-0${n + 1}-10` })
    await keep()
    await deps.db.delete(earned).where(eq(earned.userId, diver.id))
    await deps.db.delete(notifications).where(eq(notifications.userId, diver.id))
    for (const { recount } of boardTallies)
      await recount(deps.db, { fix: true, limit: 1, newMembers: needs.newMembers })
    await deps.db.delete(earned).where(eq(earned.userId, diver.id))
    await backfillService(needs).run()
    await backfillService(needs).run()
    expect(await earnedBy(diver.id)).toContain('local-3')
    expect(await told(diver.id)).toHaveLength(1)
  })
})

it('the list holds them all, in pages', async () => {
  const page = (await get('/api/leaderboard/achievements?limit=10')).json()
  expect(page.total).toBe(achievements.length)
  const next = (await get(`/api/leaderboard/achievements?limit=200&cursor=${page.nextCursor}`)).json()
  expect([...page.items, ...next.items].map(({ id }: { id: string }) => id)).toEqual(
    achievements.map(({ id }) => id),
  )
})
