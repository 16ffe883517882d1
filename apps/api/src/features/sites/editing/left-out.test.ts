import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, post, put } = callsOf(app)

const least = {
  siteName: 'Shaab Test',
  coordinates: [33.9, 27.8],
  country: 'Egypt',
  region: 'Red Sea',
  description: 'A reef.',
}
const known = buildForm({ aliases: ['Test Rock'], maxDepth: 25, hazards: ['strong-current'], city: 'Safaga' })

describe('what a request leaves out', () => {
  it('is empty at a site that is added', async () => {
    const { headers } = await addPerson(deps)
    const answer = await post('/api/sites', headers, { ...least, key: crypto.randomUUID() })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...least,
      aliases: [],
      city: null,
      maxDepth: null,
      depthRange: null,
      hazards: [],
      bestMonths: [],
    })
  })

  it('is refused where nobody may leave it open', async () => {
    const { headers } = await addPerson(deps)
    const { description: _, ...rest } = least
    const answer = await post('/api/sites', headers, { ...rest, key: crypto.randomUUID() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toMatchObject([{ path: ['description'] }])
  })

  it('stays as it is at a site that is changed, and null or an empty list empties it', async () => {
    const id = await addSite(deps.db, known)
    const headers = await asLevel(deps, 'editor')
    const change = (facts: object, version: number) => put(`/api/sites/${id}`, headers, { facts, version })
    const first = await change({ maxDepth: 30 }, 1)
    expect(first.json()).toMatchObject({ ...known, maxDepth: 30, version: 2 })
    const second = await change({ aliases: [], city: null }, 2)
    expect(second.json()).toMatchObject({ ...known, maxDepth: 30, aliases: [], city: null, version: 3 })
    expect((await change({}, 3)).json().version).toBe(3)
    expect((await get(`/api/sites/${id}`)).json()).toMatchObject({ hazards: ['strong-current'], aliases: [] })
  })

  it('is no part of a proposal', async () => {
    const id = await addSite(deps.db, known)
    const { headers } = await addPerson(deps)
    const answer = await post(`/api/sites/${id}/proposals`, headers, { facts: { maxDepth: 30 }, version: 1 })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().changes).toEqual([{ field: 'maxDepth', before: 25, after: 30 }])
  })

  it('is unknown of a sponsor, but a sponsor is named or null', async () => {
    const id = await addSite(deps.db, known)
    const headers = await asLevel(deps, 'admin')
    const url = `/api/sites/${id}/sponsor`
    const answer = await put(url, headers, { sponsor: { sponsoredBy: 'Test Divers' } })
    expect(answer.json().sponsor).toEqual({ sponsoredBy: 'Test Divers', sponsorURL: null, logoURL: null })
    expect((await put(url, headers, {})).statusCode).toBe(400)
    expect((await put(url, headers, { sponsor: null })).json().sponsor).toBeNull()
  })

  it('does not matter in a question that was understood before', async () => {
    const query = { maxDepth: 30, where: [{ kind: 'country', name: 'Egypt' }] }
    const answer = await post('/api/ai/query', {}, { text: 'the same, shallower', query })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().query).toMatchObject({ maxDepth: 30, minDepth: null, avoid: [], order: 'best' })
  })
})
