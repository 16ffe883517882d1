import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contentFlags } from '#db/schema/contributions.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { notifications } from '#db/schema/people.ts'
import { standings } from '#db/schema/relations.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { notifyOfDecisionsNow } from '#src/testing/decisions.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'

const { app, deps, passTime } = await testApp()
const { db } = deps
const { get, post, put, del } = callsOf(app)
const { base, start, reply, tryStart, tryReply, thread, replies, change } = forumOf(app)
const hour = 3_600_000

const moderator = await addPerson(deps, { groups: ['moderator'] })
const member = await addStanding(deps, 'member')
const newcomer = () => addPerson(deps, { createdAt: deps.clock() })
/** Time passes, and those who are still here sign in anew. */
const later = async (milliseconds: number, ...people: Someone[]) => {
  passTime(milliseconds)
  for (const one of [member, moderator, ...people]) one.headers = await signIn(deps, one.id)
}
/** Signs that hold what somebody new writes first: a link, and a number to call. */
const suspicious = 'Call +20 100 123 4567 or see www.cheap.example'
const long = 'Our liveaboard has two places left for the week in May, with nitrox and all meals included.'

const pending = async () => (await get('/api/moderator/pending-items?type=posts', moderator.headers)).json()
const previewOf = async (id: string) => (await get(`/api/moderator/posts/${id}`, moderator.headers)).json()
const decide = (id: string, how: 'approve' | 'reject', body?: object) =>
  post(`/api/moderator/posts/${id}/${how}`, moderator.headers, body)
const notesAbout = async (itemId: string) =>
  (await db.select().from(contentFlags).where(eq(contentFlags.itemId, itemId))).map(({ note }) => note)
const toldTo = async ({ id }: Someone) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(({ kind }) => kind)
const tallies = async (slug: string) => {
  const categories: { slug: string; topics: number; posts: number }[] = (
    await get(`${base}/categories`)
  ).json()
  return categories.find((one) => one.slug === slug)
}

describe('limits of a post', () => {
  it('are said at the field with when they end, and what was typed is not written', async () => {
    const one = await newcomer()
    const refused = await tryStart(one, { content: 'www.a.org www.b.org www.c.org' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ issues: [{ path: ['content'] }] })
    expect(refused.json().issues[0].message).toContain('up to 2 links. This limit ends when')
    const { id } = await start(member)
    const many = await tryReply(one, id, { content: '@ana_1 @ben_1 @cleo_1' })
    expect(many.json()).toMatchObject({ issues: [{ path: ['content'] }] })
    expect(await replies(id)).toEqual([])
    expect((await tryReply(member, id, { content: 'www.a.org www.b.org www.c.org' })).statusCode).toBe(201)
  })

  it('hold for edits as well', async () => {
    const one = await newcomer()
    const { opening } = await start(one)
    const refused = await change(one, opening, { content: 'www.a.org www.b.org www.c.org' })
    expect(refused.json()).toMatchObject({ issues: [{ path: ['content'] }] })
  })

  it('let somebody new write 3 posts in a row, and more once somebody answered', async () => {
    const one = await newcomer()
    const { id } = await start(one)
    for (let n = 0; n < 2; n++) await reply(one, id)
    const refused = await tryReply(one, id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in-row'])
    await reply(member, id)
    await reply(one, id)
    const own = await start(member)
    for (let n = 0; n < 5; n++) await reply(member, own.id)
  })
})

describe('one weak sign', () => {
  it('publishes, and tells moderators quietly once', async () => {
    const one = await newcomer()
    const { id, state } = await start(one, { content: 'see www.reef.example' })
    expect(state).toBe('public')
    expect((await thread(id)).statusCode).toBe(200)
    expect(await notesAbout(id)).toEqual(['Someone new added a link.'])
    const flags = (await get('/api/moderator/pending-items?type=flags', moderator.headers)).json()
    expect(flags.items).toContainEqual(
      expect.objectContaining({
        title: 'Which fins?',
        description: 'Someone new added a link.',
        authorHandle: null,
      }),
    )
  })

  it('is not told of members who add a link, nor of moderators whatever they write', async () => {
    for (const by of [member, moderator]) {
      const { id } = await start(by, { content: 'see www.reef.example' })
      expect(await notesAbout(id)).toEqual([])
    }
    for (let n = 0; n < 4; n++) expect((await start(moderator, { content: long })).state).toBe('public')
  })
})

describe('what is held', () => {
  it('is its author’s and the moderators’ alone, counts nowhere and tells nobody', async () => {
    const one = await newcomer()
    const before = await tallies('gear')
    const { id, state, opening } = await start(one, { content: suspicious })
    expect([state, opening.state]).toEqual(['held', 'held'])
    expect((await thread(id, one)).json()).toMatchObject({ state: 'held', opening: { content: suspicious } })
    expect((await thread(id, moderator)).statusCode).toBe(200)
    for (const reader of [undefined, member]) expect((await thread(id, reader)).statusCode).toBe(404)
    expect((await get(`${base}/replies/${opening.id}`)).statusCode).toBe(404)
    const lists = ['posts?category=gear', 'posts?sort=newest', 'recent-posts']
    for (const list of lists) expect((await get(`${base}/${list}`, member.headers)).body).not.toContain(id)
    expect(await tallies('gear')).toEqual(before)
    expect((await tryReply(member, id)).statusCode).toBe(404)
    expect((await post(`${base}/replies/${opening.id}/like`, member.headers)).statusCode).toBe(404)
    expect((await post(`/api/flags/threads/${id}`, member.headers, { reason: 'spam' })).statusCode).toBe(404)
  })

  it('is at the desk with its signs in words, published by approving, and put back', async () => {
    const [one, starter] = [await newcomer(), await addStanding(deps, 'member')]
    const { id } = await start(starter, { category: 'travel' })
    const held = await reply(one, id, { content: suspicious })
    expect(await replies(id)).toEqual([])
    expect((await thread(id)).json()).toMatchObject({ replies: 0, lastN: 0 })
    expect((await pending()).items).toContainEqual(
      expect.objectContaining({ id: held.id, type: 'posts', isThread: false, threadTitle: 'Which fins?' }),
    )
    expect(await previewOf(held.id)).toMatchObject({
      signals: ['Someone new added a link.', 'Their first post has a phone number or speaks of payment.'],
      post: { id: held.id, content: suspicious },
      thread: { id },
      author: { handle: `diver_${one.id.slice(-8)}` },
      category: { slug: 'travel' },
    })
    const { decisionId } = (await decide(held.id, 'approve')).json()
    expect((await thread(id)).json()).toMatchObject({ replies: 1, lastN: 1 })
    const undone = await post(`/api/moderator/decisions/${decisionId}/undo`, moderator.headers)
    expect(undone.statusCode).toBe(200)
    expect((await thread(id)).json()).toMatchObject({ replies: 0, lastN: 0 })
    expect(await toldTo(starter)).toEqual([])
    await decide(held.id, 'approve')
    await notifyOfDecisionsNow(deps)
    await deps.jobs.settled('tell-post', 20_000)
    expect(await toldTo(starter)).toEqual(['thread-reply'])
    expect(await toldTo(one)).toEqual(['thread-approved'])
    expect((await decide(held.id, 'reject')).statusCode).toBe(409)
  })

  it('is hidden by rejecting, with the reason for its author, who still reads it', async () => {
    const one = await newcomer()
    const { id, opening } = await start(one, { content: suspicious })
    expect((await decide(opening.id, 'reject', { reason: 'Advertising.' })).statusCode).toBe(200)
    expect((await thread(id)).statusCode).toBe(404)
    expect((await thread(id, one)).json()).toMatchObject({ state: 'removed' })
    await notifyOfDecisionsNow(deps)
    const [told] = await db.select().from(notifications).where(eq(notifications.userId, one.id))
    expect(told).toMatchObject({
      kind: 'thread-rejected',
      message: 'Your thread “Which fins?” wasn’t approved. Reason: Advertising.',
    })
    // The website is remembered.
    const other = await newcomer()
    await start(other)
    const again = await start(other, { content: 'https://www.cheap.example/other' })
    expect(again.state).toBe('held')
    expect((await previewOf(again.opening.id)).signals).toContain(
      'It links to a website whose posts were taken down before.',
    )
  })

  it('is not decided as nobody looked at it: its author changed it meanwhile', async () => {
    const one = await newcomer()
    const { opening } = await start(one, { content: suspicious })
    expect((await change(one, opening, { content: `${suspicious} now` })).statusCode).toBe(200)
    const late = await post(`/api/moderator/posts/${opening.id}/approve?version=1`, moderator.headers)
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
    const fixed = (await change(one, { ...opening, version: 2 }, { content: 'No link.' })).json()
    expect(fixed.state).toBe('held')
  })

  it('is decided once by two moderators', async () => {
    const one = await newcomer()
    const { opening } = await start(one, { content: suspicious })
    const answers = await Promise.all([1, 2, 3].map(() => decide(opening.id, 'approve')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })
})

describe('an edit', () => {
  it('that adds a link later holds what somebody new wrote, and tells moderators of members', async () => {
    const [one, other] = [await newcomer(), member]
    const { id } = await start(member)
    const [theirs, others] = [await reply(one, id), await reply(other, id)]
    await later(2 * hour, one)
    const held = (await change(one, theirs, { content: 'now www.cheap2.example' })).json()
    expect(held.state).toBe('held')
    expect((await replies(id)).map(({ n }) => n)).toEqual([2])
    expect((await thread(id)).json()).toMatchObject({ replies: 1, lastN: 2 })
    expect((await change(other, others, { content: 'now www.cheap2.example' })).json().state).toBe('public')
    expect(await notesAbout(others.id)).toEqual(['A link was added more than an hour after it was posted.'])
  })

  it('of what moderators let pass is not held again for what was there', async () => {
    const one = await newcomer()
    const { opening } = await start(one, { content: suspicious })
    await decide(opening.id, 'approve')
    await later(2 * hour, one)
    const typo = (await change(one, opening, { content: `${suspicious}!` })).json()
    expect(typo.state).toBe('public')
  })
})

describe('the same text', () => {
  it('is held from the third time on, of one person and of several who are new, and not a day later', async () => {
    const stateOf = async (by: Someone, content: string) => (await start(by, { content })).state
    const member2 = await addStanding(deps, 'member')
    const states = [await stateOf(member2, long), await stateOf(member2, `Hello! ${long.toUpperCase()}`)]
    expect([...states, await stateOf(member2, long)]).toEqual(['public', 'public', 'held'])
    const text = 'The wreck lies on sand at eighteen metres and is marked by a yellow buoy all summer long.'
    const ofNew: string[] = []
    for (let n = 0; n < 3; n++) ofNew.push(await stateOf(await newcomer(), `${text} ${n}`))
    expect(ofNew).toEqual(['public', 'public', 'held'])
    await later(25 * hour)
    expect(await stateOf(await newcomer(), text)).toBe('public')
  })

  it('20 times at once by one person is published twice; with one key it is one post', async () => {
    const one = await addStanding(deps, 'member')
    const content =
      'Selling a nearly new drysuit, size medium, used on three dives only, with its bag and hood.'
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryStart(one, { content })))
    const states = answers.map((answer) => answer.json().state as string)
    expect(states.filter((state) => state === 'public')).toHaveLength(2)
    expect(states.filter((state) => state === 'held')).toHaveLength(18)
    const clientKey = randomUUID()
    const once = await Promise.all(
      Array.from({ length: 20 }, () => tryStart(member, { content: 'Where to eat?', clientKey })),
    )
    expect(new Set(once.map((answer) => answer.json().id)).size).toBe(1)
    const rows = await db.select().from(forumThreads).where(eq(forumThreads.clientKey, clientKey))
    expect(rows).toHaveLength(1)
  })
})

it('a reply of somebody new to a thread that was silent for a year is worth a look', async () => {
  const { id } = await start(member)
  const before = new Date(deps.clock().getTime() - 400 * 24 * hour)
  await db.update(forumThreads).set({ lastAt: before }).where(eq(forumThreads.id, id))
  const { id: postId, state } = await reply(await newcomer(), id)
  expect(state).toBe('public')
  expect(await notesAbout(postId)).toEqual([
    'Someone new replied to a thread that nobody had replied to for a year.',
  ])
})

it('100 nested quotes and what looks like names are text', async () => {
  const content = `${Array.from({ length: 100 }, (_, n) => `${'> '.repeat(n)}@member_${n} wrote`).join('\n')}\n`
  const { opening } = await start(member, { content })
  expect(opening).toMatchObject({ content: content.trim(), mentions: [] })
})

describe('reported posts', () => {
  it('are taken down, which is told, counts for standing, and is put back by undo', async () => {
    const author = await addStanding(deps, 'member')
    const { id } = await start(member)
    const bad = await reply(author, id, { content: 'Hold your breath, see https://scam.example' })
    expect((await post(`/api/flags/replies/${bad.id}`, author.headers, { reason: 'spam' })).statusCode).toBe(
      400,
    )
    expect((await post(`/api/flags/replies/${bad.id}`, member.headers, { reason: 'spam' })).statusCode).toBe(
      200,
    )
    const [flag] = await db.select().from(contentFlags).where(eq(contentFlags.itemId, bad.id))
    const preview = (await get(`/api/moderator/flags/${flag?.id}`, moderator.headers)).json()
    expect(preview).toMatchObject({
      title: 'Re: Which fins?',
      about: { type: 'replies', post: { id: bad.id }, thread: { id } },
    })
    const decided = await post(`/api/moderator/flags/${flag?.id}/approve`, moderator.headers)
    expect((await replies(id))[0]).toMatchObject({ state: 'removed', content: '', author: null })
    const record = await get(`/api/moderator/people/${author.id}`, moderator.headers)
    expect(record.json().upheld).toMatchObject([{ type: 'replies', reason: 'spam' }])
    const undo = `/api/moderator/decisions/${decided.json().decisionId}/undo`
    expect((await post(undo, moderator.headers)).statusCode).toBe(200)
    expect((await replies(id))[0]).toMatchObject({ state: 'public', content: bad.content })
    await post(`/api/moderator/flags/${flag?.id}/approve`, moderator.headers)
    await notifyOfDecisionsNow(deps)
    expect(await toldTo(author)).toContain('thread-rejected')
    const [row] = await db.select().from(forumPosts).where(eq(forumPosts.id, bad.id))
    expect(row).toMatchObject({ state: 'removed', content: bad.content })
  })

  it('are settled when their author deletes them, which is told to whoever reported them', async () => {
    const [author, reporter] = [await addStanding(deps, 'member'), await addStanding(deps, 'member')]
    const { id } = await start(author)
    await post(`/api/flags/threads/${id}`, reporter.headers, { reason: 'spam' })
    expect((await del(`${base}/posts/${id}`, author.headers)).statusCode).toBe(200)
    const [flag] = await db.select().from(contentFlags).where(eq(contentFlags.itemId, id))
    expect(flag?.status).toBe('upheld')
    expect(await toldTo(reporter)).toEqual(['flagged-post-removed'])
    const record = await get(`/api/moderator/people/${author.id}`, moderator.headers)
    expect(record.json().upheld).toEqual([])
  })

  it('of threads are taken down as a whole', async () => {
    const { id, opening } = await start(await addStanding(deps, 'member'))
    await reply(member, id)
    await post(`/api/flags/threads/${id}`, member.headers, { reason: 'harassment' })
    expect(
      (await post(`/api/flags/replies/${opening.id}`, member.headers, { reason: 'spam' })).statusCode,
    ).toBe(404)
    const [flag] = await db.select().from(contentFlags).where(eq(contentFlags.itemId, id))
    await post(`/api/moderator/flags/${flag?.id}/approve`, moderator.headers)
    expect((await thread(id)).statusCode).toBe(404)
  })
})

describe('who is silenced', () => {
  it('neither starts threads, replies, edits nor thanks, and reads as ever', async () => {
    const one = await addStanding(deps, 'member')
    const { id, opening } = await start(one)
    const theirs = await start(member)
    await db.update(standings).set({ standing: 'silenced' }).where(eq(standings.userId, one.id))
    // The instance hears of it a moment later.
    const like = () => post(`${base}/replies/${theirs.opening.id}/like`, one.headers)
    await expect.poll(async () => (await like()).statusCode).toBe(403)
    const answers = [
      await tryStart(one),
      await tryReply(one, id),
      await change(one, opening, { content: 'Other words' }),
      await like(),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [403, 'silenced']),
    )
    expect((await thread(id, one)).statusCode).toBe(200)
  })
})

describe('standing', () => {
  it('counts what stood for a day with a name, and nothing else', async () => {
    const one = await addPerson(deps)
    const stoodOf = async () =>
      (await get(`/api/moderator/people/${one.id}`, moderator.headers)).json().stood as number
    const { id, opening } = await start(one)
    await start(one, { category: 'safety-and-incidents', isAnonymous: true })
    const second = await reply(one, id)
    expect(await stoodOf()).toBe(0)
    await later(25 * hour, one)
    expect(await stoodOf()).toBe(2)
    await reply(one, id)
    await put(`${base}/replies/${second.id}/state`, moderator.headers, { isHidden: true })
    expect(await stoodOf()).toBe(1)
    await put(`${base}/posts/${id}/state`, moderator.headers, { isHidden: true })
    expect(await stoodOf()).toBe(0)
    expect(opening.n).toBe(0)
  })
})
