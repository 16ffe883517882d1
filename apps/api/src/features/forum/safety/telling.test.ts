import { quoteOf } from '@soundings/rules/forum-quotes'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#db/client.ts'
import { forumMarks } from '#db/schema/forum-marks.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { notifications, users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, buildPerson } from '#src/testing/people.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'
import { tellLater } from './telling.service.ts'

const { app, deps } = await testApp()
const { db } = deps
const { put, post } = callsOf(app)
const { base, start, reply, change } = forumOf(app)

const person = (handle?: string) => addStanding(deps, 'trusted', handle ? { handle } : {})
const told = () => deps.jobs.settled('tell-post', 20_000)
const toldTo = async ({ id }: Someone) => {
  await told()
  return db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.createdAt)
}
const kindsTo = async (one: Someone) => (await toldTo(one)).map(({ kind }) => kind).sort()
const watch = (one: Someone, threadId: string, level: string) =>
  put(`${base}/posts/${threadId}/watch`, one.headers, { level })

beforeEach(async () => {
  await told()
  await db.delete(notifications)
})

it('those who follow a thread are told of replies together, in words, and never of their own', async () => {
  const [starter, ana, ben] = [await person(), await person('ana_tells'), await person('ben_tells')]
  const { id } = await start(starter)
  await reply(ana, id)
  await told()
  await reply(ben, id)
  await told()
  await reply(ben, id)
  expect(await toldTo(starter)).toMatchObject([
    {
      kind: 'thread-reply',
      message: '@ben_tells and @ana_tells replied in “Which fins?”.',
      link: expect.stringContaining(`/community/forums/threads/${id}/which-fins?at=`),
    },
  ])
  expect(await toldTo(ana)).toMatchObject([{ message: '@ben_tells replied in “Which fins?”.' }])
  expect(await toldTo(ben)).toEqual([])
})

it('whoever replies before an opening is told of does not hear of it as of a reply', async () => {
  const [starter, ana] = [await person(), await person('ana_quick')]
  const { id, opening } = await start(starter)
  await reply(ana, id)
  await told()
  await db.update(forumPosts).set({ toldAt: null }).where(eq(forumPosts.id, opening.id))
  await inTransaction(db, (tx) => tellLater(tx, opening.id))
  expect(await toldTo(ana)).toEqual([])
})

it('whoever is named, quoted and follows the thread is told once of one post', async () => {
  const [starter, ana] = [await person('start_er'), await person('ana_named')]
  const { id, opening } = await start(starter)
  const quote = quoteOf({ threadId: id, postId: opening.id, handle: 'start_er' }, opening.content)
  await reply(ana, id, { content: `${quote}Yes, @START_ER and @ana_named and @nobody_at_all` })
  expect(await kindsTo(starter)).toEqual(['thread-mention'])
  expect(await toldTo(ana)).toEqual([])
  await reply(ana, id, { content: `${quote}Really` })
  expect(await kindsTo(starter)).toEqual(['thread-mention', 'thread-quote'])
})

it('a name that an edit adds is told once, and not again however it is taken out', async () => {
  const [starter, ana] = [await person(), await person('ana_later')]
  const { opening } = await start(starter)
  await told()
  let now = (await change(starter, opening, { content: 'Ask @ana_later' })).json()
  expect(await kindsTo(ana)).toEqual(['thread-mention'])
  now = (await change(starter, now, { content: 'Ask' })).json()
  await change(starter, now, { content: 'Ask @ana_later' })
  expect(await kindsTo(ana)).toEqual(['thread-mention'])
})

it('muted threads and people whom one muted or blocked tell nothing', async () => {
  const [starter, ana, ben, cleo] = [
    await person(),
    await person('ana_off'),
    await person('ben_off'),
    await person('cleo_off'),
  ]
  const { id } = await start(starter)
  await watch(ana, id, 'muted')
  await post(`/api/people/${starter.id}/mute`, ben.headers)
  await post(`/api/people/${starter.id}/block`, cleo.headers)
  for (const one of [ben, cleo]) await watch(one, id, 'watching')
  await reply(starter, id, { content: '@ana_off @ben_off @cleo_off' })
  for (const one of [ana, ben, cleo]) expect(await toldTo(one)).toEqual([])
})

it('a post without a name is told without one, and as much to those who muted its author', async () => {
  const [starter, secret] = [await person(), await person('secret_one')]
  const { id } = await start(starter, { category: 'safety-and-incidents' })
  await post(`/api/people/${secret.id}/mute`, starter.headers)
  await reply(secret, id, { isAnonymous: true })
  const [notice] = await toldTo(starter)
  expect(notice).toMatchObject({ message: 'A member replied in “Which fins?”.', actorIds: [] })
  expect(JSON.stringify(notice)).not.toMatch(new RegExp(`secret_one|${secret.id}`))
})

it('the solution is told to whoever wrote it', async () => {
  const [asker, helper] = [await person(), await person()]
  const { id } = await start(asker, { category: 'questions' })
  const { id: postId } = await reply(helper, id)
  await told()
  const solved = await put(`${base}/posts/${id}/solution`, asker.headers, { postId })
  expect(solved.statusCode).toBe(200)
  expect((await kindsTo(helper)).filter((kind) => kind === 'thread-solution')).toHaveLength(1)
})

it('whoever reads up to a post hears no more of it, and of later ones as before', async () => {
  const [starter, ana, ben] = [
    await person('start_reads'),
    await person('ana_reads'),
    await person('ben_reads'),
  ]
  const { id } = await start(starter)
  const read = (upTo: number) => put(`${base}/posts/${id}/read`, starter.headers, { upTo })
  const unread = async () => (await toldTo(starter)).flatMap((one) => (one.readAt ? [] : [one.kind])).sort()
  await reply(ana, id, { content: 'First, @start_reads' })
  await told()
  await reply(ben, id)
  expect(await unread()).toEqual(['thread-mention', 'thread-reply'])
  await read(1)
  expect(await unread()).toEqual(['thread-reply'])
  await read(2)
  expect(await unread()).toEqual([])
  await reply(ben, id)
  expect(await unread()).toEqual(['thread-reply'])
  await post(`${base}/read-all`, starter.headers, {})
  expect(await unread()).toEqual([])
  expect(await toldTo(starter)).toHaveLength(3)
})

it('what is held after the last post that can be read keeps nobody from having read all', async () => {
  const [starter, ana, newcomer] = [
    await person(),
    await person(),
    await addPerson(deps, { createdAt: deps.clock() }),
  ]
  const { id } = await start(starter)
  await reply(ana, id)
  await told()
  const held = await reply(newcomer, id, { content: 'Call +20 100 123 4567 or see www.cheap.example' })
  expect(held.state).toBe('held')
  await put(`${base}/posts/${id}/read`, starter.headers, { upTo: 1 })
  expect((await toldTo(starter)).map(({ readAt }) => readAt !== null)).toEqual([true])
})

it('1,000 who follow a thread are one job, and a job that runs twice tells once', async () => {
  const [starter, ana] = [await person(), await person()]
  const { id } = await start(starter)
  const rows = Array.from({ length: 1_000 }, () => buildPerson())
  await db.insert(users).values(rows)
  const at = deps.clock()
  const marks = rows.map(({ id: userId = newId() }) => ({
    userId,
    threadId: id,
    watch: 'watching' as const,
    at,
  }))
  await db.insert(forumMarks).values(marks)
  await told()
  const { id: postId } = await reply(ana, id)
  const jobs = await db.execute(`select from graphile_worker.jobs where task_identifier = 'tell-post'`)
  expect(jobs.rows.length).toBeLessThanOrEqual(1)
  await told()
  await tellLater(db, postId, deps.jobs.add)
  await told()
  const all = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, 'thread-reply'), eq(notifications.groupKey, `thread:${id}`)))
  expect(all).toHaveLength(1_001)
})

it('somebody new who names others names two at most', async () => {
  const one = await addPerson(deps)
  const answer = await post(`${base}/posts`, one.headers, {
    title: 'Hi',
    category: 'gear',
    content: '@ana_off @ben_off @cleo_off',
  })
  expect(answer.json()).toMatchObject({ issues: [{ path: ['content'] }] })
})
