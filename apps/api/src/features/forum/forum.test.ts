import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const { get, post } = callsOf(app)
const base = '/api/community/forum'

it('a thread is begun, answered, listed and read', async () => {
  const [asker, helper] = [await addPerson(deps), await addPerson(deps)]
  const started = await post(`${base}/posts`, asker.headers, {
    title: 'Which fins for cold water?',
    content: 'I dive **dry** and need _open heel_ fins.',
    category: 'questions',
    clientKey: randomUUID(),
  })
  expect(started.statusCode).toBe(201)
  const thread = started.json()
  expect(thread).toMatchObject({ replies: 0, readN: 0, watch: 'watching', may: { reply: true, solve: true } })
  const answered = await post(`${base}/posts/${thread.id}/replies`, helper.headers, {
    content: 'Jetfins.',
    replyToN: 0,
  })
  expect(answered.statusCode).toBe(201)
  expect(answered.json()).toMatchObject({ n: 1, replyToN: 0, isOwn: true, author: { id: helper.id } })

  const list = (await get(`${base}/posts?category=questions`)).json()
  expect(list).toMatchObject({ total: 1, nextCursor: null })
  expect(list.items[0]).toMatchObject({
    id: thread.id,
    slug: 'which-fins-for-cold-water',
    excerpt: 'I dive dry and need open heel fins.',
    replies: 1,
    lastN: 1,
    readN: null,
    lastAuthor: { id: helper.id },
  })
  const read = (await get(`${base}/posts/${thread.id}/replies`, asker.headers)).json()
  expect(read).toMatchObject({ lastN: 1, hasBefore: false, hasAfter: false, items: [{ n: 1, isOwn: false }] })
  expect((await get(`${base}/posts/${thread.id}`, asker.headers)).json()).toMatchObject({
    readN: 0,
    lastN: 1,
  })
})

it('what is written into a merged thread arrives where that is now', async () => {
  const forum = forumOf(app)
  const [one, other] = [await addPerson(deps), await addPerson(deps)]
  const [from, into] = [await forum.start(one), await forum.start(one)]
  await deps.db
    .update(forumThreads)
    .set({ state: 'moved', mergedInto: into.id })
    .where(eq(forumThreads.id, from.id))
  expect(await forum.read(from.id, other)).toMatchObject({ mergedInto: into.id, may: { reply: false } })
  expect(await forum.reply(other, from.id)).toMatchObject({ threadId: into.id, n: 1 })
})
