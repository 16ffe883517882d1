import { tripHereTopic, tripTopic } from '@soundings/contract/trips'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson, asLevel } from '#src/testing/people.ts'
import { tripsBase, tripsOf } from '#src/testing/trips.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const { deps } = first
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const { post, put, del } = callsOf(first.app)
const { plan, addStop, bring } = tripsOf(first.app)

const newsOf = (stream: Awaited<ReturnType<typeof openStream>>, topic: string) =>
  stream
    .received()
    .filter((event) => 'topic' in event && event.topic === topic)
    .map(({ kind }) => kind)

it('whoever is on a trip hears at once of each change, at another instance too, and of the end', async () => {
  const [owner, friend] = [await addPerson(deps), await addPerson(deps)]
  const { id } = await plan(owner)
  await bring(owner, id, friend)
  const topic = tripTopic.of(id)
  const stream = await openStream(there, friend.headers)
  await stream.follow([topic])
  const changes: (() => Promise<unknown>)[] = [
    () => addStop(owner, id, { name: 'Lunch' }),
    () => post(`${tripsBase}/${id}/checklist`, owner.headers, { title: 'Visa', isShared: true }),
    () => post(`${tripsBase}/${id}/expenses`, owner.headers, { title: 'Boat', amount: 9 }),
  ]
  for (const change of changes) {
    const before = newsOf(stream, topic).length
    await change()
    await expect.poll(() => newsOf(stream, topic).length, { timeout: 8_000 }).toBeGreaterThan(before)
  }
  expect(newsOf(stream, topic)).not.toContain('ended')
  await del(`${tripsBase}/${id}/people/${friend.id}`, owner.headers)
  await expect.poll(() => newsOf(stream, topic), { timeout: 8_000 }).toContain('ended')
})

it('nobody else follows a trip, moderators and admins neither', async () => {
  const owner = await addPerson(deps)
  const { id } = await plan(owner)
  for (const level of ['member', 'moderator', 'admin'] as const) {
    const stream = await openStream(there, await asLevel(deps, level))
    await stream.follow([tripTopic.of(id), tripHereTopic.of(id)])
    await expect.poll(() => newsOf(stream, tripTopic.of(id)), { timeout: 8_000 }).toContain('ended')
    await expect.poll(() => newsOf(stream, tripHereTopic.of(id)), { timeout: 8_000 }).toContain('ended')
  }
})

it('who looks at a trip is news for the others who do, once', async () => {
  const [owner, friend] = [await addPerson(deps), await addPerson(deps)]
  const { id } = await plan(owner)
  await bring(owner, id, friend)
  const topic = tripHereTopic.of(id)
  const stream = await openStream(there, owner.headers)
  await stream.follow([topic])
  const before = newsOf(stream, topic).length
  const url = `${tripsBase}/${id}/here`
  await put(url, friend.headers, {})
  await expect.poll(() => newsOf(stream, topic).length, { timeout: 8_000 }).toBe(before + 1)
  // Saying so again is no news; leaving is.
  await put(url, friend.headers, {})
  await put(url, friend.headers, { isHere: false })
  await expect.poll(() => newsOf(stream, topic).length, { timeout: 8_000 }).toBe(before + 2)
})
