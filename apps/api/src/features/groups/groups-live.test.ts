import { groupTopic } from '@soundings/contract/groups'
import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'

const first = await testApp({ newMembers: 'trusted' })
const second = await testApp({ newMembers: 'trusted', beside: first })
const { deps } = first
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const { found, join, change, remove } = groupsOf(first.app)

const newsOf = (stream: Awaited<ReturnType<typeof openStream>>, topic: string) =>
  stream
    .received()
    .filter((event) => 'topic' in event && event.topic === topic)
    .map(({ kind }) => kind)

it('who is accepted hears of it at once, at another instance too, and who is removed of the end', async () => {
  const [owner, asker] = [await addPerson(deps), await addPerson(deps)]
  const { id } = await found(owner, { kind: 'request' })
  await join(asker, id)
  const topic = groupTopic.of(id)
  const stream = await openStream(there, asker.headers)
  await stream.follow([topic])
  const before = newsOf(stream, topic).length
  await change(owner, id, asker.id, { state: 'in' })
  await expect.poll(() => newsOf(stream, topic).length, { timeout: 8_000 }).toBeGreaterThan(before)
  expect(newsOf(stream, topic)).not.toContain('ended')
})

it('whoever is put out of a private group follows it no longer', async () => {
  const [owner, member] = [await addPerson(deps), await addPerson(deps)]
  const { id } = await found(owner, { kind: 'private' })
  await change(owner, id, member.id, { state: 'invited' })
  await join(member, id)
  const topic = groupTopic.of(id)
  const stream = await openStream(there, member.headers)
  await stream.follow([topic])
  await remove(owner, id, member.id)
  await expect.poll(() => newsOf(stream, topic), { timeout: 8_000 }).toContain('ended')
})
