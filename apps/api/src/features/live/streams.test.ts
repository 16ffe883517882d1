import { connect } from 'node:net'
import { v7 as newId } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { listenForChanges } from '#db/changes.ts'
import { notificationNews, notificationsRoutes, notificationsService } from '#features/notifications/index.ts'
import { guardAccess } from '#http/access.ts'
import { createServer } from '#http/server.ts'
import { sessionsService } from '#src/sessions/sessions.service.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { note } from '#src/testing/notifications.ts'
import { addPerson, type Headers, signIn } from '#src/testing/people.ts'
import { liveRoutes, liveService } from './index.ts'

const { app, deps, connectionString } = await testApp()
const service = notificationsService(deps)
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const notify = (userId: string, message: string) => service.notify(deps.db, userId, note(message))
const send = async (method: 'POST' | 'DELETE', path: string, headers: Headers, body?: object) => {
  const answer = await fetch(address + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
}
type Stream = Awaited<ReturnType<typeof openStream>>
const messages = (stream: Stream) =>
  stream.received().flatMap((event) => (event.kind === 'added' ? event.notification.message : []))
const expectMessages = (stream: Stream, expected: string[]) =>
  expect.poll(() => messages(stream)).toEqual(expected)

describe('a stream', () => {
  it('begins with where to resume, and is neither kept nor collected on the way', async () => {
    const { headers } = await addPerson(deps)
    const stream = await openStream(address, headers)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
    expect(stream.lines[0]?.retry).toBe('2000')
    expect(stream.received()).toEqual([])
  })

  it('tells what another connection to the database adds, on every stream of the person and nobody else’s', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    const phone = await openStream(address, one.headers)
    const desk = await openStream(address, await signIn(deps, one.id))
    const foreign = await openStream(address, other.headers)
    const elsewhere = await otherConnection(connectionString)
    await elsewhere.query(
      `insert into notifications (id, user_id, type, message, link, created_at)
       values ($2, $1, 'success', 'Your site was approved', '/about', now())`,
      [one.id, newId()],
    )
    for (const stream of [phone, desk]) {
      await expectMessages(stream, ['Your site was approved'])
      const [event] = stream.received()
      expect(event).toMatchObject({ notification: { type: 'success', link: '/about', read: false } })
      expect(stream.lastId()).toBe(event?.kind === 'added' && event.notification.id)
    }
    await notify(other.id, 'For the other')
    await expectMessages(foreign, ['For the other'])
    expect(messages(phone)).toEqual(['Your site was approved'])
  })

  it('tells what was read and cleared on another device', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'One')
    const stream = await openStream(address, headers)
    await notify(id, 'Two')
    await expectMessages(stream, ['Two'])
    const { items } = await service.list(id, { limit: 2 })
    await send('POST', '/api/notifications/read', headers, {})
    await expect
      .poll(() => stream.received().at(-1))
      .toEqual({ kind: 'read', ids: items.map((item) => item.id) })
    await send('DELETE', '/api/notifications', headers)
    await expect.poll(() => stream.received().at(-1)).toEqual({ kind: 'cleared' })
    await notify(id, 'Three')
    await expectMessages(stream, ['Two', 'Three'])
  })

  it('resumes after the last event that was heard, oldest first, and says nothing twice', async () => {
    const { id, headers } = await addPerson(deps)
    const first = await openStream(address, headers)
    await notify(id, 'Heard')
    await expectMessages(first, ['Heard'])
    first.cut()
    for (const message of ['Missed 1', 'Missed 2']) await notify(id, message)
    const second = await openStream(address, headers, first.lastId())
    await expectMessages(second, ['Missed 1', 'Missed 2'])
    await notify(id, 'Live')
    await expectMessages(second, ['Missed 1', 'Missed 2', 'Live'])
    expect(messages(await openStream(address, headers, second.lastId()))).toEqual([])
  })

  it('resumes for somebody who was never told anything before the line was cut', async () => {
    const { id, headers } = await addPerson(deps)
    const first = await openStream(address, headers)
    first.cut()
    await notify(id, 'Missed')
    await expectMessages(await openStream(address, headers, first.lastId()), ['Missed'])
  })

  it('takes a last event that makes no sense for none', async () => {
    const { id, headers } = await addPerson(deps)
    await notify(id, 'Old')
    expect(messages(await openStream(address, headers, 'nonsense'))).toEqual([])
  })

  it('tells what comes while the line to the database is down, once it is back', async () => {
    const { id, headers } = await addPerson(deps)
    const stream = await openStream(address, headers)
    const elsewhere = await otherConnection(connectionString)
    await elsewhere.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen changes' and datname = current_database()`,
    )
    await notify(id, 'In between')
    await expectMessages(stream, ['In between'])
  })

  it('ends, and says so, when its own session is ended elsewhere', async () => {
    const { id, headers } = await addPerson(deps)
    const here = await openStream(address, headers)
    const there = await signIn(deps, id)
    const stays = await openStream(address, there)
    await send('DELETE', '/api/auth/sessions', there)
    await here.ended
    expect(here.received()).toEqual([{ kind: 'signed-out' }])
    await notify(id, 'Still here')
    await expectMessages(stays, ['Still here'])
    expect(stays.received()).toHaveLength(1)
  })

  it('is the eleventh of a person: the oldest goes, and is asked to stay away for a while', async () => {
    const { id, headers } = await addPerson(deps)
    const streams: Stream[] = []
    for (let n = 0; n < 11; n++) streams.push(await openStream(address, headers))
    await streams[0]?.ended
    expect(streams[0]?.lines.at(-1)?.retry).toBe('60000')
    await notify(id, 'Hello')
    for (const stream of streams.slice(1)) await expectMessages(stream, ['Hello'])
    expect(streams[0]?.received()).toEqual([])
  })

  it('is not begun for a question about its headers', async () => {
    const { headers } = await addPerson(deps)
    const answer = await fetch(`${address}/api/notifications/events`, { method: 'HEAD', headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
  })
})

/** An instance of its own, with only the streams on it: every test may close it. */
const openInstance = async (limits: { max?: number; beat?: number } = {}) => {
  const changes = await listenForChanges({ connectionString, onError: () => undefined })
  const sessions = sessionsService({ ...deps, changes })
  const here = { ...deps, changes }
  const live = liveService(here, { max: 100, sources: [notificationNews(here)], topics: [], ...limits })
  const instance = await createServer({
    log: deps.log,
    secure: false,
    scriptHashes: [],
    mapOrigins: [],
    trustedProxies: [],
    maxConnections: 200,
  })
  guardAccess(instance, ({ headers }) =>
    sessions.whoHolds(/soundings_access=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? ''),
  )
  notificationsRoutes(instance, service)
  liveRoutes(instance, { ...live, limits: deps.limits })
  instance.addHook('preClose', async () => live.close())
  const at = await instance.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await instance.close()
    await changes.close()
  }
  afterAll(close)
  return { at, streams: live, close }
}

describe('an instance', () => {
  it('tells what another instance did', async () => {
    const { at } = await openInstance()
    const { id, headers } = await addPerson(deps)
    const [here, there] = [await openStream(address, headers), await openStream(at, headers)]
    await notify(id, 'For both')
    for (const stream of [here, there]) await expectMessages(stream, ['For both'])
    await send('POST', '/api/notifications/read', headers, {})
    for (const stream of [here, there])
      await expect.poll(() => stream.received().at(-1)).toMatchObject({ kind: 'read' })
  })

  it('stops at once with streams open, and hangs up on all of them', async () => {
    const { at, streams, close } = await openInstance()
    const { headers } = await addPerson(deps)
    const open = await Promise.all([1, 2, 3].map(() => openStream(at, headers)))
    expect(streams.count()).toBe(3)
    const began = performance.now()
    await close()
    expect(performance.now() - began).toBeLessThan(2_000)
    await Promise.all(open.map(({ ended }) => ended))
    expect(streams.count()).toBe(0)
  })

  it('forgets streams whose listeners are gone', async () => {
    const { at, streams } = await openInstance()
    const people = await Promise.all([1, 2, 3].map(() => addPerson(deps)))
    const open = await Promise.all(
      people.flatMap(({ headers }) => [openStream(at, headers), openStream(at, headers)]),
    )
    expect(streams.count()).toBe(6)
    for (const stream of open) stream.cut()
    await expect.poll(() => streams.count()).toBe(0)
  })

  it('refuses more streams than it can hold, until one goes', async () => {
    const { at, streams } = await openInstance({ max: 2 })
    const { headers } = await addPerson(deps)
    const [first] = [await openStream(at, headers), await openStream(at, headers)]
    const refused = await fetch(`${at}/api/notifications/events`, { headers })
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ message: 'Too many people are connected right now' })
    first.cut()
    await expect.poll(() => streams.count()).toBe(1)
    await openStream(at, headers)
  })

  it('keeps idle lines open with a sign of life', async () => {
    const { at } = await openInstance({ beat: 20 })
    const { headers } = await addPerson(deps)
    const stream = await openStream(at, headers)
    const begun = stream.lines.length
    await expect.poll(() => stream.lines.length).toBeGreaterThan(begun + 2)
    expect(stream.received()).toEqual([])
  })

  it('hangs up on who does not read, and others hear on', async () => {
    const { at, streams } = await openInstance()
    const [deaf, other] = [await addPerson(deps), await addPerson(deps)]
    const { hostname, port } = new URL(at)
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET /api/notifications/events HTTP/1.1\r\nhost: a\r\ncookie: ${deaf.headers.cookie}\r\n\r\n`,
    )
    socket.pause()
    await expect.poll(() => streams.count()).toBe(1)
    const hears = await openStream(at, other.headers)
    const message = 'x'.repeat(500)
    const elsewhere = await otherConnection(connectionString)
    await expect
      .poll(
        async () => {
          await elsewhere.query(
            `insert into notifications (id, user_id, type, message, created_at)
             select id, $1, 'info', $2, now() from unnest($3::uuid[]) as id`,
            [deaf.id, message, Array.from({ length: 200 }, () => newId())],
          )
          return streams.count()
        },
        { timeout: 25_000, interval: 20 },
      )
      .toBe(1)
    await notify(other.id, 'Hello')
    await expectMessages(hears, ['Hello'])
    socket.destroy()
  })
})
