import { randomUUID } from 'node:crypto'
import type { GroupLine } from '@soundings/contract/groups'
import { groupLimits } from '@soundings/contract/groups-fields'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { groupPeople, groups } from '#db/schema/groups.ts'
import { notifications } from '#db/schema/people.ts'
import { notificationsService } from '#features/notifications/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsBase, groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'
import { addStanding } from '#src/testing/threads.ts'
import { personalGroups } from './personal/personal-groups.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const { get, put, post, del } = callsOf(app)
const { found, tryFound, read, join, leave, invite, accept, change, remove, membersOf } = groupsOf(app)
const person = (handle?: string) => addPerson(deps, handle ? { handle } : {})
const kindsTo = async (id: string) =>
  (await deps.db.select().from(notifications).where(eq(notifications.userId, id))).map(({ kind }) => kind)

describe('founding a group', () => {
  it('makes its founder the owner and its only member, and the same key is one group', async () => {
    const me = await person()
    const clientKey = randomUUID()
    const form = { name: 'Night Divers', description: 'Torches.', kind: 'request', clientKey } as const
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryFound(me, form)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({
      name: 'Night Divers',
      slug: 'night-divers',
      kind: 'request',
      members: 1,
      posts: 0,
      isMember: true,
      role: 'owner',
      requests: 0,
      may: { join: 'no', write: true, members: true, organise: true, own: true },
    })
  })

  it('is for members who are no longer new, who read when that is', async () => {
    const answer = await tryFound(await addStanding(deps, 'new'), {})
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'too-new',
      message: expect.stringContaining('found a group'),
    })
  })

  it('has a limit of groups that somebody owns', async () => {
    const me = await person()
    for (let n = 0; n < groupLimits.owned; n++) await found(me)
    expect((await tryFound(me)).json()).toMatchObject({ code: 'limit' })
    expect((await tryFound(me)).statusCode).toBe(409)
  })

  it('refuses a name of nothing, and photos and sites that are not there', async () => {
    const me = await person()
    for (const form of [{ name: ' \u200b ' }, { avatarPhotoId: randomUUID() }, { homeSites: [randomUUID()] }])
      expect((await tryFound(me, form)).statusCode).toBe(400)
  })

  it('waits for a moderator where its text comes again and again, and nobody else sees it until then', async () => {
    const me = await addStanding(deps, 'member')
    const other = await person()
    const description = 'Cheap courses, write to me.'
    const states = []
    for (let n = 0; n < 3; n++) states.push((await found(me, { description })).state)
    expect(states).toEqual(['public', 'public', 'held'])
    const held = (await get(`${groupsBase}?filter=mine`, me.headers))
      .json()
      .items.find(({ state }: GroupLine) => state === 'held')
    expect((await get(`${groupsBase}/${held.id}`, other.headers)).statusCode).toBe(404)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const preview = await get(`/api/moderator/groups/${held.id}`, moderator.headers)
    expect(preview.json()).toMatchObject({
      type: 'groups',
      group: { description },
      signals: [expect.any(String)],
    })
    await post(`/api/moderator/groups/${held.id}/approve`, moderator.headers)
    expect((await read(held.id, other)).state).toBe('public')
  })
})

describe('changing a group', () => {
  it('is for organisers, keeps the rest, and tells who comes too late', async () => {
    const [me, other] = [await person(), await person()]
    const site = await callsOf(app).add((await addPerson(deps, { groups: ['admin'] })).headers)
    const { id, version, name } = await found(me)
    const url = `${groupsBase}/${id}`
    expect((await put(url, other.headers, { version, name: 'Mine' })).statusCode).toBe(403)
    const changed = await put(url, me.headers, { version, description: 'New', homeSites: [site.id] })
    expect(changed.json()).toMatchObject({ name, description: 'New', version: version + 1 })
    expect(changed.json().homeSites).toMatchObject([{ id: site.id, siteName: site.siteName, lately: null }])
    expect((await put(url, me.headers, { version, name: 'Late' })).json()).toMatchObject({
      code: 'changed-since',
    })
  })

  it('archived, it is read and neither joined nor written in, until an owner opens it again', async () => {
    const [me, other] = [await person(), await person()]
    const { id } = await found(me)
    expect((await del(`${groupsBase}/${id}`, other.headers)).statusCode).toBe(403)
    const archived = (await del(`${groupsBase}/${id}`, me.headers)).json()
    expect(archived.state).toBe('archived')
    expect((await del(`${groupsBase}/${id}`, me.headers)).statusCode).toBe(200)
    expect((await join(other, id)).json()).toMatchObject({ code: 'cannot-join' })
    expect((await read(id, other)).state).toBe('archived')
    const opened = await put(`${groupsBase}/${id}`, me.headers, {
      version: archived.version,
      isArchived: false,
    })
    expect(opened.json().state).toBe('public')
    expect((await join(other, id)).json()).toMatchObject({ isMember: true, members: 2 })
  })
})

describe('coming and going', () => {
  it('an open group is joined at once, and left again, as often as it is pressed', async () => {
    const [me, other] = [await person(), await person()]
    const { id } = await found(me)
    for (let n = 0; n < 3; n++)
      expect((await join(other, id)).json()).toEqual(
        expect.objectContaining({ state: 'in', isMember: true, members: 2 }),
      )
    expect((await post(`${groupsBase}/${id}/join`, other.headers)).statusCode).toBe(200)
    for (let n = 0; n < 2; n++)
      expect((await leave(other, id)).json()).toEqual({ state: null, isMember: false, members: 1 })
  })

  it('a request waits, is withdrawn, and is accepted once: the second organiser reads who was first', async () => {
    const [owner, helper, asker] = [
      await person('first_owner'),
      await person('helper_two'),
      await person('asker_a'),
    ]
    const { id } = await found(owner, { kind: 'request' })
    await join(helper, id)
    await change(owner, id, helper.id, { state: 'in' })
    await change(owner, id, helper.id, { role: 'organiser' })
    expect((await join(asker, id, 'I dive a drysuit')).json()).toMatchObject({
      state: 'requested',
      members: 2,
    })
    expect(await membersOf(owner, id, '&state=requested')).toMatchObject({
      items: [{ id: asker.id, note: 'I dive a drysuit' }],
      total: 1,
    })
    expect((await leave(asker, id)).json()).toMatchObject({ state: null })
    await join(asker, id)
    expect((await change(helper, id, asker.id, { state: 'in' })).json()).toMatchObject({ state: 'in' })
    const late = await change(owner, id, asker.id, { state: 'in' })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'answered' }])
    expect(late.json().message).toBe('@helper_two has already accepted this request.')
    expect((await read(id, asker)).members).toBe(3)
    expect(await kindsTo(owner.id)).toContain('group-request')
    expect(await kindsTo(asker.id)).toEqual(['group-accepted'])
    expect(await kindsTo(helper.id)).toContain('group-role')
  })

  it('a declined one hears of it in kind words, and the second organiser reads who was first', async () => {
    const [owner, asker] = [await person('decliner'), await person()]
    const { id, name } = await found(owner, { kind: 'request' })
    await join(asker, id)
    expect((await remove(owner, id, asker.id)).statusCode).toBe(200)
    expect((await change(owner, id, asker.id, { state: 'in' })).json().message).toBe(
      '@decliner has already declined this request.',
    )
    const [told] = await deps.db.select().from(notifications).where(eq(notifications.userId, asker.id))
    expect(told?.message).toBe(`Your request to join ${name} wasn’t accepted this time.`)
    expect((await join(asker, id)).json()).toMatchObject({ state: 'requested' })
  })

  it('the last owner neither leaves nor steps down, and hands the group over first', async () => {
    const [owner, heir] = [await person(), await person()]
    const { id } = await found(owner)
    await join(heir, id)
    expect((await leave(owner, id)).json()).toMatchObject({ code: 'last-owner' })
    expect((await change(owner, id, owner.id, { role: 'member' })).json()).toMatchObject({
      code: 'last-owner',
    })
    expect((await change(heir, id, heir.id, { role: 'owner' })).statusCode).toBe(403)
    expect((await change(owner, id, heir.id, { role: 'owner' })).json()).toMatchObject({ role: 'owner' })
    expect((await leave(owner, id)).json()).toMatchObject({ state: null, members: 1 })
  })

  it('a ban outlasts leaving, joining anew and every invitation, and says nothing of itself', async () => {
    const [owner, banned] = [await person(), await person()]
    const { id } = await found(owner)
    await join(banned, id)
    const { token } = await invite(owner, id)
    await remove(owner, id, banned.id, true)
    await leave(banned, id)
    for (const answer of [await join(banned, id), await accept(banned, token)])
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'cannot-join' }])
    expect((await change(owner, id, banned.id, { state: 'invited' })).json()).toMatchObject({
      code: 'banned',
    })
    expect(await read(id, banned)).toMatchObject({ membership: null, may: { join: 'no' } })
    await remove(owner, id, banned.id)
    expect((await join(banned, id)).json()).toMatchObject({ isMember: true })
  })

  it('organisers remove members and not each other, and members nobody', async () => {
    const [owner, one, two, member] = [await person(), await person(), await person(), await person()]
    const { id } = await found(owner)
    for (const who of [one, two, member]) await join(who, id)
    for (const who of [one, two]) await change(owner, id, who.id, { role: 'organiser' })
    expect((await remove(one, id, two.id)).statusCode).toBe(403)
    expect((await remove(one, id, owner.id)).statusCode).toBe(403)
    expect((await remove(member, id, one.id)).statusCode).toBe(403)
    expect((await remove(one, id, member.id)).statusCode).toBe(200)
    expect((await membersOf(owner, id)).items.map(({ role }) => role)).toEqual([
      'owner',
      'organiser',
      'organiser',
    ])
    expect((await get(`${groupsBase}/${id}/members?state=banned`, member.headers)).statusCode).toBe(403)
  })

  it('who is kept away by an organiser cannot join, in the words of any closed group, and a place held stays', async () => {
    const [owner, stranger, member] = [await person(), await person(), await person()]
    const { id } = await found(owner)
    await join(member, id)
    for (const who of [stranger, member]) await post(`/api/people/${who.id}/block`, owner.headers)
    expect((await join(stranger, id)).json()).toMatchObject({
      code: 'cannot-join',
      message: 'You can’t join this group',
    })
    expect((await read(id, member)).isMember).toBe(true)
  })

  it('an invitation by name opens a private group, unless who invites is kept away', async () => {
    const [owner, guest, wary] = [await person(), await person(), await person()]
    const { id } = await found(owner, { kind: 'private' })
    await post(`/api/people/${owner.id}/block`, wary.headers)
    for (const who of [guest, wary])
      expect((await change(owner, id, who.id, { state: 'invited' })).json()).toMatchObject({
        state: 'invited',
      })
    expect(await kindsTo(guest.id)).toEqual(['group-invited'])
    expect(await kindsTo(wary.id)).toEqual([])
    expect((await get(`${groupsBase}/${id}`, wary.headers)).statusCode).toBe(404)
    expect(await read(id, guest)).toMatchObject({
      membership: 'invited',
      may: { join: 'join', members: false },
    })
    expect((await join(guest, id)).json()).toMatchObject({ isMember: true })
  })
})

describe('the lists', () => {
  it('all, mine and popular, by words and country; private ones are their members’ alone', async () => {
    const [me, other] = [await person(), await person()]
    const word = `Zebra${Date.now()}`
    const open = await found(me, { name: `${word} open`, country: 'Egypt' })
    const hidden = await found(me, { name: `${word} hidden`, kind: 'private' })
    const named = async (query: string, by?: typeof me) =>
      (await get(`${groupsBase}?${query}`, by?.headers)).json().items.map(({ id }: GroupLine) => id)
    expect(await named(`q=${word}`, other)).toEqual([open.id])
    expect(await named(`q=${word}`)).toEqual([open.id])
    expect(await named(`q=${word}&country=Fiji`)).toEqual([])
    expect((await named(`filter=mine&q=${word}`, me)).toSorted()).toEqual([hidden.id, open.id].toSorted())
    expect(await named(`filter=mine&q=${word}`, other)).toEqual([])
    expect((await get(`${groupsBase}?filter=mine`)).statusCode).toBe(401)
    await deps.db.update(groups).set({ active: 900 }).where(eq(groups.id, open.id))
    const popular = (await get(`${groupsBase}?filter=popular`)).json()
    expect(popular.items.length).toBeLessThanOrEqual(groupLimits.popular)
    expect(popular.items[0].id).toBe(open.id)
    expect(popular.nextCursor).toBeNull()
  })

  it('go on where a page ended, and members do, too', async () => {
    const me = await person()
    const { id } = await found(me)
    const people = await Promise.all(Array.from({ length: 7 }, () => person()))
    for (const who of people) await join(who, id)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await get(
        `${groupsBase}/${id}/members?limit=3${cursor && `&cursor=${cursor}`}`,
        me.headers,
      )
      seen.push(...answer.json().items.map((one: { id: string }) => one.id))
      cursor = answer.json().nextCursor
    }
    expect(seen).toHaveLength(8)
    expect(new Set(seen)).toEqual(new Set([me.id, ...people.map((who) => who.id)]))
    const first = (await get(`${groupsBase}?limit=1`)).json()
    const second = (await get(`${groupsBase}?limit=1&cursor=${first.nextCursor}`)).json()
    expect(second.items[0].id).not.toBe(first.items[0].id)
  })

  it('the hub has the first page of them', async () => {
    const { groups: shown } = (await get('/api/community/all')).json()
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every(({ kind }: GroupLine) => kind !== 'private')).toBe(true)
  })
})

it('a reported group goes to the desk, and is taken down for all but its members', async () => {
  const [owner, other] = [await person(), await person()]
  const moderator = await addPerson(deps, { groups: ['moderator'] })
  const { id, name } = await found(owner)
  const hidden = await found(owner, { kind: 'private' })
  const flag = (groupId: string) => post(`/api/flags/groups/${groupId}`, other.headers, { reason: 'spam' })
  expect((await flag(hidden.id)).statusCode).toBe(404)
  expect((await flag(id)).statusCode).toBe(200)
  const { items } = (await get('/api/moderator/pending-items?type=flags', moderator.headers)).json()
  const flagged = items.find(({ title }: { title: string }) => title.includes(name))
  expect((await get(`/api/moderator/flags/${flagged.id}`, moderator.headers)).json().about).toMatchObject({
    type: 'groups',
    group: { id, name },
  })
  await post(`/api/moderator/flags/${flagged.id}/approve`, moderator.headers)
  expect((await get(`${groupsBase}/${id}`, other.headers)).statusCode).toBe(404)
  expect((await read(id, owner)).state).toBe('removed')
})

it('a group passes to whoever is next when its owner leaves, and is archived where nobody is', async () => {
  const personal = personalGroups({ notify: notificationsService(deps).notify })
  const [owner, organiser, member] = [await person(), await person(), await person()]
  const { id } = await found(owner)
  for (const who of [member, organiser]) await join(who, id)
  await change(owner, id, organiser.id, { role: 'organiser' })
  const lonely = await found(owner)
  const told = await personal.read?.(deps.db, owner.id)
  expect(told).toMatchObject({ memberships: [{ role: 'owner' }, { role: 'owner' }] })
  await deps.db.transaction((tx) => personal.leave(tx, owner.id, 'anonymise'))
  expect((await membersOf(member, id)).items.map((one) => [one.id, one.role])).toEqual([
    [organiser.id, 'owner'],
    [member.id, 'member'],
  ])
  const [left] = await deps.db.select().from(groups).where(eq(groups.id, lonely.id))
  expect(left).toMatchObject({ state: 'archived', members: 0, createdBy: null })
  expect(await deps.db.select().from(groupPeople).where(eq(groupPeople.userId, owner.id))).toEqual([])
})
