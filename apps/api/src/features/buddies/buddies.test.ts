import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'

const { app, deps, passTime } = await testApp()
const { get, post, put, del } = callsOf(app)
const day = 24 * 3_600_000
type Someone = { id: string; headers: Headers }
const two = async (): Promise<[Someone, Someone]> => [await addPerson(deps), await addPerson(deps)]
const urlOf = ({ id }: Someone) => `/api/community/buddies/${id}`
const ask = (from: Someone, to: Someone, note?: string) =>
  post(urlOf(to), from.headers, { ...(note && { note }) })
const answer = (from: Someone, to: Someone, word: string) => put(urlOf(to), from.headers, { answer: word })
const end = (from: Someone, to: Someone) => del(urlOf(to), from.headers)
const stateOf = async (of: Someone, other: Someone): Promise<string> =>
  (await get(`/api/people/${other.id}/relation`, of.headers)).json().buddy
const both = async (one: Someone, other: Someone) => [await stateOf(one, other), await stateOf(other, one)]
const totals = async (of: Someone) => (await get('/api/community/buddies/mine', of.headers)).json().totals
const list = async (of: Someone, name: string) =>
  (await get(`/api/community/buddies/mine?list=${name}`, of.headers)).json()
const told = async (of: Someone) =>
  (await get('/api/notifications', of.headers)).json().items.map(({ kind }: { kind: string }) => kind)

describe('buddies', () => {
  it('one asks, the other accepts, and both are told', async () => {
    const [one, other] = await two()
    expect((await ask(one, other, 'Dahab in June?')).json().buddy).toBe('requested')
    expect(await both(one, other)).toEqual(['requested', 'incoming'])
    expect(await list(other, 'incoming')).toMatchObject({
      items: [{ id: one.id, state: 'incoming', note: 'Dahab in June?' }],
      total: 1,
    })
    expect((await answer(other, one, 'accept')).json().buddy).toBe('buddies')
    expect(await both(one, other)).toEqual(['buddies', 'buddies'])
    expect([await told(other), await told(one)]).toEqual([['buddy-request'], ['buddy-accepted']])
    expect(await totals(one)).toEqual({ buddies: 1, incoming: 0, outgoing: 0 })
    await end(other, one)
    expect(await both(one, other)).toEqual(['none', 'none'])
    expect((await told(one)).length).toBe(1)
  })

  it('of two who ask each other at once, one pair is made, and so too of many presses', async () => {
    const [one, other] = await two()
    await Promise.all([ask(one, other), ask(other, one), ask(one, other)])
    expect(await both(one, other)).toEqual(['buddies', 'buddies'])
    expect([await totals(one), await totals(other)]).toEqual(
      Array(2).fill({ buddies: 1, incoming: 0, outgoing: 0 }),
    )
  })

  it('a decline is silent, and holds 30 days, whatever is withdrawn', async () => {
    const [one, other] = await two()
    await ask(one, other)
    await answer(other, one, 'decline')
    expect(await both(one, other)).toEqual(['requested', 'none'])
    expect((await list(one, 'outgoing')).items).toMatchObject([{ id: other.id, state: 'requested' }])
    await end(one, other)
    expect(await both(one, other)).toEqual(['none', 'none'])
    await ask(one, other)
    expect(await both(one, other)).toEqual(['requested', 'none'])
    expect([await told(one), await told(other)]).toEqual([[], ['buddy-request']])
  })

  it('who declined may ask, and is a buddy at once', async () => {
    const [one, other] = await two()
    await ask(one, other)
    await answer(other, one, 'decline')
    await ask(other, one)
    expect(await both(one, other)).toEqual(['buddies', 'buddies'])
  })

  it('what was withdrawn cannot be accepted, and declining it is no error', async () => {
    const [one, other] = await two()
    await ask(one, other)
    await end(one, other)
    expect((await answer(other, one, 'accept')).statusCode).toBe(404)
    expect((await answer(other, one, 'decline')).statusCode).toBe(200)
    expect((await end(other, one)).json().buddy).toBe('none')
  })

  it('refuses oneself, and who is not there', async () => {
    const [one] = await two()
    expect((await ask(one, one)).statusCode).toBe(409)
    expect((await ask(one, { ...one, id: '019a0000-0000-7000-8000-000000000000' })).statusCode).toBe(404)
  })

  it('to somebody under 18 requests look sent, and do not arrive', async () => {
    const [one, junior] = await two()
    await put('/api/profile/privacy', junior.headers, { junior: true })
    expect((await ask(one, junior)).json().buddy).toBe('requested')
    expect(await stateOf(junior, one)).toBe('none')
    expect(await told(junior)).toEqual([])
  })

  it('new people ask three a day; what was already asked does not count', async () => {
    const one = await addPerson(deps)
    const others = await Promise.all(Array.from({ length: 4 }, () => addPerson(deps)))
    const statuses: number[] = []
    for (const other of others) {
      statuses.push((await ask(one, other)).statusCode)
      if (statuses.at(-1) === 200) await ask(one, other)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  describe('of which five were declined within a day', () => {
    const asked = async (count: number) => {
      const one = await addPerson(deps, { groups: ['editor'] })
      const others = await Promise.all(Array.from({ length: count }, () => addPerson(deps)))
      for (const other of others) await ask(one, other)
      return { one, others }
    }
    const decline = async (one: Someone, others: Someone[]) => {
      for (const other of others) await answer(other, one, 'decline')
    }
    const pausedUntil = async (one: Someone): Promise<string | null> =>
      (await get('/api/community/buddies/mine', one.headers)).json().pausedUntil

    it('pause new ones for a day: it says why and until when, and they can still answer', async () => {
      const { one, others } = await asked(5)
      const [stranger, asker] = await two()
      await decline(one, others.slice(0, 4))
      expect(await pausedUntil(one)).toBeNull()
      await decline(one, others.slice(4))
      const until = new Date(deps.clock().getTime() + day)
      expect(await pausedUntil(one)).toBe(until.toISOString())
      const refused = await ask(one, stranger)
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'paused'])
      expect(refused.headers['retry-after']).toBe(String(day / 1_000))
      expect(refused.json().message).toMatch(/^Several people declined your buddy requests within a day/)
      expect(refused.json().message).toContain(`${until.toISOString().slice(11, 16)} UTC`)
      expect(await both(one, stranger)).toEqual(['none', 'none'])
      await ask(asker, one)
      expect((await ask(one, asker)).json().buddy).toBe('buddies')
      passTime(day + 1)
      const again = { ...one, headers: await signIn(deps, one.id) }
      expect((await ask(again, stranger)).statusCode).toBe(200)
    })

    it('count them though they were withdrawn and sent anew, and no longer if one thinks again', async () => {
      const { one, others } = await asked(5)
      await decline(one, others)
      for (const other of others) await end(one, other)
      expect(await pausedUntil(one)).not.toBeNull()
      const [first] = others
      if (first) await ask(first, one)
      expect(await pausedUntil(one)).toBeNull()
    })

    it('count no block, before or after, and nobody under 18: it would tell of them', async () => {
      const { one, others } = await asked(4)
      const [before, after] = await two()
      const junior = await addPerson(deps)
      await put('/api/profile/privacy', junior.headers, { junior: true })
      await post(`/api/people/${one.id}/block`, before.headers)
      await ask(one, after)
      await post(`/api/people/${one.id}/block`, after.headers)
      await decline(one, others)
      for (const other of [before, junior]) {
        await ask(one, other)
        await end(one, other)
        await ask(one, other)
      }
      expect(await pausedUntil(one)).toBeNull()
    })
  })

  it('a muted person’s request is in the list, and nothing tells of it', async () => {
    const [one, other] = await two()
    await post(`/api/people/${one.id}/mute`, other.headers)
    await ask(one, other)
    expect(await stateOf(other, one)).toBe('incoming')
    expect(await told(other)).toEqual([])
  })
})

describe('who is blocked', () => {
  it('asks and reads as anybody does, and nothing arrives', async () => {
    const [blocked, blocker] = await two()
    const [asker, asked] = await two()
    await post(`/api/people/${blocked.id}/block`, blocker.headers)
    const [real, feigned] = [await ask(asker, asked, 'Hello'), await ask(blocked, blocker, 'Hello')]
    expect([feigned.statusCode, feigned.json()]).toEqual([real.statusCode, real.json()])
    expect(await told(blocker)).toEqual([])
    expect(await totals(blocker)).toEqual({ buddies: 0, incoming: 0, outgoing: 0 })
    expect(await totals(blocked)).toEqual(await totals(asker))
    const of = async (reader: Someone) => (await list(reader, 'outgoing')).items.map(Object.keys)
    expect(await of(blocked)).toEqual(await of(asker))
    expect((await ask(blocker, blocked)).json()).toMatchObject({ code: 'blocked' })
    await del(`/api/people/${blocked.id}/block`, blocker.headers)
    expect(await stateOf(blocker, blocked)).toBe('none')
  })

  it('cannot get past a decline by blocking and unblocking', async () => {
    const [one, other] = await two()
    await ask(one, other)
    await answer(other, one, 'decline')
    await post(`/api/people/${other.id}/block`, one.headers)
    expect(await stateOf(one, other)).toBe('none')
    await del(`/api/people/${other.id}/block`, one.headers)
    await ask(one, other)
    expect(await stateOf(other, one)).toBe('none')
  })
})

it('a request waits 30 days, declined or not', async () => {
  const [one, other] = await two()
  const third = await addPerson(deps)
  await ask(one, other)
  await ask(one, third)
  await answer(third, one, 'decline')
  passTime(30 * day)
  const { signIn } = await import('#src/testing/people.ts')
  const again = { ...one, headers: await signIn(deps, one.id) }
  expect([await stateOf(again, other), await stateOf(again, third)]).toEqual(['none', 'none'])
  expect(await totals(again)).toEqual({ buddies: 0, incoming: 0, outgoing: 0 })
})
