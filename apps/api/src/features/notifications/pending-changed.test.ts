import type { NotificationEvent } from '@soundings/contract/notifications'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { app, world } = first
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })

type Stream = Awaited<ReturnType<typeof openStream>>
const countOf = (stream: Stream, kind: NotificationEvent['kind'] = 'pending-changed') =>
  stream.told().filter((event) => event.kind === kind).length
const addPending = () => addSite(world.db, {}, 'pending')
const approve = async (id: string) => {
  const headers = await asLevel(world, 'moderator')
  const url = `/api/moderator/dive_sites/${id}/approve`
  expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
}
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('moderators and admins are told at every instance that what waits has changed, and nobody else', async () => {
  const told = [
    await openStream(here, await asLevel(world, 'moderator')),
    await openStream(there, await asLevel(world, 'admin')),
  ]
  const untold = [
    await openStream(here, await asLevel(world, 'editor')),
    await openStream(there, await asLevel(world, 'member')),
  ]
  for (const stream of told) await expect.poll(() => countOf(stream)).toBe(1)
  const id = await addPending()
  for (const stream of told) await expect.poll(() => countOf(stream)).toBe(2)
  await later(600)
  await approve(id)
  for (const stream of told) await expect.poll(() => countOf(stream)).toBe(3)
  for (const stream of untold) expect(stream.told()).toEqual([])
})

it('a burst is told in few words, and its end is among them', async () => {
  const stream = await openStream(here, await asLevel(world, 'moderator'))
  await later(600)
  const before = countOf(stream)
  const began = performance.now()
  for (let n = 0; n < 60; n++) await addPending()
  await later(700)
  const most = Math.ceil((performance.now() - began) / 500) + 1
  expect(countOf(stream) - before).toBeGreaterThanOrEqual(2)
  expect(countOf(stream) - before).toBeLessThanOrEqual(most)
})

it('a change that is taken away from the list is told as well', async () => {
  const id = await addPending()
  await later(600)
  const stream = await openStream(here, await asLevel(world, 'moderator'))
  await expect.poll(() => countOf(stream)).toBe(1)
  await later(600)
  await world.db.execute(`update sites set approval_status = 'removed' where id = '${id}'`)
  await expect.poll(() => countOf(stream)).toBe(2)
})

it('whoever becomes a moderator hears of it from then on, and whoever is one no longer hears nothing', async () => {
  const person = await addPerson(world, { groups: ['moderator'] })
  const stream = await openStream(here, person.headers)
  await expect.poll(() => countOf(stream)).toBe(1)
  const regroup = (groups: string[]) => world.db.update(users).set({ groups }).where(eq(users.id, person.id))
  await regroup([])
  await later(600)
  await addPending()
  await later(600)
  expect(countOf(stream)).toBe(1)
  await regroup(['admin'])
  await later(600)
  await addPending()
  await expect.poll(() => countOf(stream)).toBe(2)
  expect(countOf(stream, 'signed-out')).toBe(0)
})
