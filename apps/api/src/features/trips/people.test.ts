import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del } = callsOf(app)
const { plan, read, invite, accept, bring, addStop } = tripsOf(app)

let count = 0
const person = async () => {
  const handle = `traveller_${++count}`
  return { ...(await addPerson(deps, { handle })), handle }
}
const toldOf = async (userId: string) => {
  const rows = await deps.db.select().from(notifications).where(eq(notifications.userId, userId))
  return rows.map(({ kind }) => kind).toSorted()
}
const roleOf = (url: string, by: { headers: Record<string, string> }, userId: string, role: string) =>
  put(`${url}/people/${userId}`, by.headers, { role })

describe('an invitation', () => {
  it('lets whom it names look, and come along once they say so', async () => {
    const [owner, guest] = [await person(), await person()]
    const { id, name } = await plan(owner)
    const sent = await invite(owner, id, `@${guest.handle.toUpperCase()}`, 'viewer')
    expect(sent.statusCode).toBe(201)
    expect(sent.json()).toMatchObject({
      id: guest.id,
      handle: guest.handle,
      role: 'viewer',
      state: 'invited',
    })
    expect(await toldOf(guest.id)).toEqual(['trip-invited'])
    expect((await get(`${tripsBase}?state=invited`, guest.headers)).json().items).toMatchObject([
      { id, name },
    ])
    expect((await get(tripsBase, guest.headers)).json().total).toBe(0)
    expect(await read(guest, id)).toMatchObject({ state: 'invited', role: 'viewer' })
    // The plan, and no more than that.
    for (const call of [
      'checklist',
      'expenses',
      'settlement',
      'budget',
      'changes',
      'here',
      'export?format=json',
    ])
      expect((await get(`${tripsBase}/${id}/${call}`, guest.headers)).statusCode).toBe(404)
    const accepted = await accept(guest, id)
    expect(accepted.json()).toMatchObject({ state: 'in', role: 'viewer' })
    expect((await accept(guest, id)).statusCode).toBe(200)
    expect(await toldOf(owner.id)).toEqual(['trip-joined'])
    expect((await get(tripsBase, guest.headers)).json().total).toBe(1)
  })

  it('is one however often it is sent, and the last role counts', async () => {
    const [owner, guest] = [await person(), await person()]
    const { id } = await plan(owner)
    await Promise.all(Array.from({ length: 5 }, () => invite(owner, id, guest.handle)))
    expect((await invite(owner, id, guest.handle, 'viewer')).json()).toMatchObject({ role: 'viewer' })
    expect(await toldOf(guest.id)).toEqual(['trip-invited'])
    expect((await read(owner, id)).people).toHaveLength(2)
    expect((await invite(owner, id, owner.handle)).json()).toMatchObject({ role: 'owner', state: 'in' })
  })

  it('is declined without a word, and can be taken back', async () => {
    const [owner, guest] = [await person(), await person()]
    const { id } = await plan(owner)
    await invite(owner, id, guest.handle)
    expect((await post(`${tripsBase}/${id}/decline`, guest.headers)).json()).toEqual({ success: true })
    expect((await get(`${tripsBase}/${id}`, guest.headers)).statusCode).toBe(404)
    expect(await toldOf(owner.id)).toEqual([])
    await invite(owner, id, guest.handle)
    expect((await del(`${tripsBase}/${id}/people/${guest.id}`, owner.headers)).json()).toEqual({
      success: true,
    })
    expect((await accept(guest, id)).statusCode).toBe(404)
  })

  it('of somebody whom one blocked looks sent, and shows nowhere', async () => {
    const [owner, guest, nobody] = [await person(), await person(), await person()]
    const { id } = await plan(owner)
    await post(`/api/people/${owner.id}/block`, guest.headers)
    const [blocked, usual] = [await invite(owner, id, guest.handle), await invite(owner, id, nobody.handle)]
    expect([blocked.statusCode, Object.keys(blocked.json())]).toEqual([
      usual.statusCode,
      Object.keys(usual.json()),
    ])
    expect(await toldOf(guest.id)).toEqual([])
    expect((await get(`${tripsBase}?state=invited`, guest.headers)).json().total).toBe(0)
    expect((await get(`${tripsBase}/${id}`, guest.headers)).statusCode).toBe(404)
    expect((await accept(guest, id)).statusCode).toBe(404)
    // Once they no longer block, it can be sent again.
    await del(`/api/people/${owner.id}/block`, guest.headers)
    expect((await accept(guest, id)).statusCode).toBe(404)
    await invite(owner, id, guest.handle)
    expect(await toldOf(guest.id)).toEqual(['trip-invited'])
    expect((await accept(guest, id)).statusCode).toBe(200)
  })

  it('that was sent before a block shows no longer', async () => {
    const [owner, guest] = [await person(), await person()]
    const { id } = await plan(owner)
    await invite(owner, id, guest.handle)
    await post(`/api/people/${owner.id}/block`, guest.headers)
    expect((await get(`${tripsBase}?state=invited`, guest.headers)).json().total).toBe(0)
    expect((await accept(guest, id)).statusCode).toBe(404)
  })

  it('reaches young people from those they know alone', async () => {
    const [owner, young] = [await person(), await person()]
    await put('/api/profile/privacy', young.headers, { junior: true })
    const { id } = await plan(owner)
    expect((await invite(owner, id, young.handle)).statusCode).toBe(201)
    expect((await get(`${tripsBase}/${id}`, young.headers)).statusCode).toBe(404)
    expect(await toldOf(young.id)).toEqual([])
  })

  it('of nobody says no more than that', async () => {
    const owner = await person()
    const { id } = await plan(owner)
    const answer = await invite(owner, id, 'nobody_here')
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'Nobody with this username can be invited.',
    ])
    expect((await invite(owner, id, owner.handle, 'owner')).statusCode).toBe(400)
  })
})

describe('roles', () => {
  it('a viewer reads all and changes nothing but their own list', async () => {
    const [owner, viewer] = [await person(), await person()]
    const { id } = await plan(owner)
    const stop = await addStop(owner, id, { name: 'Lunch' })
    const url = `${tripsBase}/${id}`
    const item = (await post(`${url}/checklist`, owner.headers, { title: 'Visa', isShared: true })).json()
    const expense = (await post(`${url}/expenses`, owner.headers, { title: 'Boat', amount: 90 })).json()
    const link = (await post(`${url}/links`, owner.headers, {})).json()
    await bring(owner, id, viewer, 'viewer')
    const trip = { name: 'x', startDate: '2027-03-06', endDate: '2027-03-07', destination: 'y', version: 1 }
    const calls: [string, Promise<{ statusCode: number }>][] = [
      ['change', put(url, viewer.headers, trip)],
      ['cancel', put(`${url}/status`, viewer.headers, { status: 'cancelled' })],
      ['delete', del(url, viewer.headers)],
      ['add', post(`${url}/destinations`, viewer.headers, { name: 'Dinner' })],
      ['edit', put(`${url}/destinations/${stop.id}`, viewer.headers, { name: 'Dinner', version: 1 })],
      ['move', put(`${url}/destinations/${stop.id}/place`, viewer.headers, { day: '2027-03-06' })],
      ['remove', del(`${url}/destinations/${stop.id}`, viewer.headers)],
      ['vote', put(`${url}/destinations/${stop.id}/vote`, viewer.headers, { value: 1 })],
      ['invite', post(`${url}/people`, viewer.headers, { handle: 'anybody' })],
      ['role', put(`${url}/people/${owner.id}`, viewer.headers, { role: 'viewer' })],
      ['put off', del(`${url}/people/${owner.id}`, viewer.headers)],
      ['shared item', post(`${url}/checklist`, viewer.headers, { title: 'Tea', isShared: true })],
      ['tick', put(`${url}/checklist/${item.id}`, viewer.headers, { isDone: true })],
      ['untitle', del(`${url}/checklist/${item.id}`, viewer.headers)],
      ['pay', post(`${url}/expenses`, viewer.headers, { title: 'Tea', amount: 1 })],
      [
        'repay',
        put(`${url}/expenses/${expense.id}`, viewer.headers, { title: 'Tea', amount: 1, version: 1 }),
      ],
      ['unpay', del(`${url}/expenses/${expense.id}`, viewer.headers)],
      ['links', get(`${url}/links`, viewer.headers)],
      ['link', post(`${url}/links`, viewer.headers, {})],
      ['end link', del(`${url}/links/${link.id}`, viewer.headers)],
    ]
    for (const [what, call] of calls) expect([what, (await call).statusCode]).toEqual([what, 403])
    for (const part of ['', '/people', '/checklist', '/expenses', '/settlement', '/budget', '/changes'])
      expect((await get(`${url}${part}`, viewer.headers)).statusCode).toBe(200)
    expect((await post(`${url}/checklist`, viewer.headers, { title: 'My fins' })).statusCode).toBe(201)
  })

  it('are given by the owner, who hands the trip over and edits it from then on', async () => {
    const [owner, friend, third] = [await person(), await person(), await person()]
    const { id } = await plan(owner)
    const url = `${tripsBase}/${id}`
    await bring(owner, id, friend)
    await invite(owner, id, third.handle)
    expect((await roleOf(url, friend, owner.id, 'viewer')).statusCode).toBe(403)
    expect((await roleOf(url, owner, friend.id, 'viewer')).json()).toMatchObject({ role: 'viewer' })
    expect((await roleOf(url, owner, third.id, 'owner')).json().code).toBe('not-in')
    expect((await roleOf(url, owner, owner.id, 'viewer')).json().code).toBe('last-owner')
    expect((await roleOf(url, owner, friend.id, 'owner')).json()).toMatchObject({ role: 'owner' })
    expect((await read(owner, id)).people.map((each) => [each.id, each.role])).toEqual([
      [friend.id, 'owner'],
      [owner.id, 'editor'],
      [third.id, 'editor'],
    ])
    expect(await toldOf(friend.id)).toEqual(['trip-invited', 'trip-role', 'trip-role'])
  })

  it('of two hand-overs at once, one is the owner', async () => {
    const [owner, one, other] = [await person(), await person(), await person()]
    const { id } = await plan(owner)
    await bring(owner, id, one)
    await bring(owner, id, other)
    const url = `${tripsBase}/${id}`
    const answers = await Promise.all([one, other].map(({ id: to }) => roleOf(url, owner, to, 'owner')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    expect((await read(owner, id)).people.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})

describe('leaving', () => {
  it('is for everybody but the owner, and safe to repeat', async () => {
    const [owner, friend, other] = [await person(), await person(), await person()]
    const { id } = await plan(owner)
    const url = `${tripsBase}/${id}/people`
    await bring(owner, id, friend)
    await bring(owner, id, other)
    expect((await del(`${url}/${owner.id}`, owner.headers)).json().code).toBe('last-owner')
    expect((await del(`${url}/${other.id}`, friend.headers)).statusCode).toBe(403)
    expect((await del(`${url}/${friend.id}`, friend.headers)).json()).toEqual({ success: true })
    expect((await get(`${tripsBase}/${id}`, friend.headers)).statusCode).toBe(404)
    expect((await del(`${url}/${other.id}`, owner.headers)).json()).toEqual({ success: true })
    expect((await del(`${url}/${other.id}`, owner.headers)).json()).toEqual({ success: true })
    expect(await toldOf(other.id)).toEqual(['trip-invited', 'trip-removed'])
  })

  it('an editor takes invitations back', async () => {
    const [owner, friend, guest] = [await person(), await person(), await person()]
    const { id } = await plan(owner)
    await bring(owner, id, friend)
    await invite(owner, id, guest.handle)
    expect((await del(`${tripsBase}/${id}/people/${guest.id}`, friend.headers)).statusCode).toBe(200)
    expect((await accept(guest, id)).statusCode).toBe(404)
  })
})

describe('who is looking', () => {
  it('is told to the others on the trip for as long as they look, where they show it', async () => {
    const [owner, friend, hidden] = [await person(), await person(), await person()]
    await put('/api/profile/privacy', hidden.headers, { presence: 'nobody' })
    const { id } = await plan(owner)
    await bring(owner, id, friend)
    await bring(owner, id, hidden)
    const url = `${tripsBase}/${id}/here`
    const seen = async () =>
      (await get(url, owner.headers)).json().items.map(({ handle }: { handle: string }) => handle)
    expect((await put(url, friend.headers, {})).json()).toEqual({ items: [] })
    await put(url, hidden.headers, {})
    expect(await seen()).toEqual([friend.handle])
    expect((await put(url, owner.headers, {})).json().items).toHaveLength(1)
    await put(url, friend.headers, { isHere: false })
    expect(await seen()).toEqual([])
    await put(url, friend.headers, {})
    passTime(76_000)
    expect(await seen()).toEqual([])
  })
})

describe('what changed', () => {
  it('is told from a number on, and once more was changed than is kept, that it is not all', async () => {
    const [owner, friend] = [await person(), await person()]
    const { id, seq } = await plan(owner)
    expect(seq).toBe(0)
    await bring(owner, id, friend)
    const stop = await addStop(friend, id, { name: 'Lunch' })
    await post(`${tripsBase}/${id}/checklist`, friend.headers, { title: 'Mine alone' })
    const told = (await get(`${tripsBase}/${id}/changes?after=2`, owner.headers)).json()
    expect(told).toMatchObject({
      items: [{ seq: 3, by: friend.id, thing: 'stop', id: stop.id, deed: 'added' }],
      seq: 3,
      isWhole: true,
    })
    expect((await get(`${tripsBase}/${id}/changes?after=3`, owner.headers)).json()).toEqual({
      items: [],
      seq: 3,
      isWhole: true,
    })
    for (let at = 0; at < 201; at++)
      await put(`${tripsBase}/${id}/destinations/${stop.id}/vote`, owner.headers, { value: at % 2 })
    const much = (await get(`${tripsBase}/${id}/changes?after=3`, owner.headers)).json()
    expect([much.items.length, much.seq, much.isWhole]).toEqual([200, 204, false])
  })
})

describe('messages', () => {
  it('need no request between people on one trip, until two weeks after it', async () => {
    const [owner, friend, guest] = [await person(), await person(), await person()]
    const ends = (days: number) =>
      new Date(deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const { id } = await plan(owner, { startDate: ends(-5), endDate: ends(-1) })
    const can = async (who: typeof owner) =>
      (await get(`/api/messages/with/${who.id}`, owner.headers)).json().canMessage
    expect(await can(friend)).toBe('request')
    await bring(owner, id, friend)
    await invite(owner, id, guest.handle)
    expect([await can(friend), await can(guest)]).toEqual(['yes', 'request'])
    const change = { name: 'x', destination: 'y', startDate: ends(-40), endDate: ends(-20), version: 1 }
    await put(`${tripsBase}/${id}`, owner.headers, change)
    expect(await can(friend)).toBe('request')
  })
})

describe('whom moderators silenced', () => {
  it('plans alone, and changes nothing that others read', async () => {
    const [owner, friend] = [await person(), await person()]
    const [own, shared] = [await plan(owner), await plan(owner)]
    await bring(owner, shared.id, friend)
    const moderator = await addPerson(deps, { groups: ['moderator'] })
    const silenced = await put(`/api/moderator/people/${owner.id}/standing`, moderator.headers, {
      standing: 'silenced',
      reason: 'Insults',
      until: new Date(deps.clock().getTime() + 7 * 86_400_000).toISOString(),
    })
    expect(silenced.statusCode).toBe(200)
    const add = (id: string) => post(`${tripsBase}/${id}/destinations`, owner.headers, { name: 'Lunch' })
    expect((await add(own.id)).statusCode).toBe(201)
    const refused = await add(shared.id)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'silenced'])
    expect((await post(`${tripsBase}/${own.id}/links`, owner.headers, {})).statusCode).toBe(403)
    const mine = await post(`${tripsBase}/${shared.id}/checklist`, owner.headers, { title: 'Fins' })
    expect(mine.statusCode).toBe(201)
  })
})
