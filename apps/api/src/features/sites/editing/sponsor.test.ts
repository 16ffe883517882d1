import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const { get, put, add } = callsOf(app)

const admin = await addPerson(deps, { groups: ['admin'] })
const sponsor = { sponsoredBy: 'Reef Radio', sponsorURL: 'https://example.org/', logoURL: null }
const say = (siteId: string, given: unknown, headers = admin.headers) =>
  put(`/api/sites/${siteId}/sponsor`, headers, { sponsor: given })

describe('the sponsor of a site', () => {
  it('is named and taken off by an admin, who is written down', async () => {
    const id = await addSite(deps.db)
    expect((await say(id, sponsor)).json()).toMatchObject({ sponsor, version: 1 })
    const shown = async () => (await get(`/api/sites/${id}`)).json().sponsor
    await expect.poll(shown).toEqual(sponsor)
    await say(id, null)
    await expect.poll(shown).toBeNull()
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
    expect(log).toMatchObject([
      { action: 'site.sponsor', actorId: admin.id, details: { from: null, to: sponsor } },
      { details: { from: sponsor, to: null } },
    ])
  })

  it('is answered with the site as its page shows it', async () => {
    const { id } = await add(admin.headers)
    const { creatorHandle } = (await get(`/api/sites/${id}`)).json()
    expect(creatorHandle).toBe(`diver_${admin.id.slice(-8)}`)
    expect((await say(id, sponsor)).json()).toMatchObject({ creatorHandle, approverHandle: creatorHandle })
  })

  it.each(['public', 'member', 'editor', 'moderator'] as const)('is not up to a %s', async (level) => {
    const answer = await say(await addSite(deps.db), sponsor, await asLevel(deps, level))
    expect(answer.statusCode).toBe(level === 'public' ? 401 : 403)
  })

  it.each([
    [{ ...sponsor, sponsorURL: 'javascript:alert(1)' }, 'sponsorURL'],
    [{ ...sponsor, logoURL: 'data:image/png;base64,AA' }, 'logoURL'],
    [{ ...sponsor, sponsoredBy: ' ' }, 'sponsoredBy'],
    [{ ...sponsor, sponsoredBy: 'x'.repeat(10_000) }, 'sponsoredBy'],
  ])('is refused as %j', async (given, field) => {
    const answer = await say(await addSite(deps.db), given)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues[0].path).toEqual(['sponsor', field])
  })

  it('of no site is none', async () => {
    expect((await say('0191d8a0-0000-7000-8000-000000000000', sponsor)).statusCode).toBe(404)
  })
})
