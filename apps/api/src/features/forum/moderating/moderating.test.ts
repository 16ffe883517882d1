import { randomUUID } from 'node:crypto'
import type { Post } from '@soundings/contract/forum'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const { get, post, put } = callsOf(app)
const { base, start, reply, tryReply, thread, replies } = forumOf(app)
const minute = 60_000

const moderator = await addPerson(deps, { groups: ['moderator'], handle: 'anna_dives' })
const other = await addPerson(deps, { groups: ['moderator'], handle: 'other_one' })
const [author, helper] = [await addStanding(deps), await addStanding(deps)]

const setState = (id: string, change: object, by: Someone = moderator) =>
  put(`${base}/posts/${id}/state`, by.headers, change)
const hidePost = (id: string, isHidden: boolean) =>
  put(`${base}/replies/${id}/state`, moderator.headers, { isHidden })
const split = (id: string, replyIds: string[], known: object = {}) =>
  post(`${base}/posts/${id}/split`, moderator.headers, {
    replyIds,
    title: 'Gloves',
    category: 'gear',
    ...known,
  })
const merge = (id: string, into: string, by: Someone = moderator) =>
  post(`${base}/posts/${id}/merge`, by.headers, { into })
const undo = (actId: string, by: Someone = moderator) => post(`${base}/acts/${actId}/undo`, by.headers)
const lastNotice = async ({ id }: Someone) =>
  (
    await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(desc(notifications.id))
      .limit(1)
  )[0]
const audited = async (subjectId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))).map(({ action }) => action)
const contentsOf = (posts: readonly Post[]) => posts.map(({ n, content, state }) => [n, state, content])
const tallied = async () => {
  const categories: { topics: number; posts: number }[] = (await get(`${base}/categories`)).json()
  const sumOf = (what: 'topics' | 'posts') => categories.reduce((sum, one) => sum + one[what], 0)
  return { topics: sumOf('topics'), posts: sumOf('posts') }
}
type Tallies = Awaited<ReturnType<typeof tallied>>
const changeOf = (before: Tallies, after: Tallies) => [
  after.topics - before.topics,
  after.posts - before.posts,
]

/** A thread with three replies, of two people. */
const talk = async (known: object = {}) => {
  const begun = await start(author, known)
  const said = [
    await reply(helper, begun.id, { content: 'One' }),
    await reply(author, begun.id, { content: 'Two', replyToN: 1 }),
    await reply(helper, begun.id, { content: 'Three', replyToN: 2 }),
  ]
  return { id: begun.id, opening: begun.opening, said, ids: said.map(({ id }) => id) }
}

describe('the state of a thread', () => {
  it('is locked: nobody replies, the author is told why, it is in the audit log, and undone', async () => {
    const { id } = await talk()
    const act = (await setState(id, { isLocked: true, reason: 'It went in circles.' })).json()
    expect(act).toMatchObject({ threadId: id, actId: expect.any(String) })
    const refused = await tryReply(helper, id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'locked'])
    expect(await lastNotice(author)).toMatchObject({
      kind: 'thread-moderated',
      message:
        'A moderator locked your thread “Which fins?”, so nobody can reply to it. Reason: It went in circles.',
    })
    expect((await undo(act.actId, other)).json()).toEqual({ threadId: id })
    expect((await tryReply(helper, id)).statusCode).toBe(201)
    expect(await audited(id)).toEqual(['forum.lock', 'forum.undo-lock'])
  })

  it('is pinned until a moment, moved and given a site', async () => {
    const { id } = await talk()
    const siteId = await addSite(db, { siteName: 'Wreck' })
    const until = new Date(deps.clock().getTime() + minute).toISOString()
    await setState(id, { pinnedUntil: until })
    expect((await thread(id)).json().isPinned).toBe(true)
    const past = await setState(id, { pinnedUntil: '2020-01-01T00:00:00.000Z' })
    expect(past.json()).toMatchObject({ issues: [{ path: ['pinnedUntil'] }] })
    const before = await tallied()
    const act = (await setState(id, { category: 'travel', siteId })).json()
    expect((await thread(id)).json()).toMatchObject({ category: { slug: 'travel' }, site: { id: siteId } })
    expect(await tallied()).toEqual(before)
    expect((await undo(act.actId)).statusCode).toBe(200)
    expect((await thread(id)).json()).toMatchObject({
      category: { slug: 'gear' },
      site: null,
      isPinned: true,
    })
    expect((await setState(id, { category: 'nowhere' })).statusCode).toBe(404)
    expect((await setState(id, { siteId: randomUUID() })).json()).toMatchObject({
      issues: [{ path: ['siteId'] }],
    })
  })

  it('is hidden from all but its author and moderators, counts no longer, and is shown again', async () => {
    const before = await tallied()
    const { id } = await talk()
    const counted = await tallied()
    await setState(id, { isHidden: true })
    for (const reader of [undefined, helper]) expect((await thread(id, reader)).statusCode).toBe(404)
    expect((await thread(id, author)).json().state).toBe('removed')
    expect(await tallied()).toEqual(before)
    await setState(id, { isHidden: false })
    expect((await thread(id)).json()).toMatchObject({
      state: 'public',
      replies: 3,
      opening: { state: 'public' },
    })
    expect(await tallied()).toEqual(counted)
  })

  it('is changed by one of two moderators; the other reads who was faster', async () => {
    const { id } = await talk()
    const answers = await Promise.all([
      setState(id, { isLocked: true }),
      setState(id, { isLocked: true }, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(late.message).toMatch(/^@(anna_dives|other_one) locked this thread a moment ago\.$/)
  })

  it('is not put back once it was changed again, twice, or too late', async () => {
    const { id } = await talk()
    const first = (await setState(id, { category: 'travel' })).json()
    await setState(id, { category: 'sites' }, other)
    const refused = await undo(first.actId)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-since'])
    const lock = (await setState(id, { isLocked: true })).json()
    expect((await undo(lock.actId)).statusCode).toBe(200)
    expect((await undo(lock.actId)).statusCode).toBe(409)
    const late = (await setState(id, { isLocked: true })).json()
    passTime(11 * minute)
    for (const one of [moderator, other, author, helper]) one.headers = await signIn(deps, one.id)
    expect((await undo(late.actId)).statusCode).toBe(409)
    expect((await undo(randomUUID())).statusCode).toBe(404)
  })

  it('is nobody else’s to change', async () => {
    const { id, ids } = await talk()
    const calls = [
      setState(id, { isLocked: true }, author),
      put(`${base}/replies/${ids[0]}/state`, author.headers, { isHidden: true }),
      merge(id, id, author),
      get(`${base}/replies/${ids[0]}/author`, author.headers),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403)
    expect((await setState(randomUUID(), { isLocked: true })).statusCode).toBe(404)
  })
})

describe('a reply', () => {
  it('is hidden, with the mark of the solution, and shown again by undo', async () => {
    const { id, ids, said } = await talk({ category: 'questions' })
    await put(`${base}/posts/${id}/solution`, author.headers, { postId: ids[0] })
    const act = (await hidePost(ids[0] ?? '', true)).json()
    expect((await thread(id)).json()).toMatchObject({ replies: 2, solutionN: null })
    expect((await replies(id))[0]).toMatchObject({ state: 'removed', content: '', author: null })
    expect(await lastNotice(helper)).toMatchObject({
      message: 'A moderator hid your reply in “Which fins?”.',
    })
    expect((await hidePost(ids[0] ?? '', true)).statusCode).toBe(409)
    expect((await undo(act.actId)).statusCode).toBe(200)
    expect((await thread(id)).json()).toMatchObject({ replies: 3, solutionN: said[0]?.n })
  })

  it('that begins a thread is hidden with it alone', async () => {
    const { opening } = await talk()
    expect((await hidePost(opening.id, true)).json()).toMatchObject({ issues: [{ path: ['isHidden'] }] })
  })
})

describe('splitting', () => {
  it('moves replies to a thread of their own; their addresses and numbers lead there', async () => {
    const { id, ids } = await talk()
    const before = await tallied()
    await post(`${base}/replies/${ids[1]}/like`, helper.headers)
    const act = (
      await split(id, [ids[2] ?? '', ids[1] ?? ''], { reason: 'Gloves are another matter.' })
    ).json()
    const made = (await thread(act.threadId)).json()
    expect(made).toMatchObject({
      title: 'Gloves',
      author: { id: author.id },
      replies: 1,
      lastN: 1,
      likes: 1,
      opening: { id: ids[1], n: 0, content: 'Two', replyToN: null },
    })
    expect(contentsOf(await replies(act.threadId))).toEqual([[1, 'public', 'Three']])
    expect((await replies(act.threadId))[0]?.replyToN).toBe(0)
    expect((await thread(id)).json()).toMatchObject({ replies: 1, lastN: 3 })
    const [, second, third] = await replies(id)
    expect(second).toMatchObject({
      n: 2,
      state: 'moved',
      content: '',
      author: null,
      movedTo: { threadId: act.threadId, n: 0 },
    })
    expect(third).toMatchObject({ n: 3, state: 'moved', movedTo: { threadId: act.threadId, n: 1 } })
    expect((await get(`${base}/replies/${ids[2]}`)).json()).toMatchObject({ threadId: act.threadId, n: 1 })
    expect((await reply(helper, id)).n).toBe(4)
    expect(changeOf(before, await tallied())).toEqual([1, 1])
    expect(await lastNotice(author)).toMatchObject({
      message:
        'A moderator moved what you wrote in “Which fins?” to a new thread, “Gloves”. Reason: Gloves are another matter.',
    })
    expect((await thread(act.threadId, helper)).json().watch).toBe('watching')
  })

  it('is undone to what it was, and not once somebody wrote in the new thread', async () => {
    const { id, ids, said } = await talk()
    const read = async () => [await replies(id), (await thread(id)).json().replies]
    const before = await read()
    const act = (await split(id, [ids[0] ?? '', ids[2] ?? ''])).json()
    expect((await undo(act.actId)).json()).toEqual({ threadId: id })
    expect(await read()).toEqual(before)
    expect((await thread(act.threadId)).statusCode).toBe(404)
    const again = (await split(id, [said[0]?.id ?? ''])).json()
    await reply(helper, again.threadId)
    expect((await undo(again.actId)).statusCode).toBe(409)
  })

  it('is of replies that everybody reads, by one of two moderators', async () => {
    const { id, ids, opening } = await talk()
    for (const chosen of [[opening.id], [randomUUID()], (await talk()).ids])
      expect((await split(id, chosen)).json()).toMatchObject({ code: 'changed-since' })
    const answers = await Promise.all([split(id, [ids[0] ?? '']), split(id, [ids[0] ?? '', ids[1] ?? ''])])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('merging', () => {
  it('puts a thread at the end of another, in its order; its addresses lead there', async () => {
    const [from, into] = [await talk({ title: 'Fins again' }), await talk()]
    const before = await tallied()
    const act = (await merge(from.id, into.id)).json()
    expect(act.threadId).toBe(into.id)
    const all = await replies(into.id)
    expect(contentsOf(all)).toEqual([
      [1, 'public', 'One'],
      [2, 'public', 'Two'],
      [3, 'public', 'Three'],
      [4, 'public', from.opening.content],
      [5, 'public', 'One'],
      [6, 'public', 'Two'],
      [7, 'public', 'Three'],
    ])
    expect(all.map(({ replyToN }) => replyToN)).toEqual([null, 1, 2, null, null, 5, 6])
    expect((await thread(from.id)).json()).toMatchObject({ state: 'moved', mergedInto: into.id })
    expect((await thread(into.id)).json()).toMatchObject({ replies: 7, lastN: 7 })
    expect((await get(`${base}/replies/${from.ids[1]}`)).json()).toMatchObject({ threadId: into.id, n: 6 })
    expect((await tryReply(helper, from.id)).json()).toMatchObject({ threadId: into.id, n: 8 })
    expect(changeOf(before, await tallied())).toEqual([-1, 1])
    expect((await get(`${base}/posts?category=gear&limit=100`)).body).not.toContain(from.id)
  })

  it('is undone to what it was, and not once somebody wrote after it', async () => {
    const [from, into] = [await talk(), await talk()]
    const read = async () => [
      await replies(from.id),
      await replies(into.id),
      (await thread(from.id)).json().state,
    ]
    const before = await read()
    const act = (await merge(from.id, into.id)).json()
    expect((await undo(act.actId)).json()).toEqual({ threadId: from.id })
    expect(await read()).toEqual(before)
    const again = (await merge(from.id, into.id)).json()
    await reply(helper, into.id)
    const refused = await undo(again.actId)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-since'])
  })

  it('of two threads into each other at once is one merge', async () => {
    const [one, two] = [await talk(), await talk()]
    const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id, other)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await merge(one.id, one.id)).json()).toMatchObject({ issues: [{ path: ['into'] }] })
    expect((await merge(one.id, randomUUID())).statusCode).toBe(404)
  })

  it('while people reply loses nothing and gives no number twice', async () => {
    const [from, into] = [await talk(), await talk()]
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => tryReply(helper, from.id)),
      merge(from.id, into.id),
      ...Array.from({ length: 10 }, () => tryReply(author, into.id)),
    ])
    expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true)
    const numbers = (await replies(into.id)).map(({ n }) => n)
    expect(numbers).toEqual(Array.from({ length: 27 }, (_, at) => at + 1))
  })
})

describe('who wrote without a name', () => {
  it('is told to a moderator, and noted', async () => {
    const { id, opening } = await start(author, { category: 'safety-and-incidents', isAnonymous: true })
    expect((await thread(id, moderator)).json().author).toBeNull()
    const answer = await get(`${base}/replies/${opening.id}/author`, moderator.headers)
    expect(answer.json()).toMatchObject({ author: { id: author.id } })
    expect(await audited(opening.id)).toEqual(['forum.author'])
  })
})
