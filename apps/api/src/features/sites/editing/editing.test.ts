import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { siteChanges } from '#db/schema/contributions.ts'
import { auditLog } from '#db/schema/people.ts'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const { get, put, add } = callsOf(app)

const form = buildForm()
const addApproved = () => addSite(deps.db, form)
const save = (siteId: string, headers: Headers, body: object) =>
  put(`/api/sites/${siteId}`, headers, { facts: form, version: 1, ...body })
const changed = (facts: Partial<typeof form> = { maxDepth: 25 }) => ({ ...form, ...facts })

const become = (
  siteId: string,
  approvalStatus: 'approved' | 'rejected' | 'removed',
  rejectionReason = 'Where?',
) => deps.db.update(sites).set({ approvalStatus, rejectionReason }).where(eq(sites.id, siteId))
const historyOf = (siteId: string) =>
  deps.db.select().from(siteChanges).where(eq(siteChanges.siteId, siteId)).orderBy(siteChanges.id)

describe('who may change a site', () => {
  it.each([
    ['public', 401],
    ['member', 403],
    ['editor', 200],
    ['moderator', 200],
    ['admin', 200],
  ] as const)('that is public: %s gets %i', async (level, status) => {
    const id = await addApproved()
    const answer = await save(id, await asLevel(deps, level), { facts: changed() })
    expect(answer.statusCode).toBe(status)
    expect((await get(`/api/sites/${id}`)).json().maxDepth).toBe(status === 200 ? 25 : null)
  })

  it.each([
    ['member', 404],
    ['editor', 200],
    ['moderator', 200],
  ] as const)('of somebody else that is pending: %s gets %i', async (level, status) => {
    const { id } = await add((await addPerson(deps)).headers)
    expect((await save(id, await asLevel(deps, level), { facts: changed() })).statusCode).toBe(status)
  })

  it('of their own: its author until it is approved', async () => {
    const { headers } = await addPerson(deps)
    const { id } = await add(headers)
    const saved = await save(id, headers, { facts: changed() })
    expect(saved.json()).toMatchObject({
      maxDepth: 25,
      version: 2,
      approvalStatus: 'pending',
      isMySite: true,
    })
    await become(id, 'approved')
    const refused = await save(id, headers, { facts: changed({ maxDepth: 30 }), version: 2 })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed'])
    expect(refused.json().message).toContain('Propose')
  })

  it('that is not there, or was taken away: nobody', async () => {
    const admin = await asLevel(deps, 'admin')
    const id = await addApproved()
    await become(id, 'removed')
    expect((await save(id, admin, { facts: changed() })).statusCode).toBe(404)
    expect((await save('0191d8a0-0000-7000-8000-000000000000', admin, {})).statusCode).toBe(404)
  })
})

describe('changing a site', () => {
  it('writes down what became of which field, who did it and why', async () => {
    const editor = await addPerson(deps, { groups: ['editor'] })
    const id = await addApproved()
    const facts = changed({ siteName: 'Shaab Other', maxDepth: 25, hazards: ['depth'] })
    const answer = await save(id, editor.headers, { facts, note: 'Measured it.' })
    expect(answer.json()).toMatchObject({ ...facts, version: 2, slug: 'shaab-other' })
    expect(await historyOf(id)).toMatchObject([
      {
        kind: 'edited',
        version: 2,
        actorId: editor.id,
        note: 'Measured it.',
        at: deps.clock(),
        fields: {
          siteName: { before: 'Shaab Test', after: 'Shaab Other' },
          maxDepth: { before: null, after: 25 },
          hazards: { before: [], after: ['depth'] },
        },
      },
    ])
    expect(Object.keys((await historyOf(id))[0]?.fields ?? {})).toHaveLength(3)
  })

  it('is found by its new name at once, and not by its old one', async () => {
    const id = await addSite(deps.db, { ...form, siteName: 'Oldname Pinnacle' })
    await save(id, await asLevel(deps, 'editor'), { facts: changed({ siteName: 'Newname Pinnacle' }) })
    const [row] = await deps.db.select().from(sites).where(eq(sites.id, id))
    expect(row).toMatchObject({ sortName: 'newname pinnacle', searchNames: 'newname pinnacle' })
  })

  it('to what it is already changes nothing, also when the answer was lost and it is sent again', async () => {
    const headers = await asLevel(deps, 'editor')
    const id = await addApproved()
    expect((await save(id, headers, { facts: { ...form } })).json().version).toBe(1)
    await save(id, headers, { facts: changed() })
    const again = await save(id, headers, { facts: changed() })
    expect([again.statusCode, again.json().version]).toEqual([200, 2])
    expect(await historyOf(id)).toHaveLength(1)
  })

  it('of two editors at once lets one win and tells the other who it was', async () => {
    const [one, other] = [
      await addPerson(deps, { groups: ['editor'] }),
      await addPerson(deps, { groups: ['editor'] }),
    ]
    const id = await addApproved()
    const answers = await Promise.all([
      save(id, one.headers, { facts: changed({ maxDepth: 21 }) }),
      save(id, other.headers, { facts: changed({ maxDepth: 22 }) }),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409])
    const [winner, loser] = statuses[0] === 200 ? [one, answers[1]] : [other, answers[0]]
    expect(loser.json()).toMatchObject({
      code: 'changed-since',
      message: `diver_${winner.id.slice(-8)} changed this site a moment ago. Check what’s new, then save again.`,
    })
    expect(await historyOf(id)).toHaveLength(1)
    expect((await get(`/api/sites/${id}`)).json()).toMatchObject({
      version: 2,
      maxDepth: winner === one ? 21 : 22,
    })
    passTime(3 * 60_000)
    const late = await save(id, one.headers, { facts: changed({ maxDepth: 23 }) })
    expect(late.json().message).toContain('3 minutes ago')
  })

  it('is written down for ever where it took a special permission, also for what they added themselves', async () => {
    const actionsOn = async (id: string) =>
      (await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const shown = await add(moderator.headers, form)
    await save(shown.id, moderator.headers, { facts: changed() })
    expect(await actionsOn(shown.id)).toEqual(['site.publish', 'site.edit'])
    const author = await addPerson(deps)
    const waiting = await add(author.headers, form)
    await save(waiting.id, author.headers, { facts: changed() })
    expect(await actionsOn(waiting.id)).toEqual([])
  })

  it('takes nothing from outside but the facts', async () => {
    const { id: author, headers } = await addPerson(deps)
    const { id } = await add(headers)
    const facts = {
      ...changed(),
      approvalStatus: 'approved',
      averageRating: 5,
      createdBy: null,
      sponsor: null,
    }
    const answer = await save(id, headers, { facts, approvalStatus: 'approved', createdBy: null })
    expect(answer.json()).toMatchObject({
      maxDepth: 25,
      approvalStatus: 'pending',
      averageRating: null,
      createdBy: author,
    })
  })

  it('refuses contradictions at their field', async () => {
    const id = await addApproved()
    const facts = changed({ maxDepth: 10, averageDepth: 20 })
    const answer = await save(id, await asLevel(deps, 'editor'), { facts })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: ['facts', 'averageDepth'], message: 'Average depth can’t be more than the maximum depth' },
    ])
  })

  it('closes a site with a reason, says so in every list, and opens it again', async () => {
    const id = await addApproved()
    const headers = await asLevel(deps, 'editor')
    const closed = { accessStatus: 'closed', accessStatusSince: '2023-01', accessStatusReason: 'To recover' }
    const done = await save(id, headers, { facts: closed })
    expect(done.json()).toMatchObject({ ...closed, accessStatusSource: null })
    const batch = await app.inject({ method: 'POST', url: '/api/sites/batch', payload: { ids: [id] } })
    expect(batch.json().items[0]).toMatchObject({ accessStatus: 'closed' })
    const nothing = {
      accessStatus: null,
      accessStatusSince: null,
      accessStatusReason: null,
      accessStatusSource: null,
    }
    expect((await save(id, headers, { facts: nothing, version: 2 })).json()).toMatchObject(nothing)
  })

  it.each([
    [{ accessStatus: 'closed' }, 'accessStatusReason', 'Say why the site is closed'],
    [{ accessStatusReason: 'Why' }, 'accessStatusReason', 'Choose an access status first'],
    [{ accessStatusSince: '2023' }, 'accessStatusSince', 'Choose an access status first'],
    [
      { accessStatus: 'closed', accessStatusReason: 'Why', accessStatusSince: '2023-02-30' },
      'accessStatusSince',
      'Must be a year, a month or a day, such as 2023, 2023-01 or 2023-01-10',
    ],
  ])('refuses %j at %s', async (facts, field, message) => {
    const answer = await save(await addApproved(), await asLevel(deps, 'editor'), { facts })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([{ path: ['facts', field], message }])
  })

  it.each([
    [{ facts: changed({ description: 'x'.repeat(10_000) }) }, ['facts', 'description']],
    [{ note: 'x'.repeat(10_000) }, ['note']],
    [{ version: 0 }, ['version']],
  ])('refuses what is too long or wrong', async (body, path) => {
    const answer = await save(await addApproved(), await asLevel(deps, 'editor'), body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toEqual(path)
  })

  it('may leave unknown what nobody knew, and not make unknown what somebody did', async () => {
    const headers = await asLevel(deps, 'editor')
    const bare = await addSite(deps.db, { ...form, country: null, region: null, description: null })
    const facts = { ...form, country: null, region: '', description: null, maxDepth: 12 }
    expect((await save(bare, headers, { facts })).json()).toMatchObject({ region: null, maxDepth: 12 })
    const answer = await save(await addApproved(), headers, { facts })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: ['facts', 'country'], message: 'Country is required' },
      { path: ['facts', 'region'], message: 'Region is required' },
      { path: ['facts', 'description'], message: 'Description is required' },
    ])
  })

  it('that was rejected sends it to the moderators again', async () => {
    const { id: author, headers } = await addPerson(deps)
    const { id } = await add(headers)
    await become(id, 'rejected')
    expect((await get(`/api/sites/${id}`, headers)).json().rejectionReason).toBe('Where?')
    passTime(60_000)
    const same = await save(id, headers, {})
    expect([same.statusCode, same.json().code]).toEqual([400, 'unchanged'])
    const mended = await save(id, headers, { facts: changed(), note: 'Now with its depth.' })
    expect(mended.json()).toMatchObject({ approvalStatus: 'pending', rejectionReason: null, version: 2 })
    const [row] = await deps.db.select().from(sites).where(eq(sites.id, id))
    expect(row?.submittedAt).toEqual(deps.clock())
    expect((await historyOf(id)).map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['created', author],
      ['reopened', author],
    ])
  })
})
