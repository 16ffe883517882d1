import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { decisions } from '#db/schema/contributions.ts'
import { notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { addSite, buildRow } from '#src/testing/sites.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { app, deps, passTime, connectionString } = first
const { db } = deps
const sql = await otherConnection(connectionString)

const moderator = await addPerson(deps, { handle: 'anna_dives', groups: ['moderator'] })

const post = (path: string, payload?: object, headers: Headers = moderator.headers, at = app) =>
  at.inject({ method: 'POST', url: `/api/moderator/${path}`, headers, ...(payload && { payload }) })

const addPending = async (known: Partial<typeof sites.$inferInsert> = {}) => {
  const author = await addPerson(deps)
  const row = { ...buildRow({ siteName: 'Ras Katy' }, 'pending'), createdBy: author.id, ...known }
  await db.insert(sites).values(row)
  return { id: row.id, author }
}
const approve = async (id: string) => (await post(`dive_sites/${id}/approve`)).json().decisionId as string
const reject = async (id: string, reason: string) =>
  (await post(`dive_sites/${id}/reject`, { reason })).json().decisionId as string
const undo = (decisionId: string, headers?: Headers) =>
  post(`decisions/${decisionId}/undo`, undefined, headers)
const notificationsOf = (userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId))
const siteOf = async (id: string) => (await db.select().from(sites).where(eq(sites.id, id)))[0]

describe('the author of something decided', () => {
  it('is told once, with a link to the site, by the job that waits until nobody takes it back', async () => {
    const { id, author } = await addPending()
    const before = Date.now()
    await approve(id)
    const { rows } = await sql.query(
      `select run_at from graphile_worker.jobs where task_identifier = 'tell-decision'`,
    )
    const wait = rows[0].run_at.getTime() - before
    expect(wait).toBeGreaterThan(11_900)
    expect(wait).toBeLessThan(20_000)
    expect(await notificationsOf(author.id)).toEqual([])
    await notifyOfDecisionsNow(deps)
    const received = {
      type: 'success',
      message: 'Your site “Ras Katy” has been approved. Everyone can see it now.',
      link: `/sites/${id}/ras-katy`,
    }
    expect(await notificationsOf(author.id)).toMatchObject([received])
    expect(await db.select().from(decisions).where(eq(decisions.itemId, id))).toMatchObject([
      { notifiedAt: deps.clock() },
    ])
  })

  it('is told once even when the job runs twice', async () => {
    const { id, author } = await addPending()
    const decisionId = await approve(id)
    await deps.jobs.add(db, 'tell-decision', { decisionId })
    await deps.jobs.add(db, 'tell-decision', { decisionId })
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(author.id)).toHaveLength(1)
  })

  it('reads the reason of a rejection, however long', async () => {
    const { id, author } = await addPending({ siteName: 'N'.repeat(120) })
    await reject(id, 'It lies on land. '.repeat(29))
    await notifyOfDecisionsNow(deps)
    const [received] = await notificationsOf(author.id)
    expect(received).toMatchObject({ type: 'warning' })
    expect(received?.message).toContain('wasn’t approved. Reason: It lies on land. It lies on land.')
    expect(received?.message).toContain('You can edit it and submit it again.')
  })

  it('is not told when they decided it themselves', async () => {
    const { id } = await addPending({ createdBy: moderator.id })
    await approve(id)
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(moderator.id)).toEqual([])
  })

  it('is not told when there is none, or none any more, and nothing breaks', async () => {
    const { id } = await addPending({ createdBy: null })
    await approve(id)
    const leaver = await addPending()
    await approve(leaver.id)
    await sql.query('update users set deleted_at = now(), email = null, handle = null where id = $1', [
      leaver.author.id,
    ])
    const gone = await addPending()
    await approve(gone.id)
    await sql.query('delete from sites where id = $1', [gone.id])
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(leaver.author.id)).toEqual([])
    expect(await notificationsOf(gone.author.id)).toEqual([])
    const failed = await sql.query(
      `select last_error from graphile_worker.jobs where task_identifier = 'tell-decision'`,
    )
    expect(failed.rows).toEqual([])
  })
})

describe('a decision that is taken back', () => {
  it('never was, for the author: the site waits as it did before', async () => {
    const submittedAt = new Date('2026-04-30T10:00:00Z')
    for (const decide of [approve, (id: string) => reject(id, 'No')]) {
      const { id, author } = await addPending({ submittedAt, rejectionReason: 'Where is it?' })
      const answer = await undo(await decide(id))
      expect(answer.statusCode).toBe(200)
      expect(answer.json().item).toMatchObject({
        id,
        type: 'dive_sites',
        createdAt: '2026-04-30T10:00:00.000Z',
      })
      expect(answer.json().item).not.toHaveProperty('nearby')
      expect(await siteOf(id)).toMatchObject({
        approvalStatus: 'pending',
        approvedBy: null,
        rejectionReason: 'Where is it?',
        submittedAt,
      })
      await notifyOfDecisionsNow(deps)
      expect(await notificationsOf(author.id)).toEqual([])
    }
  })

  it('can be decided anew, by anybody', async () => {
    const { id, author } = await addPending()
    await undo(await approve(id))
    const other = await addPerson(deps, { groups: ['moderator'] })
    expect((await post(`dive_sites/${id}/reject`, {}, other.headers)).statusCode).toBe(200)
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(author.id)).toMatchObject([{ type: 'warning' }])
  })

  it('is taken back once, also when the button is pressed twice', async () => {
    const { id } = await addPending()
    const decisionId = await approve(id)
    const answers = await Promise.all([undo(decisionId), undo(decisionId)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { rows } = await sql.query(`select kind from site_changes where site_id = $1 order by id`, [id])
    expect(rows.map(({ kind }) => kind)).toEqual(['approved', 'reopened'])
  })

  it('is so only by the moderator who decided', async () => {
    const { id } = await addPending()
    const decisionId = await approve(id)
    const other = await addPerson(deps, { groups: ['admin'] })
    expect((await undo(decisionId, other.headers)).statusCode).toBe(403)
    expect((await undo(newId())).statusCode).toBe(404)
    expect(await siteOf(id)).toMatchObject({ approvalStatus: 'approved' })
  })

  it('is too late once the author was told, or much time went by', async () => {
    const received = await addPending()
    const decisionId = await approve(received.id)
    await notifyOfDecisionsNow(deps)
    const late = await undo(decisionId)
    expect([late.statusCode, late.json().code]).toEqual([409, 'too-late'])

    const slow = await addPending()
    const slowDecision = await approve(slow.id)
    passTime(15_001)
    expect((await undo(slowDecision)).json().code).toBe('too-late')
    expect(await siteOf(slow.id)).toMatchObject({ approvalStatus: 'approved' })
  })

  it('stays when the site was changed in the meantime', async () => {
    const { id } = await addPending()
    const decisionId = await approve(id)
    await sql.query(`update sites set version = version + 1 where id = $1`, [id])
    const answer = await undo(decisionId)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
    expect(await siteOf(id)).toMatchObject({ approvalStatus: 'approved' })
    const taken = await addPending()
    const approval = await approve(taken.id)
    passTime(1_000)
    await app.inject({ method: 'DELETE', url: `/api/sites/${taken.id}`, headers: moderator.headers })
    expect((await undo(approval)).json()).toMatchObject({
      code: 'changed-since',
      message: 'You removed this site a moment ago. You can’t undo this decision anymore.',
    })
    const again = await addPending()
    const rejection = await reject(again.id, 'No')
    await sql.query(`update sites set approval_status = 'pending' where id = $1`, [again.id])
    expect((await undo(rejection)).statusCode).toBe(409)
  })

  it('and told at the same moment is one of the two', async () => {
    for (let n = 0; n < 10; n++) {
      const { id, author } = await addPending()
      const decisionId = await approve(id)
      const [answer] = await Promise.all([undo(decisionId), notifyOfDecisionsNow(deps)])
      const status = (await siteOf(id))?.approvalStatus
      const isUndone = answer.statusCode === 200
      expect(status).toBe(isUndone ? 'pending' : 'approved')
      expect(await notificationsOf(author.id)).toHaveLength(isUndone ? 0 : 1)
    }
  })
})

describe('20 moderators at two instances who approve the same 60 sites at once', () => {
  it('decide each once, and each author is told once', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, () => addPerson(deps, { groups: ['moderator'] })),
    )
    const authors = await Promise.all(Array.from({ length: 60 }, () => addPerson(deps)))
    const rows = authors.map(({ id }) => ({ ...buildRow({}, 'pending'), createdBy: id }))
    await db.insert(sites).values(rows)

    /** One moderator's browser, which sends six requests at a time. */
    const decideAll = async ({ headers }: { headers: Headers }, n: number) => {
      const left = rows.map(({ id }, at) => ({ id, decision: (n + at) % 2 === 0 ? 'approve' : 'reject' }))
      const answers: { id: string; decision: string; status: number; code?: string }[] = []
      const send = async () => {
        for (let next = left.shift(); next; next = left.shift()) {
          const { id, decision } = next
          const body = decision === 'reject' ? {} : undefined
          const at = n % 4 < 2 ? app : second.app
          const answer = await post(`dive_sites/${id}/${decision}`, body, headers, at)
          answers.push({ ...next, status: answer.statusCode, code: answer.json().code })
        }
      }
      await Promise.all(Array.from({ length: 6 }, send))
      return answers
    }
    const answers = (await Promise.all(people.map(decideAll))).flat()
    expect(answers).toHaveLength(20 * 60)
    const won = answers.filter(({ status }) => status === 200)
    expect(new Set(won.map(({ id }) => id)).size).toBe(60)
    expect(won).toHaveLength(60)
    for (const { status, code } of answers)
      if (status !== 200) expect([status, code]).toEqual([409, 'already-decided'])
    for (const { id, decision } of won)
      expect((await siteOf(id))?.approvalStatus).toBe(decision === 'approve' ? 'approved' : 'rejected')
    const { rows: written } = await sql.query(
      'select site_id, count(*)::int from site_changes where site_id = any($1) group by 1 having count(*) > 1',
      [rows.map(({ id }) => id)],
    )
    expect(written).toEqual([])

    await notifyOfDecisionsNow(deps)
    const { rows: received } = await sql.query(
      'select user_id, count(*)::int from notifications where user_id = any($1) group by 1',
      [authors.map(({ id }) => id)],
    )
    expect(received).toHaveLength(60)
    expect(received.every(({ count }) => count === 1)).toBe(true)
  })
})

it('a site that an instance approves is public at the other', async () => {
  const { id } = await addPending()
  expect((await second.app.inject(`/api/sites/${id}`)).statusCode).toBe(404)
  await approve(id)
  await expect.poll(async () => (await second.app.inject(`/api/sites/${id}`)).statusCode).toBe(200)
  expect(await addSite(db)).toBeDefined()
})
