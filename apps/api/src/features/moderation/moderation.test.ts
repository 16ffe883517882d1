import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { decisions, siteChanges } from '#db/schema/contributions.ts'
import { auditLog } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite, buildRow } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps

const moderator = await addPerson(deps, { handle: 'anna_dives', groups: ['moderator'] })
const author = await addPerson(deps, { handle: 'ben_bubbles' })
const remover = await addPerson(deps, { handle: 'bob_dives', groups: ['moderator'] })

const get = (path: string, headers: Headers = moderator.headers) =>
  app.inject({ url: `/api/moderator/${path}`, headers })
const post = (path: string, payload?: object, headers: Headers = moderator.headers) =>
  app.inject({ method: 'POST', url: `/api/moderator/${path}`, headers, ...(payload && { payload }) })

/** A site that waits since a minute of 1 May 2026, so that tests can say an order. */
const addPending = async (known: Partial<typeof sites.$inferInsert> = {}, minute = 0) => {
  const submittedAt = new Date(Date.UTC(2026, 4, 1, 10, minute))
  const row = { ...buildRow({}, 'pending'), createdBy: author.id, submittedAt, ...known }
  await db.insert(sites).values(row)
  return row.id
}
const addProposal = async (siteId: string, minute: number) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into site_proposals (id, site_id, author_id, base_version, fields, note, status, created_at)
    values (${newId()}, ${siteId}, ${author.id}, 1, '{"maxDepth":{"before":null,"after":30}}', 'Dived it', 'pending',
      ${new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString()})
    returning id`)
  return rows[0]?.id ?? ''
}
const addFlag = async (itemId: string, minute: number) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into content_flags (id, type, item_id, reporter_id, reason, note, status, created_at)
    values (${newId()}, 'dive_sites', ${itemId}, ${author.id}, 'dangerous', 'Boats', 'open',
      ${new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString()})
    returning id`)
  return rows[0]?.id ?? ''
}
const statusOf = async (id: string) => (await db.select().from(sites).where(eq(sites.id, id)))[0]

beforeEach(async () => {
  await db.execute(sql`truncate sites, decisions, content_flags, audit_log cascade`)
})

describe('the list of what waits', () => {
  it('is empty when nothing does', async () => {
    expect((await get('pending-items')).json()).toEqual({
      success: true,
      items: [],
      nextCursor: null,
      total: 0,
      counts: {
        dive_sites: 0,
        media: 0,
        reports: 0,
        proposals: 0,
        flags: 0,
        certifications: 0,
        posts: 0,
        groups: 0,
        events: 0,
      },
    })
  })

  it('begins with the oldest over all kinds, page by page, each thing once', async () => {
    const published = await addSite(db, { siteName: 'Blue Hole' })
    const first = await addPending({ siteName: 'First', description: 'A wall.' }, 1)
    const second = await addProposal(published, 2)
    const third = await addFlag(published, 3)
    const fourth = await addPending({ siteName: 'Fourth' }, 4)
    const sameMoment = await addPending({ siteName: 'Fifth' }, 4)
    const expected = [first, second, third, ...[fourth, sameMoment].sort()]

    const whole = (await get('pending-items')).json()
    expect(whole.items.map(({ id }: { id: string }) => id)).toEqual(expected)
    expect(whole).toMatchObject({
      total: 5,
      counts: { dive_sites: 3, media: 0, reports: 0, proposals: 1, flags: 1 },
      nextCursor: null,
    })
    expect(whole.items.slice(0, 3)).toMatchObject([
      {
        type: 'dive_sites',
        title: 'First',
        siteId: first,
        description: 'A wall.',
        authorHandle: 'ben_bubbles',
        version: 1,
      },
      { type: 'proposals', title: 'Blue Hole', siteId: published, description: 'Dived it' },
      {
        type: 'flags',
        title: 'Blue Hole',
        description: 'Boats',
        flag: { reason: 'dangerous', note: 'Boats' },
      },
    ])

    const paged: string[] = []
    for (let cursor = ''; ; ) {
      const { items, nextCursor } = (await get(`pending-items?limit=2${cursor}`)).json()
      paged.push(...items.map(({ id }: { id: string }) => id))
      if (nextCursor === null) break
      cursor = `&cursor=${nextCursor}`
    }
    expect(paged).toEqual(expected)
  })

  it('has the texts that are prescribed of every kind, and besides them only what the kind has', async () => {
    const published = await addSite(db, { siteName: 'Blue Hole' })
    await addPending({}, 1)
    await addProposal(published, 2)
    await addFlag(published, 3)
    const { items } = (await get('pending-items')).json()
    const prescribed = [
      'authorHandle',
      'caption',
      'content',
      'createdAt',
      'description',
      'id',
      'siteName',
      'title',
      'type',
    ]
    const besides = items.map((item: object) =>
      Object.keys(item)
        .filter((key) => !prescribed.includes(key))
        .sort(),
    )
    expect(besides).toEqual([
      ['conflict', 'siteId', 'version'],
      ['conflict', 'siteId'],
      ['conflict', 'flag', 'siteId'],
    ])
    for (const item of items) expect(Object.keys(item)).toEqual(expect.arrayContaining(prescribed))
  })

  it('can be of one kind, and still counts the others', async () => {
    await addPending()
    await addProposal(await addSite(db), 1)
    const { items, total, counts } = (await get('pending-items?type=proposals')).json()
    expect(items).toHaveLength(1)
    expect(items[0].type).toBe('proposals')
    expect({ total, counts }).toEqual({
      total: 1,
      counts: {
        dive_sites: 1,
        media: 0,
        reports: 0,
        proposals: 1,
        flags: 0,
        certifications: 0,
        posts: 0,
        groups: 0,
        events: 0,
      },
    })
  })

  it('has those, too, of which nobody wrote down since when they wait', async () => {
    await addPending({ submittedAt: null, createdAt: new Date('2025-01-01T00:00:00Z') })
    await addPending()
    const { items, nextCursor } = (await get('pending-items?limit=1')).json()
    expect(items[0].createdAt).toBe('2025-01-01T00:00:00.000Z')
    expect((await get(`pending-items?limit=1&cursor=${nextCursor}`)).json().items).toHaveLength(1)
  })

  it.each(['nonsense', 'eyJhdCI6LTEsImlkIjoiMSJ9', 'eyJhdCI6MWUzMDAsImlkIjoiMSJ9'])(
    'refuses the cursor %s',
    async (cursor) => {
      expect((await get(`pending-items?cursor=${cursor}`)).statusCode).toBe(400)
    },
  )

  it('is read page by page when 20,000 sites wait', async () => {
    await addPending({ description: 'word '.repeat(100), createdAt: new Date('2026-05-01T10:00:00Z') })
    await db.execute(
      sql.raw(`
      insert into sites (id, slug, site_name, description, lng, lat, source, approval_status, sort_name, search_names,
        search_places, search_words, created_at, last_updated, submitted_at)
      select gen_random_uuid(), slug, site_name, description, lng, lat, source, approval_status, sort_name, search_names,
        search_places, search_words, created_at, last_updated, created_at + n * interval '1 second'
      from sites, generate_series(1, 19999) n`),
    )
    await db.execute('analyze sites')
    const seen: string[] = []
    let cursor = ''
    for (let n = 0; n < 10; n++) {
      const { items, nextCursor, total } = (await get(`pending-items?limit=50${cursor}`)).json()
      seen.push(...items.map(({ createdAt }: { createdAt: string }) => createdAt))
      expect(total).toBe(20_000)
      cursor = `&cursor=${nextCursor}`
    }
    expect(new Set(seen).size).toBe(500)
    expect(seen).toEqual(seen.toSorted())
  })
})

describe('the preview of a site', () => {
  it('is all that would be published, what lies around it, and what became of its author’s others', async () => {
    const id = await addPending({ siteName: 'Ras Katy', lng: 34.3, lat: 27.9, maxDepth: 25 })
    const farther = await addSite(db, { siteName: 'Temple', coordinates: [34.304, 27.9] })
    const sameSpot = await addSite(db, { siteName: 'Amphoras', coordinates: [34.3001, 27.9] })
    const alike = await addSite(db, { siteName: 'Ras Katy Reef', coordinates: [34.3015, 27.9] })
    const waiting = await addPending({ siteName: 'Katy', lng: 34.3, lat: 27.906 })
    await addSite(db, { siteName: 'Ras Katy', coordinates: [34.3, 27.9005] }, 'rejected')
    await addSite(db, { siteName: 'Ras Umm Sid', coordinates: [34.32, 27.9] })
    for (const outcome of ['approved', 'approved', 'rejected'] as const)
      await db.insert(decisions).values({
        id: newId(),
        type: 'dive_sites',
        itemId: newId(),
        title: 'Some site',
        authorId: author.id,
        outcome,
        decidedAt: new Date(),
      })
    const preview = (await get(`dive_sites/${id}`)).json()
    expect(preview).toMatchObject({
      id,
      title: 'Ras Katy',
      site: {
        siteName: 'Ras Katy',
        coordinates: [34.3, 27.9],
        maxDepth: 25,
        approvalStatus: 'pending',
        creatorHandle: 'ben_bubbles',
      },
      author: { handle: 'ben_bubbles', memberSince: '2026-05-01T08:00:00.000Z', approved: 2, rejected: 1 },
    })
    expect(preview.nearby.map((near: { id: string }) => near.id)).toEqual([alike, sameSpot, farther, waiting])
    expect(JSON.stringify(preview)).not.toMatch(/@|e-?mail/i)
  })

  it('says what was said of it before, when it comes again', async () => {
    const id = await addPending({ rejectionReason: 'Where is it?' })
    expect((await get(`dive_sites/${id}`)).json().site.rejectionReason).toBe('Where is it?')
  })

  it('has no author once the account is gone', async () => {
    const id = await addPending({ createdBy: null })
    expect((await get(`dive_sites/${id}`)).json()).toMatchObject({ author: null, authorHandle: null })
  })

  it('tells whoever comes later who decided', async () => {
    const id = await addPending()
    await post(`dive_sites/${id}/reject`, {})
    const answer = await get(`dive_sites/${id}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'already-decided', message: 'You rejected this a moment ago' },
    ])
  })

  it('is there only for what waits', async () => {
    for (const status of ['approved', 'rejected'] as const)
      expect((await get(`dive_sites/${await addSite(db, {}, status)}`)).statusCode).toBe(404)
    expect((await get(`dive_sites/${newId()}`)).statusCode).toBe(404)
    expect((await get(`proposals/${await addPending()}`)).statusCode).toBe(404)
  })
})

describe('a decision', () => {
  it('publishes a site, and is written into its history and the audit log', async () => {
    const id = await addPending({ rejectionReason: 'Where is it?' })
    expect((await app.inject(`/api/sites/${id}`)).statusCode).toBe(404)
    const answer = await post(`dive_sites/${id}/approve`)
    expect(answer.statusCode).toBe(200)
    const { decisionId, undoUntil } = answer.json()
    expect(Date.parse(undoUntil) - deps.clock().getTime()).toBe(10_000)
    expect(await statusOf(id)).toMatchObject({
      approvalStatus: 'approved',
      approvedBy: moderator.id,
      rejectionReason: null,
      version: 1,
    })
    await expect
      .poll(async () => (await app.inject(`/api/sites/${id}`)).json())
      .toMatchObject({ approvalStatus: 'approved', approverHandle: 'anna_dives' })
    expect(await db.select().from(siteChanges).where(eq(siteChanges.siteId, id))).toMatchObject([
      { kind: 'approved', actorId: moderator.id },
    ])
    expect(await db.select().from(decisions)).toMatchObject([
      { id: decisionId, itemId: id, outcome: 'approved', authorId: author.id, moderatorId: moderator.id },
    ])
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorId: moderator.id, action: 'approved', subjectType: 'dive_sites', subjectId: id },
    ])
    expect((await get('pending-items')).json().total).toBe(0)
  })

  it('rejects with a reason, or without one', async () => {
    const [one, other] = [await addPending(), await addPending()]
    const reason = '  This isn’t a dive site. '
    expect((await post(`dive_sites/${one}/reject`, { reason })).statusCode).toBe(200)
    expect((await post(`dive_sites/${other}/reject`, {})).statusCode).toBe(200)
    expect(await statusOf(one)).toMatchObject({
      approvalStatus: 'rejected',
      rejectionReason: 'This isn’t a dive site.',
    })
    expect(await statusOf(other)).toMatchObject({ approvalStatus: 'rejected', rejectionReason: null })
    expect((await app.inject(`/api/sites/${one}`)).statusCode).toBe(404)
  })

  it('comes once: who comes later is told who was first', async () => {
    const id = await addPending()
    await post(`dive_sites/${id}/approve`)
    const second = await addPerson(deps, { groups: ['admin'] })
    const late = await post(`dive_sites/${id}/reject`, { reason: 'No' }, second.headers)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'already-decided',
      message: 'anna_dives approved this a moment ago',
    })
    const again = await post(`dive_sites/${id}/approve`)
    expect(again.json()).toMatchObject({
      code: 'already-decided',
      message: 'You approved this a moment ago',
    })
    expect(await db.select().from(decisions)).toHaveLength(1)
  })

  it('does not publish what its author changed after the moderator looked', async () => {
    const id = await addPending({ version: 3 })
    const stale = await post(`dive_sites/${id}/approve?version=2`)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-since'])
    expect(await statusOf(id)).toMatchObject({ approvalStatus: 'pending' })
    expect((await post(`dive_sites/${id}/approve?version=3`)).statusCode).toBe(200)
  })

  it('does not reject it unseen either', async () => {
    const id = await addPending({ version: 3 })
    const stale = await post(`dive_sites/${id}/reject?version=2`, { reason: 'No' })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-since'])
    expect((await post(`dive_sites/${id}/reject?version=3`, { reason: 'No' })).statusCode).toBe(200)
  })

  it('rejects without a body at all, as there is nothing that must be in it', async () => {
    const [one, other] = [await addPending(), await addPending()]
    expect((await post(`dive_sites/${one}/reject`)).statusCode).toBe(200)
    const headers = { ...moderator.headers, 'content-type': 'application/json' }
    const url = `/api/moderator/dive_sites/${other}/reject`
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
    for (const id of [one, other])
      expect(await statusOf(id)).toMatchObject({ approvalStatus: 'rejected', rejectionReason: null })
  })

  it('tells who comes too late that somebody took it away, and not what was decided long before', async () => {
    const id = await addPending()
    await post(`dive_sites/${id}/reject`, {})
    await db.update(sites).set({ approvalStatus: 'pending' }).where(eq(sites.id, id))
    passTime(60_000)
    await app.inject({ method: 'DELETE', url: `/api/sites/${id}`, headers: remover.headers })
    passTime(120_000)
    const answer = await post(`dive_sites/${id}/approve`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'already-decided', message: 'bob_dives removed this site 2 minutes ago' },
    ])
  })

  it('is about nothing when nothing waits under that id', async () => {
    for (const path of [`dive_sites/${newId()}`, `proposals/${newId()}`, `flags/${newId()}`]) {
      expect((await post(`${path}/approve`)).statusCode).toBe(404)
      expect((await post(`${path}/reject`, {})).statusCode).toBe(404)
    }
  })

  it.each([
    'dive_sites/1/approve',
    "dive_sites/'; drop table sites --/approve",
    'dive_sites/%00/approve',
    `users/${newId()}/approve`,
    `__proto__/${newId()}/approve`,
    'decisions/1/undo',
  ])('is refused at %s', async (path) => {
    expect((await post(path)).statusCode).toBe(400)
  })

  it('takes no reason that is too long, no text, or cannot be stored', async () => {
    const id = await addPending()
    for (const reason of ['x'.repeat(501), 7, ['no'], 'a\0b', '\ud800'])
      expect((await post(`dive_sites/${id}/reject`, { reason })).statusCode).toBe(400)
    expect((await post(`dive_sites/${id}/reject`, { reason: 'no', outcome: 'approved' })).statusCode).toBe(
      400,
    )
    expect(await statusOf(id)).toMatchObject({ approvalStatus: 'pending' })
    expect((await post(`dive_sites/${id}/reject`, { reason: '🤿'.repeat(500) })).statusCode).toBe(200)
  })

  it('is for moderators: members and editors may not even look', async () => {
    const id = await addPending()
    for (const level of ['member', 'editor'] as const) {
      const headers = await asLevel(deps, level)
      for (const path of ['pending-items', `dive_sites/${id}`])
        expect((await get(path, headers)).statusCode).toBe(403)
      expect((await post(`dive_sites/${id}/approve`, undefined, headers)).statusCode).toBe(403)
      expect((await post(`dive_sites/${id}/reject`, {}, headers)).statusCode).toBe(403)
      expect((await post(`decisions/${newId()}/undo`, undefined, headers)).statusCode).toBe(403)
    }
    expect((await post(`dive_sites/${id}/approve`, undefined, {})).statusCode).toBe(401)
    expect((await post(`dive_sites/${id}/approve`, undefined, author.headers)).statusCode).toBe(403)
  })
})
