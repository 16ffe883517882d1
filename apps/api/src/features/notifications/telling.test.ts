import { security } from '@soundings/contract/notification-kinds'
import type { Notification } from '@soundings/contract/notifications'
import { describe, expect, it } from 'vitest'
import { blocks, mutes } from '#db/schema/relations.ts'
import { notificationsOf } from '#extension-points/notification-kind.ts'
import { gatheredText } from '#shared/gathered-text.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { note } from '#src/testing/notifications.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { notificationsService } from './notifications.service.ts'

const { app, deps, passTime } = await testApp()
const { get, post } = callsOf(app)
const service = notificationsService(deps)
const notification = notificationsOf({ thanks: { type: 'success', group: security } })
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const thanks = (key: string, actorId: string) =>
  notification('thanks', {
    link: '/sites',
    group: {
      key,
      actorId,
      message: (handles, others) =>
        gatheredText(
          {
            one: '{name} thanked you',
            two: '{name} and {other} thanked you',
            more: { one: '{name} and # other thanked you', other: '{name} and # others thanked you' },
          },
          handles,
          others,
        ),
    },
  })

const named = (handle: string) => addPerson(deps, { handle })
const messagesOf = async (headers: Headers) =>
  (await get('/api/notifications', headers)).json().items.map(({ message }: Notification) => message)

describe('what several people did', () => {
  it('is gathered while it is unread, comes to the top, and begins anew once it was read', async () => {
    const { id, headers } = await addPerson(deps)
    const [mara, sam, kim, noor] = [
      await named('mara_l'),
      await named('sam_s'),
      await named('kim_k'),
      await named('noor_n'),
    ]
    await service.notify(deps.db, id, thanks('thanks:1', mara.id))
    passTime(1_000)
    await service.notify(deps.db, id, note('Between'))
    passTime(1_000)
    expect(await messagesOf(headers)).toEqual(['Between', '@mara_l thanked you'])
    await service.notify(deps.db, id, thanks('thanks:1', sam.id))
    expect(await messagesOf(headers)).toEqual(['@sam_s and @mara_l thanked you', 'Between'])
    await service.notify(deps.db, id, thanks('thanks:1', sam.id))
    await service.notify(deps.db, id, thanks('thanks:1', kim.id))
    await service.notify(deps.db, id, thanks('thanks:2', kim.id))
    expect(await messagesOf(headers)).toEqual([
      '@kim_k thanked you',
      '@kim_k and 2 others thanked you',
      'Between',
    ])
    await post('/api/notifications/read', headers, {})
    await service.notify(deps.db, id, thanks('thanks:1', noor.id))
    expect((await messagesOf(headers)).slice(0, 2)).toEqual(['@noor_n thanked you', '@kim_k thanked you'])
  })

  it('counts each of many at once, nobody twice', async () => {
    const { id, headers } = await addPerson(deps)
    const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(deps)))
    await Promise.all(
      people.map((person) => deps.db.transaction((tx) => service.notify(tx, id, thanks('many', person.id)))),
    )
    const [message, ...rest] = await messagesOf(headers)
    expect([rest, message]).toEqual([[], expect.stringMatching(/^@\w+ and 7 others thanked you$/)])
  })

  it('reaches open pages in its place', async () => {
    const { id, headers } = await addPerson(deps)
    const [one, other] = [await named('first_one'), await named('second_one')]
    await service.notify(deps.db, id, thanks('live', one.id))
    const stream = await openStream(address, headers)
    await service.notify(deps.db, id, thanks('live', other.id))
    await expect
      .poll(() => stream.received())
      .toMatchObject([
        { kind: 'renewed', notification: { message: '@second_one and @first_one thanked you' } },
      ])
  })
})

describe('telling many', () => {
  it('tells everybody but who did it, and those who do not want to hear of them', async () => {
    const actor = await named('actor_a')
    const [blocker, blocked, muter, muted, friend] = await Promise.all(
      Array.from({ length: 5 }, () => addPerson(deps)),
    )
    if (!blocker || !blocked || !muter || !muted || !friend) throw new Error('Somebody is missing')
    const at = new Date()
    await deps.db.insert(blocks).values([
      { blockerId: blocker.id, blockedId: actor.id, at },
      { blockerId: actor.id, blockedId: blocked.id, at },
    ])
    await deps.db.insert(mutes).values([
      { muterId: muter.id, mutedId: actor.id, at },
      { muterId: actor.id, mutedId: muted.id, at },
    ])
    const all = [actor, blocker, blocked, muter, muted, friend]
    await service.notifyAll(
      deps.db,
      all.map(({ id }) => id),
      thanks('all', actor.id),
    )
    for (const { id } of all) await service.notify(deps.db, id, thanks('each', actor.id))
    const counts = await Promise.all(all.map(async ({ headers }) => (await messagesOf(headers)).length))
    expect(counts).toEqual([0, 0, 0, 0, 2, 2])
  })

  it('takes as many statements for many as for two', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(deps)))
    const countFor = async (ids: string[]) => {
      let count = 0
      const counted = new Proxy(deps.db, {
        get: (db, name) => {
          if (['insert', 'execute', 'select', 'update'].includes(String(name))) count++
          return Reflect.get(db, name)
        },
      })
      await service.notifyAll(counted, ids, note('To everybody'))
      return count
    }
    const ids = people.map(({ id }) => id)
    expect(await countFor(ids)).toBe(await countFor(ids.slice(0, 2)))
  })
})
