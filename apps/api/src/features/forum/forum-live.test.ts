import { threadTopic } from '@soundings/contract/forum'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'

const first = await testApp({ newMembers: 'trusted' })
const second = await testApp({ newMembers: 'trusted', beside: first })
const { deps } = first
const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
const forum = forumOf(first.app)
const { get, post } = callsOf(first.app)

type Stream = Awaited<ReturnType<typeof openStream>>
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Longer than news of what happened before a page followed are told. */
const calm = () => later(2_100)
/** Longer than news take that are told. */
const silence = () => later(900)
const kindsOf = (stream: Stream, topic: string) =>
  stream
    .received()
    .filter((event) => 'topic' in event && event.topic === topic)
    .map(({ kind }) => kind)
const expectNews = (stream: Stream, topic: string, expected: string[]) =>
  expect.poll(() => kindsOf(stream, topic), { timeout: 8_000 }).toEqual(expected)

it('a reply and thanks are told at every instance; reading is told to nobody', async () => {
  const [me, reader] = [await addPerson(deps), await addPerson(deps)]
  const { id, opening } = await forum.start(me)
  await calm()
  const topic = threadTopic.of(id)
  const stream = await openStream(there, reader.headers)
  await stream.follow([topic])
  await forum.reply(me, id)
  await expectNews(stream, topic, ['changed'])
  await silence()
  await post(`${forumBase}/replies/${opening.id}/like`, reader.headers)
  await expectNews(stream, topic, ['changed', 'changed'])
  await silence()
  await get(`${forumBase}/posts/${id}`, me.headers)
  await silence()
  await expectNews(stream, topic, ['changed', 'changed'])
})

it('whose right ends hears that it ended, and nobody follows what they don’t see', async () => {
  const [me, reader] = [await addPerson(deps), await addPerson(deps)]
  const { id } = await forum.start(me)
  await calm()
  const topic = threadTopic.of(id)
  const [own, others] = [await openStream(there, me.headers), await openStream(there, reader.headers)]
  for (const stream of [own, others]) await stream.follow([topic])
  await deps.db.update(forumThreads).set({ state: 'held' }).where(eq(forumThreads.id, id))
  await expectNews(others, topic, ['ended'])
  await expectNews(own, topic, ['changed'])
  const late = await openStream(there, reader.headers)
  await late.follow([topic, threadTopic.of('none')])
  await expectNews(late, topic, ['ended'])
  await expectNews(late, threadTopic.of('none'), ['ended'])
})
