import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put } = callsOf(app)
const { found, join, leave, invite, accept, change } = groupsOf(app)
const events = eventsOf(app)
const day = 24 * 3_600_000

const someone = () => addStanding(deps)
const again = async ({ id }: Someone): Promise<Someone> => ({ id, headers: await signIn(deps, id) })
const send = (from: Someone, to: Someone) =>
  post('/api/community/messages/send', from.headers, { to_user_id: to.id, message: 'Hello' })
const sentAs = async (from: Someone, to: Someone) => (await send(from, to)).json().state
const mayWrite = async (from: Someone, to: Someone) =>
  (await get(`/api/messages/with/${to.id}`, from.headers)).json().canMessage

/** A private group of three: its owner and two members. */
const club = async () => {
  const [owner, one, other] = [await someone(), await someone(), await someone()]
  const { id } = await found(owner, { kind: 'private' })
  const { token } = await invite(owner, id)
  for (const person of [one, other]) expect((await accept(person, token)).statusCode).toBeLessThan(300)
  return { id, owner, one, other }
}

describe('members of one group', () => {
  it('write without a request where it is private, and ask again once one of them left', async () => {
    const { id, owner, one, other } = await club()
    expect(await mayWrite(one, other)).toBe('yes')
    const sent = await send(one, other)
    expect(sent.json().state).toBe('sent')
    const inbox = (await get('/api/messages/conversations?box=inbox', other.headers)).json()
    expect(inbox).toMatchObject({ total: 1, items: [{ id: sent.json().conversationId, canMessage: 'yes' }] })
    await leave(one, id)
    expect(await mayWrite(one, owner)).toBe('request')
    expect(await sentAs(one, owner)).toBe('requested')
    expect(await sentAs(one, other)).toBe('sent')
  })

  it('write without a request where its organisers let people in, but not while somebody only asks', async () => {
    const [owner, one] = [await someone(), await someone()]
    const { id } = await found(owner, { kind: 'request' })
    await join(one, id, 'May I?')
    expect(await mayWrite(one, owner)).toBe('request')
    await change(owner, id, one.id, { state: 'in' })
    expect(await mayWrite(one, owner)).toBe('yes')
  })

  it('ask where everybody can join', async () => {
    const [owner, one] = [await someone(), await someone()]
    const { id } = await found(owner, { kind: 'open' })
    expect((await join(one, id)).json()).toMatchObject({ isMember: true })
    expect(await sentAs(one, owner)).toBe('requested')
  })

  it('reach whoever takes messages of people they know, and nobody who blocked them', async () => {
    const { owner, one, other } = await club()
    await put('/api/profile/privacy', other.headers, { messages: 'connected' })
    await post(`/api/people/${one.id}/block`, owner.headers, {})
    expect(await sentAs(one, other)).toBe('sent')
    expect((await send(one, owner)).json()).toMatchObject({ code: 'cannot-message' })
  })

  it('learn nothing of a decline: who asked before goes on waiting', async () => {
    const [owner, one, other] = [await someone(), await someone(), await someone()]
    const { id } = await found(owner, { kind: 'private' })
    const asked = await Promise.all([send(one, owner), send(other, owner)])
    const [first] = asked.map((answer) => answer.json().conversationId)
    await put(`/api/messages/conversations/${first}/decline`, owner.headers, {})
    const { token } = await invite(owner, id)
    for (const person of [one, other]) await accept(person, token)
    expect([await mayWrite(one, owner), await mayWrite(other, owner)]).toEqual(['request', 'request'])
  })
})

describe('people of one event', () => {
  it('write without a request from joining until 14 days after it, and then ask again', async () => {
    const [organiser, one, other, late] = [await someone(), await someone(), await someone(), await someone()]
    const { id } = await events.create(organiser, { waitlist: 'auto' })
    expect(await mayWrite(one, organiser)).toBe('request')
    for (const person of [one, other, late]) await events.join(person, id)
    expect(await sentAs(one, organiser)).toBe('sent')
    passTime(10 * day + 13 * day)
    expect(await sentAs(await again(one), other)).toBe('sent')
    passTime(2 * day)
    expect(await mayWrite(await again(late), other)).toBe('request')
    expect(await sentAs(await again(late), other)).toBe('requested')
  })

  it('ask once one left it, and where it is cancelled', async () => {
    const [organiser, one, other] = [await someone(), await someone(), await someone()]
    const { id } = await events.create(await again(organiser), {
      date: new Date(deps.clock().getTime() + 5 * day).toISOString().slice(0, 10),
    })
    for (const person of [one, other]) await events.join(await again(person), id)
    expect(await mayWrite(await again(one), other)).toBe('yes')
    await events.leave(await again(one), id)
    expect(await mayWrite(await again(one), other)).toBe('request')
    expect(await mayWrite(await again(other), organiser)).toBe('yes')
    await events.cancel(await again(organiser), id)
    expect(await mayWrite(await again(other), organiser)).toBe('request')
  })
})

it('strangers ask', async () => {
  expect(await mayWrite(await addPerson(deps), await addPerson(deps))).toBe('request')
})
