import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { contentFlags, decisions } from '#db/schema/contributions.ts'
import { testApp } from '#src/testing/app.ts'
import { buildForm, callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp({ catchesUp: true })
const { get, post, put } = callsOf(app)
const day = 24 * 3_600_000
const ahead = (days: number) => new Date(deps.clock().getTime() + days * day).toISOString()
const own = async (headers: Record<string, string>) => (await get('/api/people/me/standing', headers)).json()
const urlOf = (id: string) => `/api/moderator/people/${id}/standing`
const reason = 'Rude words in three reports.'

const moderator = await addPerson(deps, { groups: ['moderator'] })
const admin = await addPerson(deps, { groups: ['admin'] })
const decide = (id: string, standing: string, by = moderator.headers, days = 7) =>
  put(urlOf(id), by, { standing, ...(standing !== 'auto' && { until: ahead(days), reason }) })

/** A flag that a moderator upheld. */
const uphold = async (about: { type: string; itemId: string; reason: string }) => {
  const id = newId()
  const at = deps.clock()
  await deps.db.insert(contentFlags).values({ id, ...about, status: 'upheld', createdAt: at })
  await deps.db
    .insert(decisions)
    .values({ id: newId(), type: 'flags', itemId: id, title: 'x', outcome: 'approved', decidedAt: at })
}

describe('standing', () => {
  it('follows from what stood, and from what was upheld', async () => {
    const person = await addPerson(deps)
    expect(await own(person.headers)).toEqual({ standing: 'new', until: null, reason: null })
    const added = [1, 2, 3].map((n) => addSite(deps.db, { siteName: `Reef ${n} of ${person.id}` }))
    const ids = await Promise.all(added)
    await deps.db.execute(`update sites set created_by = '${person.id}' where id in ('${ids.join("','")}')`)
    expect((await own(person.headers)).standing).toBe('member')
    await uphold({ type: 'dive_sites', itemId: ids[0] ?? '', reason: 'wrong' })
    expect((await own(person.headers)).standing).toBe('member')
    await uphold({ type: 'dive_sites', itemId: ids[1] ?? '', reason: 'offensive' })
    expect(await own(person.headers)).toEqual({ standing: 'restricted', until: ahead(7), reason: null })
    const { stood, upheld } = (await get(`/api/moderator/people/${person.id}`, moderator.headers)).json()
    expect({ stood, upheld }).toMatchObject({
      stood: 3,
      upheld: [{ type: 'dive_sites', reason: 'offensive' }],
    })
  })

  it('what moderators decide is in force at once, in the list of actions, and can be lifted', async () => {
    const person = await addPerson(deps)
    const answer = await decide(person.id, 'silenced')
    expect(answer.json()).toMatchObject({
      standing: 'silenced',
      isDecided: true,
      reason,
      until: ahead(7),
      actions: [{ standing: 'silenced', until: ahead(7), reason }],
    })
    expect(await own(person.headers)).toEqual({ standing: 'silenced', until: ahead(7), reason })
    expect((await decide(person.id, 'auto')).json()).toMatchObject({
      standing: 'new',
      isDecided: false,
      actions: [{ standing: 'auto' }, { standing: 'silenced' }],
    })
  })

  it.each([
    { standing: 'silenced' },
    { standing: 'silenced', reason },
    { standing: 'suspended', until: ahead(7) },
    { standing: 'suspended', until: ahead(-1), reason },
    { standing: 'restricted' },
  ])('%o is refused', async (body) => {
    const person = await addPerson(deps)
    expect((await put(urlOf(person.id), moderator.headers, body)).statusCode).toBe(400)
    expect((await own(person.headers)).standing).toBe('new')
  })

  it('nobody decides about themselves or about admins, and moderators only what is theirs', async () => {
    const person = await addPerson(deps)
    const other = await addPerson(deps, { groups: ['moderator'] })
    const refused = [
      decide(moderator.id, 'silenced'),
      decide(other.id, 'suspended'),
      decide(admin.id, 'suspended'),
      decide(person.id, 'trusted'),
      decide(admin.id, 'silenced', admin.headers),
      decide(person.id, 'silenced', person.headers),
    ]
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
    expect((await decide(other.id, 'silenced', admin.headers)).statusCode).toBe(200)
    expect((await decide(person.id, 'trusted', admin.headers)).json().standing).toBe('trusted')
    expect((await decide(newId(), 'silenced')).statusCode).toBe(404)
  })
})

describe('who is silenced', () => {
  it('reads and keeps what is their own, and is refused what reaches others, until it ends', async () => {
    const person = await addPerson(deps)
    const add = () => post('/api/sites', person.headers, { ...buildForm(), key: newId() })
    await decide(person.id, 'silenced')
    const refused = await add()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'silenced' })
    expect(refused.json().message).toContain(reason)
    expect(refused.json().message).toContain('June 8, 2026')
    expect((await get('/api/sites', person.headers)).statusCode).toBe(200)
    const settings = (await get('/api/settings/me', person.headers)).json().settings
    expect((await put('/api/settings/me', person.headers, { settings })).statusCode).toBe(200)
    passTime(7 * day)
    const again = { ...person, headers: await signIn(deps, person.id) }
    expect((await post('/api/sites', again.headers, { ...buildForm(), key: newId() })).statusCode).toBe(201)
  })
})

it('who is silenced may still describe private photos of their own, and no others', async () => {
  const person = await addPerson(deps)
  const photoOf = async (approvalStatus: 'private' | 'approved' | 'pending') =>
    (await addPhoto(deps.db, { uploaderId: person.id, approvalStatus })).id ?? ''
  const describe = (id: string) =>
    app.inject({
      method: 'PATCH',
      url: `/api/media/${id}`,
      headers: person.headers,
      payload: { caption: 'Lea at the bow' },
    })
  await decide(person.id, 'silenced', await signIn(deps, moderator.id))
  expect((await describe(await photoOf('private'))).json()).toMatchObject({ caption: 'Lea at the bow' })
  for (const status of ['approved', 'pending'] as const) {
    const refused = await describe(await photoOf(status))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'silenced'])
    expect(refused.json().message).toContain(reason)
  }
})

describe('who is suspended', () => {
  it('is signed out everywhere at once, and cannot sign in until it ends', async () => {
    const [by, person] = [await addPerson(deps, { groups: ['moderator'] }), await addPerson(deps)]
    const second = await signIn(deps, person.id)
    expect((await decide(person.id, 'suspended', by.headers)).statusCode).toBe(200)
    for (const headers of [person.headers, second])
      expect((await get('/api/people/me/standing', headers)).statusCode).toBe(401)
    await expect(signIn(deps, person.id)).rejects.toThrow(reason)
    passTime(7 * day)
    expect((await own(await signIn(deps, person.id))).standing).toBe('new')
  })

  it('stays signed out where a sign-in overtakes the decision', async () => {
    const [by, person] = [await addPerson(deps, { groups: ['moderator'] }), await addPerson(deps)]
    await decide(person.id, 'suspended', by.headers)
    const { sessionsService } = await import('#src/sessions/sessions.service.ts')
    const lax = { ...deps, clock: () => new Date(deps.clock().getTime() + 8 * day) }
    const { access } = await sessionsService(lax).open(deps.db, person.id, 'Test Browser')
    const headers = { cookie: `soundings_access=${access}` }
    expect((await get('/api/people/me/standing', headers)).statusCode).toBe(401)
  })
})

it('a closed club trusts whom it let in', async () => {
  const club = await testApp({ newMembers: 'trusted' })
  const person = await addPerson(club.deps)
  const answer = await callsOf(club.app).get('/api/people/me/standing', person.headers)
  expect(answer.json().standing).toBe('trusted')
})

describe('who is reported', () => {
  const report = (id: string, headers: Record<string, string>) =>
    post(`/api/flags/people/${id}`, headers, { reason: 'harassment', note: 'Rude to beginners' })
  it('is upheld without being hidden, and counts in how they stand; taking it back uncounts it', async () => {
    const [person, reporter] = [await addPerson(deps), await addPerson(deps)]
    const headers = await signIn(deps, moderator.id)
    expect((await report(person.id, person.headers)).statusCode).toBe(400)
    expect((await report(person.id, reporter.headers)).statusCode).toBe(200)
    const { items } = (await get('/api/moderator/pending-items?type=flags', headers)).json()
    const id = items.at(-1).id
    const preview = (await get(`/api/moderator/flags/${id}`, headers)).json()
    expect(preview).toMatchObject({ flag: { reason: 'harassment' }, about: { person: { id: person.id } } })
    const decided = await post(`/api/moderator/flags/${id}/approve`, headers)
    expect(decided.statusCode).toBe(200)
    expect((await own(person.headers)).standing).toBe('restricted')
    const undone = await post(`/api/moderator/decisions/${decided.json().decisionId}/undo`, headers)
    expect(undone.statusCode).toBe(200)
    expect((await own(person.headers)).standing).toBe('new')
  })

  const flagAbout = async (id: string, headers: Record<string, string>) => {
    const { items } = (await get('/api/moderator/pending-items?type=flags&limit=50', headers)).json()
    for (const item of items.toReversed()) {
      const shown = (await get(`/api/moderator/flags/${item.id}`, headers)).json()
      if (shown.about?.person?.id === id) return { item, shown }
    }
    throw new Error('No report about them')
  }
  const decideFlag = (id: string, how: string, headers: Record<string, string>) =>
    post(`/api/moderator/flags/${id}/${how}`, headers, how === 'reject' ? {} : undefined)

  it('as a moderator cannot decide about it, either way, and does not read who reported them', async () => {
    const reporter = await addPerson(deps)
    const judge = await addPerson(deps, { groups: ['moderator'] })
    await report(judge.id, reporter.headers)
    const { item, shown } = await flagAbout(judge.id, judge.headers)
    expect(item).toMatchObject({
      conflict: 'This report is about you, so another moderator has to decide about it.',
      authorHandle: null,
      description: null,
      flag: { note: null },
    })
    expect(shown).toMatchObject({ author: null, authorHandle: null, flag: { note: null } })
    for (const how of ['approve', 'reject']) {
      const answer = await decideFlag(item.id, how, judge.headers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'conflict'])
      expect(answer.json().message).toBe(item.conflict)
    }
    const headers = await signIn(deps, moderator.id)
    expect((await flagAbout(judge.id, headers)).shown).toMatchObject({
      conflict: null,
      flag: { note: 'Rude to beginners' },
    })
    expect((await decideFlag(item.id, 'reject', headers)).statusCode).toBe(200)
  })

  it('is not judged by the moderator who made the report', async () => {
    const [person, judge] = [await addPerson(deps), await addPerson(deps, { groups: ['moderator'] })]
    await report(person.id, judge.headers)
    const { item } = await flagAbout(person.id, judge.headers)
    expect(item.conflict).toBe('You made this report, so another moderator has to decide about it.')
    for (const how of ['approve', 'reject'])
      expect((await decideFlag(item.id, how, judge.headers)).statusCode).toBe(403)
    expect((await decideFlag(item.id, 'approve', await signIn(deps, moderator.id))).statusCode).toBe(200)
  })

  it('is not judged by the moderator whom they have reported, until that is decided', async () => {
    const [person, other] = [await addPerson(deps), await addPerson(deps)]
    const judge = await addPerson(deps, { groups: ['moderator'] })
    const headers = await signIn(deps, moderator.id)
    await report(person.id, other.headers)
    const { item } = await flagAbout(person.id, judge.headers)
    expect(item.conflict).toBeNull()
    await report(judge.id, person.headers)
    expect((await flagAbout(person.id, judge.headers)).item.conflict).toMatch(/^You’re involved in this/)
    expect((await decideFlag(item.id, 'approve', judge.headers)).statusCode).toBe(403)
    const record = () => get(`/api/moderator/people/${person.id}`, judge.headers)
    expect((await record()).json()).toMatchObject({ choices: [], conflict: expect.stringMatching(/^You’re/) })
    const refused = await decide(person.id, 'silenced', judge.headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'conflict'])

    const own = await flagAbout(judge.id, headers)
    expect((await decideFlag(own.item.id, 'reject', headers)).statusCode).toBe(200)
    expect((await record()).json()).toMatchObject({
      conflict: null,
      choices: ['auto', 'silenced', 'suspended'],
    })
    expect((await decideFlag(item.id, 'approve', judge.headers)).statusCode).toBe(200)
  })

  it('is judged by an admin all the same, who may be alone', async () => {
    const [person, chief] = [await addPerson(deps), await addPerson(deps, { groups: ['admin'] })]
    await report(chief.id, person.headers)
    const record = (await get(`/api/moderator/people/${person.id}`, chief.headers)).json()
    expect(record.conflict).toBeNull()
    expect((await decide(person.id, 'silenced', chief.headers)).statusCode).toBe(200)
    const own = await flagAbout(chief.id, chief.headers)
    expect((await decideFlag(own.item.id, 'reject', chief.headers)).statusCode).toBe(403)
  })
})
