import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { siteProposals } from '#db/schema/contributions.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, post, put, del, add } = callsOf(app)

const form = buildForm({ hazards: ['depth', 'cold-water'], maxDepth: 18.3 })
const criteria = (facts: Partial<typeof form> = { maxDepth: 25 }) => ({
  facts: { ...form, ...facts },
  version: 1,
})
const propose = (siteId: string, headers: Headers, body: object = criteria()) =>
  post(`/api/sites/${siteId}/proposals`, headers, body)
const listOf = async (siteId: string, headers: Headers) =>
  (await get(`/api/sites/${siteId}/proposals`, headers)).json().items

describe('proposing a change', () => {
  it('keeps only the fields that really change, and changes nothing yet', async () => {
    const { id: author, headers } = await addPerson(deps)
    const site = await addSite(deps.db, form)
    const facts = {
      ...form,
      hazards: form.hazards.toReversed(),
      siteName: 'Better Name',
      maxDepth: 25,
      city: '',
    }
    const answer = await propose(site, headers, { facts, version: 1, note: 'Been there.' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      siteId: site,
      status: 'pending',
      note: 'Been there.',
      reason: null,
      changes: [
        { field: 'siteName', before: 'Shaab Test', after: 'Better Name' },
        { field: 'maxDepth', before: 18.3, after: 25 },
      ],
    })
    expect(answer.json().changes).toHaveLength(2)
    const [row] = await deps.db.select().from(siteProposals).where(eq(siteProposals.siteId, site))
    expect(row).toMatchObject({ authorId: author, baseVersion: 1 })
    expect((await get(`/api/sites/${site}`)).json()).toMatchObject({ siteName: 'Shaab Test', version: 1 })
  })

  it('without a change is refused at the form', async () => {
    const { headers } = await addPerson(deps)
    const answer = await propose(
      await addSite(deps.db, form),
      headers,
      criteria({ hazards: ['cold-water', 'depth'] }),
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'unchanged', issues: [{ path: ['facts'] }] })
  })

  it('that contradicts itself is refused at its field', async () => {
    const { headers } = await addPerson(deps)
    const answer = await propose(await addSite(deps.db, form), headers, criteria({ averageDepth: 40 }))
    expect(answer.json().issues[0].path).toEqual(['facts', 'averageDepth'])
  })

  it('of a version that is not the newest is refused with who was faster', async () => {
    const { headers } = await addPerson(deps)
    const editor = await addPerson(deps, { groups: ['editor'], handle: 'quick_editor' })
    const site = await addSite(deps.db, form)
    await put(`/api/sites/${site}`, editor.headers, criteria())
    const answer = await propose(site, headers, criteria({ maxDepth: 30 }))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-since'])
    expect(answer.json().message).toContain('quick_editor changed this site')
  })

  it('twice, even at once, is one proposal while it waits', async () => {
    const { headers } = await addPerson(deps)
    const site = await addSite(deps.db, form)
    await Promise.all(Array.from({ length: 5 }, () => propose(site, headers)))
    expect(await listOf(site, headers)).toHaveLength(1)
    await propose(site, headers, criteria({ maxDepth: 31 }))
    expect(await listOf(site, headers)).toHaveLength(2)
  })

  it('keeps script as the text it is, and refuses 10,000 characters', async () => {
    const { headers } = await addPerson(deps)
    const site = await addSite(deps.db, form)
    const siteName = '<img src=x onerror=alert(1)>'
    expect((await propose(site, headers, criteria({ siteName }))).json().changes[0].after).toBe(siteName)
    const long = await propose(site, headers, { ...criteria(), note: 'x'.repeat(10_000) })
    expect([long.statusCode, long.json().issues[0].path]).toEqual([400, ['note']])
  })

  it('leaves unknown what its source left so', async () => {
    const { headers } = await addPerson(deps)
    const unknown = { country: null, region: null, description: null }
    const site = await addSite(deps.db, { ...form, ...unknown })
    const facts = { ...form, ...unknown, maxDepth: 12 }
    const answer = await propose(site, headers, { facts, version: 1 })
    expect(answer.json().changes).toMatchObject([{ field: 'maxDepth', after: 12 }])
  })

  it('costs a try also where it is refused, so that nobody tries for ever', async () => {
    const { headers } = await addPerson(deps)
    const site = await addSite(deps.db, form)
    const answers = []
    for (let n = 0; n < 61; n++) answers.push(await propose(site, headers, criteria({ averageDepth: 40 })))
    expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 400)).toBe(true)
    expect(answers.at(-1)?.statusCode).toBe(429)
  })

  it('is for those who may not change the site themselves', async () => {
    const site = await addSite(deps.db, form)
    expect((await propose(site, {})).statusCode).toBe(401)
    for (const level of ['editor', 'moderator', 'admin'] as const) {
      const answer = await propose(site, await asLevel(deps, level))
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'edit-instead'])
    }
  })

  it('is not for sites that are not public', async () => {
    const author = await addPerson(deps)
    const { id } = await add(author.headers, form)
    expect((await propose(id, author.headers)).json().code).toBe('edit-instead')
    expect((await propose(id, await asLevel(deps, 'member'))).statusCode).toBe(404)
  })

  it('by the author of a site is possible once it is public', async () => {
    const author = await addPerson(deps)
    const site = await addSite(deps.db, form)
    await deps.db.execute(`update sites set created_by = '${author.id}' where id = '${site}'`)
    expect((await propose(site, author.headers)).statusCode).toBe(201)
  })
})

describe('own proposals', () => {
  it('are listed newest first, to their author alone', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const site = await addSite(deps.db, form)
    const ids = []
    for (const maxDepth of [21, 22])
      ids.push((await propose(site, one.headers, criteria({ maxDepth }))).json().id)
    expect((await listOf(site, one.headers)).map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
    expect(await listOf(site, other.headers)).toEqual([])
    expect((await get(`/api/sites/${site}/proposals`)).statusCode).toBe(401)
  })

  it('can be withdrawn by their author until they are decided', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const site = await addSite(deps.db, form)
    const withdraw = (id: string, headers: Headers) => del(`/api/sites/proposals/${id}`, headers)
    const { id } = (await propose(site, one.headers)).json()
    expect((await withdraw(id, other.headers)).statusCode).toBe(404)
    expect((await withdraw(id, await asLevel(deps, 'admin'))).statusCode).toBe(404)
    for (const _ of [1, 2])
      expect((await withdraw(id, one.headers)).json()).toMatchObject({ status: 'withdrawn' })
    const next = (await propose(site, one.headers)).json()
    expect(next.id).not.toBe(id)
    await deps.db.update(siteProposals).set({ status: 'approved' }).where(eq(siteProposals.id, next.id))
    const late = await withdraw(next.id, one.headers)
    expect([late.statusCode, late.json().code]).toEqual([409, 'decided'])
  })
})
