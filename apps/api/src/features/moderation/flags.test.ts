import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { contentFlags, decisions } from '#db/schema/contributions.ts'
import { notifications } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { buildRow } from '#src/testing/sites.ts'
import { personalModeration } from './personal-moderation.ts'

const { app, deps } = await testApp()
const { db } = deps
const moderator = await addPerson(deps, { handle: 'anna_dives', groups: ['moderator'] })

type Person = Awaited<ReturnType<typeof addPerson>>

const flag = (
  itemId: string,
  headers: Headers,
  payload: unknown = { reason: 'dangerous', note: 'Boats pass here' },
  type = 'dive_sites',
) => app.inject({ method: 'POST', url: `/api/flags/${type}/${itemId}`, headers, payload: payload as object })
const post = (path: string, payload?: object, headers: Headers = moderator.headers) =>
  app.inject({ method: 'POST', url: `/api/moderator/${path}`, headers, ...(payload && { payload }) })

const addPublished = async (status: 'approved' | 'pending' | 'rejected' = 'approved') => {
  const author = await addPerson(deps)
  const row = { ...buildRow({ siteName: 'Blue Hole' }, status), createdBy: author.id }
  await db.insert(sites).values(row)
  return { id: row.id, author }
}
const flagsOf = (itemId: string) => db.select().from(contentFlags).where(eq(contentFlags.itemId, itemId))
const siteOf = async (id: string) => (await db.select().from(sites).where(eq(sites.id, id)))[0]
const notificationsOf = (userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId))

/** A public site, somebody who flagged it, and their flag. */
const addFlagged = async (reason = 'dangerous') => {
  const site = await addPublished()
  const reporter = await addPerson(deps, { handle: `r_${site.id.slice(-8)}` })
  expect((await flag(site.id, reporter.headers, { reason, note: 'Look' })).statusCode).toBe(200)
  const [row] = await flagsOf(site.id)
  return { site, reporter, flagId: row?.id ?? '' }
}

describe('a flag', () => {
  it('waits for moderators, with its reason and note', async () => {
    const { site, flagId, reporter } = await addFlagged()
    const answer = await app.inject({ url: `/api/moderator/flags/${flagId}`, headers: moderator.headers })
    expect(answer.json()).toMatchObject({
      title: 'Blue Hole',
      siteId: site.id,
      flag: { reason: 'dangerous', note: 'Look' },
      about: { type: 'dive_sites', site: { id: site.id, coordinates: [34, 27] } },
      authorHandle: `r_${site.id.slice(-8)}`,
      author: { handle: `r_${site.id.slice(-8)}`, approved: 0, rejected: 0 },
    })
    expect(answer.body).not.toContain('@')
    expect(reporter.id).toBeDefined()
  })

  it('is one per person and thing while it is open, however often it is pressed', async () => {
    const { id } = await addPublished()
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const answers = await Promise.all(Array.from({ length: 5 }, () => flag(id, one.headers)))
    answers.push(await flag(id, one.headers, { reason: 'spam' }), await flag(id, other.headers))
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await flagsOf(id)).toHaveLength(2)
  })

  it('is about something public', async () => {
    const { headers } = await addPerson(deps)
    for (const status of ['pending', 'rejected'] as const)
      expect((await flag((await addPublished(status)).id, headers)).statusCode).toBe(404)
    expect((await flag(newId(), headers)).statusCode).toBe(404)
  })

  it('is not about one’s own', async () => {
    const { id, author } = await addPublished()
    const answer = await flag(id, author.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'You added this site yourself. Edit it or propose a change instead.',
    ])
  })

  it('has a known reason, and a note that fits', async () => {
    const { id } = await addPublished()
    const { headers } = await addPerson(deps)
    for (const payload of [
      {},
      { reason: 'ugly' },
      { reason: ['spam'] },
      { reason: 'spam', note: 'x'.repeat(501) },
      { reason: 'spam', note: 'a\0b' },
      { reason: 'spam', note: { toString: 'x' } },
    ])
      expect((await flag(id, headers, payload)).statusCode).toBe(400)
    expect((await flag(id, headers, { reason: 'spam' }, 'users')).statusCode).toBe(400)
    expect((await flag(`${id}'--`, headers)).statusCode).toBe(400)
    expect(await flagsOf(id)).toEqual([])
    expect((await flag(id.toUpperCase(), headers, { reason: 'spam', note: '   ' })).statusCode).toBe(200)
    expect(await flagsOf(id)).toMatchObject([{ note: null }])
  })

  it('needs an account, and cannot be sent without end', async () => {
    const { id } = await addPublished()
    expect((await flag(id, {})).statusCode).toBe(401)
    const { headers } = await addPerson(deps)
    let last = 200
    for (let n = 0; n < 31; n++) last = (await flag(id, headers)).statusCode
    expect(last).toBe(429)
  })
})

describe('a flag that is upheld', () => {
  it('takes down what it names, closes the other flags about it, and everybody is told once', async () => {
    const { site, reporter, flagId } = await addFlagged()
    const second = await addPerson(deps)
    await flag(site.id, second.headers, { reason: 'wrong' })
    expect((await post(`flags/${flagId}/approve`)).statusCode).toBe(200)
    const reason = 'It was reported as dangerous advice, and a moderator agreed.'
    expect(await siteOf(site.id)).toMatchObject({ approvalStatus: 'rejected', rejectionReason: reason })
    expect((await app.inject(`/api/sites/${site.id}`)).statusCode).toBe(404)
    expect((await flagsOf(site.id)).map(({ status }) => status)).toEqual(['upheld', 'upheld'])
    await notifyOfDecisionsNow(deps)
    for (const { id } of [reporter, second])
      expect(await notificationsOf(id)).toMatchObject([
        { message: 'Thanks for your report. “Blue Hole” was taken down.', link: null },
      ])
    expect(await notificationsOf(site.author.id)).toMatchObject([
      {
        type: 'warning',
        message: `“Blue Hole” was taken down. ${reason} You can edit it and submit it again.`,
        link: `/sites/${site.id}/blue-hole`,
      },
    ])
  })

  it('can be taken back: the site is public again and all its flags are open', async () => {
    const { site, reporter, flagId } = await addFlagged()
    await flag(site.id, (await addPerson(deps)).headers)
    const { decisionId } = (await post(`flags/${flagId}/approve`)).json()
    const answer = await post(`decisions/${decisionId}/undo`)
    expect(answer.json()).toMatchObject({ item: { id: flagId, type: 'flags', title: 'Blue Hole' } })
    expect(await siteOf(site.id)).toMatchObject({ approvalStatus: 'approved', rejectionReason: null })
    expect((await flagsOf(site.id)).map(({ status }) => status)).toEqual(['open', 'open'])
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(reporter.id)).toEqual([])
    expect(await notificationsOf(site.author.id)).toEqual([])
  })

  it('is decided once when two flags about one site are upheld at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const { site, flagId } = await addFlagged()
      await flag(site.id, (await addPerson(deps)).headers)
      const other = (await flagsOf(site.id)).find(({ id }) => id !== flagId)?.id
      const answers = await Promise.all([post(`flags/${flagId}/approve`), post(`flags/${other}/approve`)])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
      const { rows } = await db.execute(`select kind from site_changes where site_id = '${site.id}'`)
      expect(rows).toEqual([{ kind: 'rejected' }])
    }
  })

  it('closes, too, when what it names is gone already', async () => {
    const { site, flagId, reporter } = await addFlagged()
    await db.update(sites).set({ approvalStatus: 'removed' }).where(eq(sites.id, site.id))
    expect((await post(`flags/${flagId}/approve`)).statusCode).toBe(200)
    const gone = await addFlagged()
    await db.delete(sites).where(eq(sites.id, gone.site.id))
    const preview = await app.inject({
      url: `/api/moderator/flags/${gone.flagId}`,
      headers: moderator.headers,
    })
    expect(preview.json()).toMatchObject({ title: 'Deleted content', about: null })
    expect((await post(`flags/${gone.flagId}/approve`)).statusCode).toBe(200)
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(reporter.id)).toMatchObject([
      { message: 'Thanks for your report. “Blue Hole” is no longer public.' },
    ])
    expect(await siteOf(site.id)).toMatchObject({ approvalStatus: 'removed' })
    expect(await notificationsOf(site.author.id)).toEqual([])
  })
})

describe('a flag that is dismissed', () => {
  it('leaves everything as it is, and whoever raised it is thanked', async () => {
    const { site, reporter, flagId } = await addFlagged('wrong')
    expect((await post(`flags/${flagId}/reject`, { reason: 'Its depth is right' })).statusCode).toBe(200)
    expect(await siteOf(site.id)).toMatchObject({ approvalStatus: 'approved', version: 1 })
    await notifyOfDecisionsNow(deps)
    expect(await notificationsOf(reporter.id)).toMatchObject([
      {
        type: 'info',
        message:
          'Thanks for your report. A moderator reviewed “Blue Hole” and left it unchanged. Reason: Its depth is right.',
        link: `/sites/${site.id}/blue-hole`,
      },
    ])
    expect(await notificationsOf(site.author.id)).toEqual([])
    expect((await flag(site.id, reporter.headers)).statusCode).toBe(200)
    expect((await flagsOf(site.id)).map(({ status }) => status).sort()).toEqual(['dismissed', 'open'])
  })

  it('stays dismissed when it was raised anew before somebody takes that back', async () => {
    const { site, reporter, flagId } = await addFlagged()
    const { decisionId } = (await post(`flags/${flagId}/reject`, {})).json()
    await flag(site.id, reporter.headers)
    expect((await post(`decisions/${decisionId}/undo`)).statusCode).toBe(409)
    expect((await flagsOf(site.id)).map(({ status }) => status).sort()).toEqual(['dismissed', 'open'])
  })

  it('counts as the record of who raises flags, and not of who adds sites', async () => {
    const { reporter, flagId } = await addFlagged()
    await post(`flags/${flagId}/reject`, {})
    const next = await addPublished()
    await flag(next.id, reporter.headers)
    const own = { ...buildRow({}, 'pending'), createdBy: reporter.id }
    await db.insert(sites).values(own)
    const recordAt = async (path: string) =>
      (await app.inject({ url: `/api/moderator/${path}`, headers: moderator.headers })).json().author
    expect(await recordAt(`flags/${(await flagsOf(next.id))[0]?.id}`)).toMatchObject({ rejected: 1 })
    expect(await recordAt(`dive_sites/${own.id}`)).toMatchObject({ rejected: 0 })
  })
})

describe('what moderation keeps of a person', () => {
  const exportOf = async ({ headers }: Person) => {
    const { rawPayload } = await app.inject({ url: '/api/auth/export', headers })
    return JSON.parse(strFromU8(unzipSync(rawPayload)['moderation.json'] ?? new Uint8Array()))
  }

  it('is in their export: what they flagged, and what was decided about theirs', async () => {
    const { site, reporter, flagId } = await addFlagged()
    await post(`flags/${flagId}/reject`, { reason: 'Fine' })
    expect(await exportOf(reporter)).toMatchObject({
      flags: [
        { type: 'dive_sites', itemId: site.id, reason: 'dangerous', note: 'Look', status: 'dismissed' },
      ],
      decisions: [{ type: 'flags', title: 'Blue Hole', outcome: 'rejected', reason: 'Fine' }],
    })
    expect(await exportOf(site.author)).toEqual({ flags: [], decisions: [] })
  })

  it('goes without the words of and about what goes with them', async () => {
    const author = await addPerson(deps)
    const rejected = async (owner: Person) => {
      const row = { ...buildRow({ siteName: 'My Secret Spot' }, 'pending'), createdBy: owner.id }
      await db.insert(sites).values(row)
      await post(`dive_sites/${row.id}/reject`, { reason: 'My own words' })
      return async () => (await db.select().from(decisions).where(eq(decisions.itemId, row.id)))[0]
    }
    const other = await addPerson(deps)
    const [gone, kept] = [await rejected(author), await rejected(other)]
    await db.transaction((tx) => personalModeration.leave(tx, author.id, 'delete'))
    await db.transaction((tx) => personalModeration.leave(tx, other.id, 'anonymise'))
    expect(await gone()).toMatchObject({ authorId: null, title: '', reason: null, outcome: 'rejected' })
    expect(await kept()).toMatchObject({ authorId: null, title: 'My Secret Spot', reason: 'My own words' })
  })

  it('stays without their name when they leave, and is decided as before', async () => {
    const { reporter, flagId, site } = await addFlagged()
    const { decisionId } = (await post(`flags/${flagId}/approve`)).json()
    const other = await addFlagged()
    await db.transaction((tx) => personalModeration.leave(tx, reporter.id, 'anonymise'))
    await db.transaction((tx) => personalModeration.leave(tx, other.reporter.id, 'delete'))
    expect(await flagsOf(site.id)).toMatchObject([{ reporterId: null, status: 'upheld', note: 'Look' }])
    expect(await flagsOf(other.site.id)).toMatchObject([{ reporterId: null, status: 'open', note: null }])
    expect(await db.select().from(decisions).where(eq(decisions.id, decisionId))).toMatchObject([
      { authorId: null, outcome: 'approved' },
    ])
    const preview = await app.inject({
      url: `/api/moderator/flags/${other.flagId}`,
      headers: moderator.headers,
    })
    expect(preview.json()).toMatchObject({ author: null, authorHandle: null })
    expect((await post(`flags/${other.flagId}/reject`, {})).statusCode).toBe(200)
    await notifyOfDecisionsNow(deps)
    for (const { id } of [reporter, other.reporter]) expect(await notificationsOf(id)).toEqual([])
  })
})
