import type { LiveEvent } from '@soundings/contract/live'
import { moderationTopic } from '@soundings/contract/moderation'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson, asLevel, type Headers } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { app, deps } = first
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })

type Stream = Awaited<ReturnType<typeof openStream>>
const patient = { timeout: 8_000 }
const topic = moderationTopic.of()
const countOf = (stream: Stream, kind: LiveEvent['kind'] = 'changed') =>
  stream.received().filter((event) => event.kind === kind).length
const addPending = () => addSite(deps.db, {}, 'pending')
const approve = async (id: string) => {
  const headers = await asLevel(deps, 'moderator')
  const url = `/api/moderator/dive_sites/${id}/approve`
  expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
}
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A stream that follows what waits, once it was told what it may have missed. */
const openDesk = async (address: string, headers: Headers) => {
  const stream = await openStream(address, headers)
  await stream.follow([topic])
  await later(600)
  return stream
}

it('moderators and admins are told at every instance that what waits has changed, and nobody else may follow it', async () => {
  const received = [
    await openDesk(here, await asLevel(deps, 'moderator')),
    await openDesk(there, await asLevel(deps, 'admin')),
  ]
  const untold = [
    await openDesk(here, await asLevel(deps, 'editor')),
    await openDesk(there, await asLevel(deps, 'member')),
  ]
  const before = received.map((stream) => countOf(stream))
  const id = await addPending()
  for (const [at, stream] of received.entries())
    await expect.poll(() => countOf(stream), patient).toBe((before[at] ?? 0) + 1)
  await later(600)
  await approve(id)
  for (const [at, stream] of received.entries())
    await expect.poll(() => countOf(stream), patient).toBe((before[at] ?? 0) + 2)
  for (const stream of untold) {
    expect(countOf(stream)).toBe(0)
    expect(stream.received()).toContainEqual({ kind: 'ended', topic })
  }
})

it('a burst is told in few words, and its end is among them', async () => {
  const stream = await openDesk(here, await asLevel(deps, 'moderator'))
  const before = countOf(stream)
  const began = performance.now()
  for (let n = 0; n < 60; n++) await addPending()
  await later(700)
  const max = Math.ceil((performance.now() - began) / 500) + 1
  expect(countOf(stream) - before).toBeGreaterThanOrEqual(2)
  expect(countOf(stream) - before).toBeLessThanOrEqual(max)
})

it('a change that is taken away from the list is told as well', async () => {
  const id = await addPending()
  const stream = await openDesk(here, await asLevel(deps, 'moderator'))
  const before = countOf(stream)
  await deps.db.execute(`update sites set approval_status = 'removed' where id = '${id}'`)
  await expect.poll(() => countOf(stream), patient).toBe(before + 1)
})

it('whoever becomes a moderator may follow it from then on, and whoever is one no longer hears its end', async () => {
  const person = await addPerson(deps)
  const stream = await openDesk(here, person.headers)
  expect(stream.received()).toEqual([
    { kind: 'following', n: 1 },
    { kind: 'ended', topic },
  ])
  const regroup = async (groups: string[]) => {
    await deps.db.update(users).set({ groups }).where(eq(users.id, person.id))
    await later(600)
  }
  await regroup(['admin'])
  await stream.follow([topic])
  await later(600)
  const before = countOf(stream)
  await addPending()
  await expect.poll(() => countOf(stream), patient).toBe(before + 1)
  await regroup([])
  await expect.poll(() => countOf(stream, 'ended'), patient).toBe(2)
  await addPending()
  await later(600)
  expect(countOf(stream)).toBe(before + 1)
  expect(countOf(stream, 'signed-out')).toBe(0)
})
