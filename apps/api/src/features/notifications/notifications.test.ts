import { security } from '@soundings/contract/notification-kinds'
import type { Notification } from '@soundings/contract/notifications'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'
import { testApp } from '#src/testing/app.ts'
import { alarm, note } from '#src/testing/notifications.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { notificationsService, personalNotifications } from './notifications.service.ts'

const { app, deps, passTime } = await testApp()
const service = notificationsService(deps)

const url = '/api/notifications'
const notify = async (userId: string, ...messages: string[]) => {
  for (const message of messages) await service.notify(deps.db, userId, note(message))
}
const list = async (headers: Headers, query = '') => (await app.inject({ url: url + query, headers })).json()
const messagesOf = ({ items }: { items: Notification[] }) => items.map(({ message }) => message)
const read = (headers: Headers, payload: object = {}) =>
  app.inject({ method: 'POST', url: `${url}/read`, headers, payload })
const clear = (headers: Headers) => app.inject({ method: 'DELETE', url, headers })

describe('the list', () => {
  it('is empty at first', async () => {
    const { headers } = await addPerson(deps)
    expect(await list(headers)).toEqual({ items: [], nextCursor: null, total: 0, unread: 0 })
  })

  it('is newest first and says what is unread', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'One', 'Two')
    const link = '/explore?settings=sessions'
    await service.notify(deps.db, id, alarm('Three', link))
    const answer = await list(headers)
    expect(messagesOf(answer)).toEqual(['Three', 'Two', 'One'])
    expect(answer).toMatchObject({ total: 3, unread: 3, nextCursor: null })
    expect(answer.items[0]).toMatchObject({
      kind: 'alarm',
      type: 'warning',
      link,
      createdAt: '2026-06-01T12:00:00.000Z',
      read: false,
    })
  })

  it('is of a kind, and one from before there were kinds is told as well', async () => {
    const { id, headers } = await addPerson(deps)
    await deps.db.execute(
      sql`insert into notifications (id, user_id, type, message, created_at) values (gen_random_uuid(), ${id}, 'info', 'Old', now())`,
    )
    expect((await list(headers)).items).toMatchObject([{ kind: 'news', type: 'info', message: 'Old' }])
    const notification = notificationsOf({ known: { type: 'info', group: security } })
    // @ts-expect-error nobody declared this kind
    expect(notification('unknown', { message: 'What?', link: null }).type).toBe('info')
    // @ts-expect-error nor can one be made without its kind
    const bare: NewNotification = { kind: 'known', type: 'info', message: 'Bare', link: null }
    expect(bare.kind).toBe('known')
  })

  it('comes in pages that fit together while new ones come', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, '1', '2', '3', '4', '5')
    const first = await list(headers, '?limit=2')
    await notify(id, '6')
    const second = await list(headers, `?limit=2&cursor=${first.nextCursor}`)
    const third = await list(headers, `?limit=2&cursor=${second.nextCursor}`)
    expect([first, second, third].map(messagesOf)).toEqual([['5', '4'], ['3', '2'], ['1']])
    expect(third).toMatchObject({ nextCursor: null, total: 6 })
  })

  it('refuses a cursor that is not its own', async () => {
    const { headers } = await addPerson(deps)
    expect((await app.inject({ url: `${url}?cursor=eyJpZCI6MX0`, headers })).statusCode).toBe(400)
  })

  it('has nothing of what never came to pass', async () => {
    const { id, headers } = await addPerson(deps)
    const failing = deps.db.transaction(async (tx) => {
      await service.notify(tx, id, note('Too early'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await list(headers)).total).toBe(0)
  })
})

describe('reading', () => {
  it('marks what is named, and nothing else', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'One', 'Two')
    const { items } = await list(headers)
    const answer = await read(headers, { ids: [items[1].id] })
    expect(answer.json()).toEqual({ unread: 1 })
    expect((await list(headers)).items.map((item: Notification) => item.read)).toEqual([false, true])
  })

  it('marks all when nothing is named, once and for all', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'One', 'Two')
    for (const _ of [1, 2]) expect((await read(headers)).json()).toEqual({ unread: 0 })
    await notify(id, 'Three')
    expect((await list(headers)).unread).toBe(1)
  })

  it.each([{ ids: ['1'] }, { ids: 'all' }, { ids: Array(201).fill(crypto.randomUUID()) }])(
    'refuses %j',
    async (body) => {
      const { id, headers } = await addPerson(deps)
      await notify(id, 'One')
      expect((await read(headers, body)).statusCode).toBe(400)
      expect((await list(headers)).unread).toBe(1)
    },
  )
})

describe('other people', () => {
  it('see, mark and clear only what is theirs', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    await notify(one.id, 'For one')
    await notify(other.id, 'For the other')
    const { items } = await list(one.headers)
    expect(messagesOf(await list(other.headers))).toEqual(['For the other'])
    await read(other.headers, { ids: [items[0].id] })
    await clear(other.headers)
    expect(await list(one.headers)).toMatchObject({ total: 1, unread: 1 })
    expect((await list(other.headers)).total).toBe(0)
  })

  it('who are visitors get nothing', async () => {
    for (const answer of [await app.inject(url), await app.inject(`${url}/events`), await clear({})])
      expect(answer.statusCode).toBe(401)
  })
})

describe('clearing', () => {
  it('removes all, and what comes later stays', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'One', 'Two')
    expect((await clear(headers)).json()).toEqual({ unread: 0 })
    await notify(id, 'Three')
    expect(messagesOf(await list(headers))).toEqual(['Three'])
  })
})

describe('an account', () => {
  it('takes its notifications along', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'One', 'Two')
    const { rawPayload } = await app.inject({ url: '/api/auth/export', headers })
    const file = unzipSync(rawPayload)['notifications.json']
    expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject([
      { message: 'Two', read: false },
      { message: 'One' },
    ])
  })

  it('leaves none behind, and others theirs', async () => {
    const [leaving, staying] = [await addPerson(deps), await addPerson(deps)]
    for (const { id } of [leaving, staying]) await notify(id, 'Hello')
    await personalNotifications.leave(deps.db, leaving.id, 'anonymise')
    expect((await list(leaving.headers)).total).toBe(0)
    expect((await list(staying.headers)).total).toBe(1)
  })
})

describe('what is old', () => {
  it('is forgotten after 180 days', async () => {
    const { id } = await addPerson(deps)
    await notify(id, 'Old')
    passTime(2 * 24 * 3_600_000)
    await notify(id, 'Newer')
    passTime(179 * 24 * 3_600_000)
    await service.forgetOld()
    expect(messagesOf(await service.list(id, { limit: 50 }))).toEqual(['Newer'])
  })

  it('is forgotten beyond the newest 500 of a person', async () => {
    const [much, little] = [await addPerson(deps), await addPerson(deps)]
    const numbers = Array.from({ length: 505 }, (_, at) => at)
    await deps.db.insert(notifications).values(
      numbers.map((n) => ({
        id: newId(),
        userId: much.id,
        type: 'info' as const,
        message: `${n}`,
        createdAt: deps.clock(),
      })),
    )
    await notify(little.id, 'Only one')
    await service.forgetOld()
    const { total, items } = await service.list(much.id, { limit: 1 })
    expect({ total, newest: items[0]?.message }).toEqual({ total: 500, newest: '504' })
    expect((await service.list(little.id, { limit: 1 })).total).toBe(1)
  })
})
