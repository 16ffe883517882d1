import { describe, expect, it } from 'vitest'
import { blocks, buddies, mutes } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { heedlessOf } from './blocks.service.ts'

const { app, deps, passTime } = await testApp()
const { get, post, del } = callsOf(app)
const two = async () => [await addPerson(deps), await addPerson(deps)] as const
const none = { buddy: 'none', isBlocked: false, isMuted: false }

describe('blocks and mutes', () => {
  it('are told to nobody but who made them, and can be lifted', async () => {
    const [one, other] = await two()
    const blocked = await post(`/api/people/${other.id}/block`, one.headers)
    expect(blocked.json()).toEqual({ ...none, isBlocked: true })
    expect((await post(`/api/people/${other.id}/mute`, one.headers)).json().isMuted).toBe(true)
    expect((await get(`/api/people/${one.id}/relation`, other.headers)).json()).toEqual(none)
    expect((await get('/api/people/blocked', other.headers)).json()).toMatchObject({ items: [], total: 0 })
    expect((await get('/api/people/blocked', one.headers)).json()).toMatchObject({
      items: [{ id: other.id }],
      total: 1,
    })
    expect((await del(`/api/people/${other.id}/block`, one.headers)).json()).toEqual({
      ...none,
      isMuted: true,
    })
    expect((await del(`/api/people/${other.id}/mute`, one.headers)).json()).toEqual(none)
    expect((await get('/api/people/muted', one.headers)).json().items).toEqual([])
  })

  it('pressed many times at once are one', async () => {
    const [one, other] = await two()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(`/api/people/${other.id}/block`, one.headers)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await get('/api/people/blocked', one.headers)).json().total).toBe(1)
  })

  it('of two who block each other at once, both hold', async () => {
    const [one, other] = await two()
    await Promise.all([
      post(`/api/people/${other.id}/block`, one.headers),
      post(`/api/people/${one.id}/block`, other.headers),
    ])
    expect(await heedlessOf(deps.db, one.id, [other.id])).toEqual(new Set([other.id]))
    for (const { headers } of [one, other])
      expect((await get('/api/people/blocked', headers)).json().total).toBe(1)
  })

  it('refuse oneself and who is not there', async () => {
    const [one] = await two()
    expect((await post(`/api/people/${one.id}/block`, one.headers)).statusCode).toBe(409)
    for (const call of [
      post(`/api/people/019a0000-0000-7000-8000-000000000000/block`, one.headers),
      get(`/api/people/019a0000-0000-7000-8000-000000000000/relation`, one.headers),
    ])
      expect((await call).statusCode).toBe(404)
  })

  it('are listed page by page, the latest first', async () => {
    const one = await addPerson(deps)
    const others: string[] = []
    for (let n = 0; n < 5; n++) {
      const { id } = await addPerson(deps)
      others.unshift(id)
      await post(`/api/people/${id}/mute`, one.headers)
      passTime(n === 2 ? 0 : 1_000)
    }
    const read: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await get(`/api/people/muted?limit=2${cursor && `&cursor=${cursor}`}`, one.headers)
      read.push(...answer.json().items.map(({ id }: { id: string }) => id))
      cursor = answer.json().nextCursor
    }
    expect(read).toHaveLength(5)
    expect(new Set(read)).toEqual(new Set(others))
  })

  it('who blocked or muted somebody, or is blocked by them, hears nothing of them', async () => {
    const [me, blocked, blocker, muted, muter, other] = await Promise.all(
      Array.from({ length: 6 }, () => addPerson(deps)),
    )
    if (!me || !blocked || !blocker || !muted || !muter || !other) throw new Error('too few')
    const at = new Date()
    await deps.db.insert(blocks).values([
      { blockerId: me.id, blockedId: blocked.id, at },
      { blockerId: blocker.id, blockedId: me.id, at },
    ])
    await deps.db.insert(mutes).values([
      { muterId: me.id, mutedId: muted.id, at },
      { muterId: muter.id, mutedId: me.id, at },
    ])
    const all = [blocked, blocker, muted, muter, other].map(({ id }) => id)
    expect(await heedlessOf(deps.db, me.id, all)).toEqual(new Set([blocked.id, blocker.id, muted.id]))
    expect(await heedlessOf(deps.db, me.id, [])).toEqual(new Set())
  })

  it('a block ends being buddies, and what the other had asked waits on for them alone', async () => {
    const [one, other] = await two()
    const [lowId = '', highId = ''] = [one.id, other.id].sort()
    const at = deps.clock()
    const row = { lowId, highId, askedAt: at, askedBy: other.id }
    await deps.db.insert(buddies).values({ ...row, acceptedAt: at })
    expect((await get(`/api/people/${one.id}/relation`, other.headers)).json().buddy).toBe('buddies')
    await post(`/api/people/${other.id}/block`, one.headers)
    expect((await get(`/api/people/${one.id}/relation`, other.headers)).json()).toEqual(none)

    const [first, second] = await two()
    const [low = '', high = ''] = [first.id, second.id].sort()
    await deps.db.insert(buddies).values({ lowId: low, highId: high, askedAt: at, askedBy: second.id })
    expect((await get(`/api/people/${second.id}/relation`, first.headers)).json().buddy).toBe('incoming')
    await post(`/api/people/${second.id}/block`, first.headers)
    expect((await get(`/api/people/${second.id}/relation`, first.headers)).json().buddy).toBe('none')
    expect((await get(`/api/people/${first.id}/relation`, second.headers)).json().buddy).toBe('requested')
  })
})
