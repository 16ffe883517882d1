import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '@soundings/contract/messages'
import { conversationBoxes } from '@soundings/contract/messages-fields'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { conversationMessages, conversationPeople, conversations } from '#db/schema/conversations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const first = await testApp({ newMembers: 'trusted' })
const second = await testApp({ newMembers: 'trusted', beside: first })
const { deps } = first
const [here, there] = [callsOf(first.app), callsOf(second.app)]
type Someone = Awaited<ReturnType<typeof addPerson>>

const urlOf = (id: string) => `/api/messages/conversations/${id}`
const sendAt = (
  at: typeof here,
  from: Someone,
  to: Someone,
  message: string,
  clientKey: string = randomUUID(),
) => at.post('/api/community/messages/send', from.headers, { to_user_id: to.id, message, clientKey })
const readBy = async ({ headers }: Someone, id: string): Promise<Message[]> => {
  const reply = await here.get(`${urlOf(id)}/messages?limit=200`, headers)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().items
}

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('a block in the instant of sending', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'lets through what came before it, and nothing after its answer (%i)',
    async () => {
      const [one, other] = [await addPerson(deps), await addPerson(deps)]
      const { conversationId: id } = (await sendAt(here, one, other, 'Hello')).json()
      await there.put(`${urlOf(id)}/accept`, other.headers, {})
      let isAnswered = false
      const statuses: { isAfter: boolean; status: number }[] = []
      const write = async () => {
        for (let n = 0; n < 500 && !statuses.some(({ isAfter }) => isAfter); n++) {
          const isAfter = isAnswered
          statuses.push({ isAfter, status: (await sendAt(here, one, other, `Message ${n}`)).statusCode })
        }
      }
      const block = async () => {
        await expect.poll(() => statuses.length).toBeGreaterThan(0)
        expect((await there.post(`/api/people/${one.id}/block`, other.headers, {})).statusCode).toBe(200)
        isAnswered = true
      }
      await Promise.all([write(), write(), block()])
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([201, 403]))
      expect(statuses.filter(({ isAfter, status }) => isAfter && status !== 403)).toEqual([])
      const sent = statuses.filter(({ status }) => status === 201).length
      expect(await readBy(one, id)).toHaveLength(1 + sent)
    },
  )
})

describe('whatever three people do at once', () => {
  /** Does something with somebody and another; answers a status. */
  const acts = (random: () => number, people: readonly Someone[]) => {
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const keys: { from: Someone; to: Someone; key: string; text: string }[] = []
    const send = (at: typeof here, from: Someone, to: Someone) => {
      const isRepeat = keys.length > 0 && random() < 0.2
      const one = isRepeat ? pick(keys) : { from, to, key: randomUUID(), text: `Message ${keys.length}` }
      if (!isRepeat) keys.push(one)
      return sendAt(at, one.from, one.to, one.text, one.key)
    }
    const idOf = async (from: Someone, to: Someone): Promise<string> =>
      (await here.get(`/api/messages/with/${to.id}`, from.headers)).json().conversationId ?? randomUUID()
    const mine = async (from: Someone, to: Someone) => {
      const items =
        (await here.get(`${urlOf(await idOf(from, to))}/messages`, from.headers)).json().items ?? []
      return items.find(({ senderId }: Message) => senderId === from.id)?.id ?? randomUUID()
    }
    return async (): Promise<number> => {
      const from = pick(people)
      const to = pick(people.filter((one) => one !== from))
      const [at, what, share] = [pick([here, there]), random(), random()]
      const answer = async () => {
        if (what < 0.5) return send(at, from, to)
        if (what < 0.68)
          return at.put(`${urlOf(await idOf(from, to))}/read`, from.headers, { seq: Math.floor(share * 40) })
        if (what < 0.78) return at.put(`${urlOf(await idOf(from, to))}/accept`, from.headers, {})
        if (what < 0.88)
          return at.put(`/api/messages/messages/${await mine(from, to)}`, from.headers, { message: 'Edited' })
        if (what < 0.92) return at.del(`/api/messages/messages/${await mine(from, to)}`, from.headers)
        if (what < 0.95) return at.post(`/api/people/${to.id}/block`, from.headers, {})
        return at.del(`/api/people/${to.id}/block`, from.headers)
      }
      return (await answer()).statusCode
    }
  }

  it.each([1, 2, 3])('nothing fails, and all that is kept fits (seed %i)', async (seed) => {
    const people = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    const act = acts(randomFrom(seed), people)
    const statuses: number[] = []
    let left = 200
    const line = async () => {
      while (left-- > 0) statuses.push(await act())
    }
    await Promise.all(Array.from({ length: 10 }, line))
    expect(statuses.filter((status) => ![200, 201, 403, 404, 409].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(30)

    for (const person of people) {
      const boxes = await Promise.all(
        conversationBoxes.map(
          async (name): Promise<Conversation[]> =>
            (await there.get(`/api/messages/conversations?box=${name}`, person.headers)).json().items,
        ),
      )
      const ids = boxes.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const unread = (boxes[0] ?? []).reduce((sum, one) => sum + one.unread, 0)
      expect((await here.get('/api/messages/unread', person.headers)).json()).toEqual({
        messages: unread,
        requests: boxes[1]?.length,
      })
    }
    // A request from somebody blocked is hidden until the block ends.
    for (const person of people)
      for (const { id } of people)
        if (id !== person.id) await here.del(`/api/people/${id}/block`, person.headers)
    const mine = sql`${conversations.lowId} in ${people.map(({ id }) => id)}`
    const kept = await deps.db.select().from(conversations).where(mine)
    expect(kept.length).toBeGreaterThan(1)
    for (const { id, lastSeq, lowId, highId } of kept) {
      const rows = await deps.db
        .select()
        .from(conversationMessages)
        .where(eq(conversationMessages.conversationId, id))
        .orderBy(asc(conversationMessages.seq))
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, at) => at + 1))
      expect(new Set(rows.map(({ clientKey }) => clientKey)).size).toBe(rows.length)
      for (const userId of [lowId, highId]) {
        const [own] = await deps.db
          .select()
          .from(conversationPeople)
          .where(
            sql`${conversationPeople.userId} = ${userId} and ${conversationPeople.conversationId} = ${id}`,
          )
        const sent = rows.filter(({ senderId }) => senderId === userId)
        const heard = rows.filter(({ senderId }) => senderId !== userId)
        expect(sent.map(({ n }) => n)).toEqual(sent.map((_, at) => at + 1))
        expect(own).toMatchObject({
          sent: sent.length,
          heard: heard.length,
          read: heard.filter(({ seq }) => seq <= (own?.readSeq ?? 0)).length,
        })
      }
      const [low, high] = [lowId, highId].map((one) => people.find(({ id: each }) => each === one))
      if (low && high) {
        const both = await Promise.all([low, high].map((one) => readBy(one, id)))
        expect(both[0]).toEqual(both[1])
        expect(both[0]?.map(({ seq }) => seq)).toEqual(
          rows
            .map(({ seq }) => seq)
            .toReversed()
            .slice(0, 200),
        )
      }
    }
  })
})
