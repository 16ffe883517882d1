import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { categoryFeedPath, categoryPath, threadFeedPath, threadPath } from '@soundings/contract/forum-pages'
import { quoteOf } from '@soundings/rules/forum-quotes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contentFlags } from '#db/schema/contributions.ts'
import { notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { addPerson } from '#src/testing/people.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'
import { personalForum } from '../personal/personal-forum.ts'

const html = `<!doctype html><html><head><title>Soundings</title>
<meta name="description" content="x" /></head><body><div id="root"><!--first-view--></div></body></html>`
const { app, deps } = await testApp({ web: { folder: import.meta.dirname, html, scriptHashes: [] } })
const { db } = deps
const { get, post, put } = callsOf(app)
const { base, start, reply, tryReply, change, thread, replies } = forumOf(app)
const category = 'safety-and-incidents'

const secret = await addStanding(deps, 'trusted', {
  handle: 'sekrit_diver',
  fullName: 'Sylvia Sekrit',
  avatarUrl: `/api/avatars/${'5ec'.repeat(10)}00/picture.jpg`,
})
const member = await addStanding(deps, 'trusted', { handle: 'mem_ber' })
const muting = await addStanding(deps, 'trusted', { handle: 'mut_ing' })
const moderator = await addPerson(deps, { groups: ['moderator'], handle: 'mo_d' })
const newcomer = await addPerson(deps, { createdAt: deps.clock(), handle: 'sekrit_newcomer' })
await post(`/api/people/${secret.id}/mute`, muting.headers)
await post(`/api/people/${secret.id}/block`, muting.headers)

const readers: [string, Someone | undefined][] = [
  ['a visitor', undefined],
  ['a member', member],
  ['somebody who blocked them', muting],
  ['a moderator', moderator],
]
const isTelling = new RegExp(`sekrit|sylvia|5ec5ec|${secret.id}|${newcomer.id}`, 'i')

const withoutRequest = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

/** What is told of people whatever they wrote without a name, by whom it is read. */
const aboutThem = async () => {
  const surfaces = [
    '/api/profile/sekrit_diver',
    '/api/profile/sekrit_diver/activity',
    '/api/community/members?q=sekrit',
    '/api/community/members',
    '/api/community/mentions?q=sekrit',
    `${base}/posts?author=sekrit_diver`,
    `${base}/search?q=wrist&author=sekrit_diver`,
  ]
  const told: Record<string, string> = {}
  for (const [name, reader] of readers)
    for (const url of surfaces)
      told[`${name} ${url}`] = withoutRequest((await get(url, reader?.headers)).body)
  const record = await get(`/api/moderator/people/${secret.id}`, moderator.headers)
  return { ...told, record: record.body, badge: (await get('/api/people/me/standing', secret.headers)).body }
}

const before = await aboutThem()
// A thread of their own, changed and answered, a reply in somebody else’s, and what waits at the desk.
const own = await start(secret, {
  title: 'Lost my buddy at the wreck',
  content: 'My wrist computer failed. @mem_ber knows it.',
  category,
  isAnonymous: true,
  incident: { happened: 'We lost each other', depth: 30, gas: 'air' },
})
await change(secret, own.opening, { content: 'My wrist computer failed at 30 m. @mem_ber knows it.' })
await reply(secret, own.id, { content: 'It is the wrist strap.', isAnonymous: true })
const theirs = await start(member, { title: 'Wrist mounts', content: 'Which wrist mount?', category })
const quote = quoteOf(
  { threadId: theirs.id, postId: theirs.opening.id, handle: 'mem_ber' },
  'Which wrist mount?',
)
const answer = await reply(secret, theirs.id, { content: `${quote}Mine broke my wrist.`, isAnonymous: true })
const held = await start(newcomer, {
  title: 'Wrist trouble',
  content: 'See www.wrist.example or call +20 100 123 4567',
  category,
  isAnonymous: true,
})
for (const id of [own.opening.id, answer.id]) await post(`${base}/replies/${id}/like`, member.headers)
await put(`${base}/posts/${own.id}/watch`, member.headers, { level: 'watching' })
await post(`/api/flags/replies/${answer.id}`, member.headers, { reason: 'spam' })
await post(`/api/flags/threads/${own.id}`, member.headers, { reason: 'wrong' })
await deps.jobs.settled('tell-post', 20_000)
const flags = await db.select().from(contentFlags)
const flagOf = (itemId: string) => flags.find((flag) => flag.itemId === itemId)?.id

describe('who wrote without a name', () => {
  const surfaces: [string, string][] = [
    ['the categories', `${base}/categories`],
    ['recent posts', `${base}/recent-posts`],
    ['the counts', '/api/community/stats'],
    ['what is new', '/api/stats/recent-activity'],
    ...['active', 'newest', 'top', 'unanswered'].map((sort): [string, string] => [
      `the list by ${sort}`,
      `${base}/posts?category=${category}&sort=${sort}`,
    ]),
    ['the thread', `${base}/posts/${own.id}`],
    ['its replies', `${base}/posts/${own.id}/replies`],
    ['replies to somebody else', `${base}/posts/${theirs.id}/replies`],
    ['somebody else’s thread', `${base}/posts/${theirs.id}`],
    ['the opening', `${base}/replies/${own.opening.id}`],
    ['a reply', `${base}/replies/${answer.id}`],
    ['the history', `${base}/replies/${own.opening.id}/history`],
    ['the search', `${base}/search?q=wrist`],
    ['related threads', `${base}/related?title=Lost%20buddy%20wreck`],
    ['the feed of the category', categoryFeedPath(category)],
    ['the feed of the thread', threadFeedPath(own.id)],
    ['the feed of somebody else’s thread', threadFeedPath(theirs.id)],
    ['the page of the thread', threadPath(own)],
    ['the page of somebody else’s thread', threadPath(theirs)],
    ['the page of the category', categoryPath(category)],
    ['people to mention', `/api/community/mentions?q=mem&thread=${own.id}`],
    ['a card of the thread', `${base}/posts?tag=none`],
  ]

  it.each(surfaces)('is not told by %s', async (_, url) => {
    for (const [name, reader] of readers) {
      const { statusCode, body, headers } = await get(url, reader?.headers)
      expect(statusCode, `${name}: ${body}`).toBeOneOf(reader ? [200] : [200, 401])
      expect(body, name).not.toMatch(isTelling)
      expect(JSON.stringify(headers), name).not.toMatch(isTelling)
    }
  })

  it('is not among what is new, where others stand with their names', async () => {
    const { items } = (await get('/api/stats/recent-activity')).json()
    const ids = items.map(({ id }: { id: string }) => id)
    expect(ids).toContain(theirs.id)
    expect(ids).not.toContain(own.id)
  })

  it.each([
    ['the list of what is held', '/api/moderator/pending-items?type=posts'],
    ['what is held', `/api/moderator/posts/${held.opening.id}`],
    ['the list of reports', '/api/moderator/pending-items?type=flags'],
    ['a reported reply', `/api/moderator/flags/${flagOf(answer.id)}`],
    ['a reported thread', `/api/moderator/flags/${flagOf(own.id)}`],
  ])('is not told at the desk by %s', async (_, url) => {
    const { statusCode, body } = await get(url, moderator.headers)
    expect([statusCode, body.includes('rist')]).toEqual([200, true])
    expect(body).not.toMatch(isTelling)
  })

  it('changes nothing of what others read about them', async () => {
    expect(await aboutThem()).toEqual(before)
  })

  it('is not told by the suggestions of a thread in another order', async () => {
    const asked = async (thread: string) =>
      (await get(`/api/community/mentions?q=sekrit${thread}`, member.headers)).body
    const plain = await asked('')
    for (const id of [own.id, theirs.id]) expect(await asked(`&thread=${id}`)).toBe(plain)
  })

  it('is not told by notifications of others', async () => {
    const rows = await db.select().from(notifications).where(eq(notifications.userId, member.id))
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['thread-mention', 'thread-quote']))
    expect(JSON.stringify(rows)).not.toMatch(isTelling)
  })

  it('is not told by the export of others', async () => {
    const pieces = personalForum.pieces?.(db, member.id) ?? []
    expect((await buffer(Readable.from(pieces))).toString()).not.toMatch(isTelling)
    expect((await buffer(Readable.from(personalForum.pieces?.(db, secret.id) ?? []))).toString()).toContain(
      'My wrist computer failed',
    )
  })

  it('is not told live', async () => {
    await app.listen({ port: 0 })
    const stream = await openStream(app.listeningOrigin, member.headers)
    await stream.follow([`thread:${own.id}`])
    await reply(secret, own.id, { content: 'And once more.', isAnonymous: true })
    await expect.poll(() => JSON.stringify(stream.received()), { timeout: 10_000 }).toContain(own.id)
    expect(JSON.stringify(stream.received())).not.toMatch(isTelling)
  })

  it('is not told by the hub, which names them among the members as ever', async () => {
    const { members: _, ...hub } = (await get('/api/community/all', member.headers)).json()
    expect(JSON.stringify(hub)).toContain('rist')
    expect(JSON.stringify(hub)).not.toMatch(isTelling)
  })

  it('knows it themselves', async () => {
    const read = (await thread(own.id, secret)).json()
    expect(read).toMatchObject({ author: null, isAnonymous: true, opening: { isOwn: true, author: null } })
    expect((await thread(own.id, member)).json().opening.isOwn).toBe(false)
    expect((await replies(theirs.id, secret))[0]).toMatchObject({ isOwn: true, isAnonymous: true })
  })

  it('does not give it away by answering with a name beneath it', async () => {
    const refused = await tryReply(secret, own.id, { content: 'That was me.' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ issues: [{ path: ['isAnonymous'] }] })
    expect((await tryReply(member, own.id, { content: 'With a name.' })).statusCode).toBe(201)
  })

  it('is not told once moderators split, merge or move it', async () => {
    const split = await post(`${base}/posts/${theirs.id}/split`, moderator.headers, {
      replyIds: [answer.id],
      title: 'Broken wrists',
      category: 'gear',
    })
    const { threadId } = split.json()
    const alone = await get(`${base}/posts/${threadId}`, member.headers)
    expect(alone.json()).toMatchObject({ author: null, isAnonymous: true, lastAuthor: null })
    await post(`${base}/posts/${own.id}/merge`, moderator.headers, { into: threadId })
    for (const url of [
      `posts/${threadId}`,
      `posts/${threadId}/replies`,
      'posts?category=gear',
      'recent-posts',
    ]) {
      const { body } = await get(`${base}/${url}`, member.headers)
      expect(body).toContain('rist')
      expect(body).not.toMatch(isTelling)
    }
  })
})
