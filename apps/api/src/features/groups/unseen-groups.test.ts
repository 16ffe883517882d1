import type { Thread } from '@soundings/contract/forum'
import { threadTopic } from '@soundings/contract/forum'
import { groupTopic } from '@soundings/contract/groups'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { groupsBase, groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'
import { addReport } from '#src/testing/reports.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const { get, post, put, del } = callsOf(app)
const { found, join, leave, change, remove } = groupsOf(app)
const forum = forumOf(app)
type Someone = Awaited<ReturnType<typeof addPerson>>

/** Words that are nowhere else. */
const word = 'xyzzyfin'
const owner = await addPerson(deps, { handle: 'owner_unseen' })
// One that everybody sees, so that what is asked of any group would be right for the wrong reason.
await found(owner, { name: 'Open club', kind: 'open' })
const group = await found(owner, { name: `Club ${word}`, kind: 'private' })
const member = await addPerson(deps)
const invited = await addPerson(deps)
const banned = await addPerson(deps)
const former = await addPerson(deps)
const moderator = await addPerson(deps, { groups: ['moderator'] })
const stranger = await addPerson(deps)
for (const who of [member, invited, banned, former])
  await change(owner, group.id, who.id, { state: 'invited' })
for (const who of [member, banned, former]) await join(who, group.id)
const site = await callsOf(app).add((await addPerson(deps, { groups: ['admin'] })).headers)

const thread: Thread = await forum.start(owner, {
  title: `About ${word}`,
  content: `Meet at ${word}.`,
  groupId: group.id,
  siteId: site.id,
  tags: [word],
})
const reply = await forum.reply(former, thread.id, { content: `I bring ${word}` })
for (const who of [banned, former, member])
  await put(`${forumBase}/posts/${thread.id}/watch`, who.headers, { level: 'watching' })
// Somebody else leads to it from where everybody reads.
const leading = await forum.start(owner, {
  title: 'Where we meet',
  content: `See [there](/community/forums/threads/${thread.id})`,
})
const { id: shared } = await addReport(deps.db, { siteId: site.id, authorId: owner.id })
await post(`${groupsBase}/${group.id}/logbook/${shared}`, owner.headers)
await remove(owner, group.id, banned.id, true)
await leave(former, group.id)

const readers: Record<string, Someone | undefined> = {
  visitor: undefined,
  stranger,
  invited,
  banned,
  former,
  moderator,
  member,
}
const tells = (answer: LightMyRequestResponse) =>
  answer.body.includes(word) || answer.body.includes(thread.id)
const read = (url: string) => async (who: Someone | undefined) => {
  const answer = await get(url, who?.headers)
  return answer.statusCode < 300 && tells(answer)
}
const done =
  (method: 'post' | 'put' | 'del', url: string, body?: object) => async (who: Someone | undefined) => {
    const answer = await { post, put, del }[method](url, who?.headers, body)
    return answer.statusCode < 300
  }

/** Each place where something of a private group could show, by who sees it there; invited ones see its card alone. */
const surfaces: [string, (who: Someone | undefined) => Promise<boolean>, 'card' | 'talk'][] = [
  ['the group', read(`${groupsBase}/${group.id}`), 'card'],
  [
    'one’s own groups',
    (who) => (who ? read(`${groupsBase}?filter=mine`)(who) : Promise.resolve(false)),
    'card',
  ],
  [
    'its members',
    (who) =>
      who ? done('put', `${groupsBase}/${group.id}/watch`, { watches: true })(who) : Promise.resolve(false),
    'talk',
  ],
  [
    'the list of its members',
    async (who) => (await get(`${groupsBase}/${group.id}/members`, who?.headers)).statusCode === 200,
    'talk',
  ],
  [
    'its logbook',
    async (who) => (await get(`${groupsBase}/${group.id}/logbook`, who?.headers)).statusCode === 200,
    'talk',
  ],
  ['its talk', read(`${forumBase}/posts?group=${group.id}`), 'talk'],
  ['searching its talk', read(`${forumBase}/search?q=${word}&group=${group.id}`), 'talk'],
  ['a thread', read(`${forumBase}/posts/${thread.id}`), 'talk'],
  ['its replies', read(`${forumBase}/posts/${thread.id}/replies`), 'talk'],
  ['a reply', read(`${forumBase}/replies/${reply.id}`), 'talk'],
  [
    'its history',
    async (who) => (await get(`${forumBase}/replies/${reply.id}/history`, who?.headers)).statusCode === 200,
    'talk',
  ],
  [
    'its card in another thread',
    async (who) => {
      const { opening } = (await get(`${forumBase}/posts/${leading.id}`, who?.headers)).json()
      return opening.cards.some(({ card }: { card: object | null }) => card !== null)
    },
    'talk',
  ],
  ['watching it', done('put', `${forumBase}/posts/${thread.id}/watch`, { level: 'normal' }), 'talk'],
  ['reading it', done('put', `${forumBase}/posts/${thread.id}/read`, { upTo: 0 }), 'talk'],
  ['thanking for it', done('post', `${forumBase}/replies/${reply.id}/like`), 'talk'],
  ['replying', done('post', `${forumBase}/posts/${thread.id}/replies`, { content: 'Hello' }), 'talk'],
  [
    'starting a thread',
    done('post', `${forumBase}/posts`, { title: 'New', content: 'Hello', groupId: group.id }),
    'talk',
  ],
  ['reporting it', done('post', `/api/flags/threads/${thread.id}`, { reason: 'spam' }), 'talk'],
  [
    'the preview of a link',
    async (who) => {
      if (!who) return false
      const answer = await post(`${forumBase}/cards`, who.headers, {
        content: `[there](/community/forums/threads/${thread.id})`,
      })
      return answer.body.includes(word)
    },
    'talk',
  ],
]
/** Where nothing of any group shows, whoever looks. */
const nowhere: [string, string][] = [
  ['all groups', `${groupsBase}`],
  ['a search of groups', `${groupsBase}?q=${word}`],
  ['popular groups', `${groupsBase}?filter=popular`],
  ['recent posts', `${forumBase}/recent-posts`],
  ['the forum', `${forumBase}/posts?limit=200`],
  ['threads of a site', `${forumBase}/posts?site=${site.id}`],
  ['threads with a tag', `${forumBase}/posts?tag=${word}`],
  ['threads of an author', `${forumBase}/posts?author=owner_unseen`],
  ['a search of the forum', `${forumBase}/search?q=${word}`],
  ['threads like a title', `${forumBase}/related?title=about%20${word}`],
  ['the hub', '/api/community/all'],
  ['a profile', '/api/profile/owner_unseen'],
  ['the first sitemap of threads', '/sitemaps/forums-1.xml'],
]

describe.each(Object.entries(readers))('a %s', (name, who) => {
  const expected = { card: name === 'member' || name === 'invited', talk: name === 'member' }

  it.each(surfaces)('and %s of a private group', async (_, sees, kind) => {
    expect(await sees(who)).toBe(expected[kind])
  })

  it.each(nowhere)('finds nothing of it in %s', async (_, url) => {
    const answer = await get(url, who?.headers)
    expect(answer.body.toLowerCase()).not.toContain(`about ${word}`)
    // Its address stands in a post that everybody reads.
    expect(answer.body).not.toContain(`"${thread.id}"`)
    expect(answer.body).not.toContain(group.id)
  })
})

it('is 404 with the same words as what never was, for whoever does not see it', async () => {
  const gone = (await get(`${groupsBase}/019ab000-0000-7000-8000-00000000dead`, stranger.headers)).json()
  for (const who of [undefined, stranger, banned, former, moderator]) {
    const answer = await get(`${groupsBase}/${group.id}`, who?.headers)
    expect([answer.statusCode, answer.json().message]).toEqual([404, gone.message])
  }
})

it('counts nowhere that others read', async () => {
  const count = async () => ({
    stats: (await get('/api/community/stats')).json().totalPosts,
    categories: (await get(`${forumBase}/categories`)).json().map((one: { topics: number }) => one.topics),
    found: (await get(`${forumBase}/posts`)).json().total,
  })
  const before = await count()
  await forum.reply(member, thread.id)
  await forum.start(member, { title: 'Another', content: 'One', groupId: group.id })
  expect(await count()).toEqual(before)
  expect(before.categories).toHaveLength(8)
})

it('tells nobody of what is said in it who is no longer there, however they are named or follow it', async () => {
  await deps.jobs.settled('tell-post', 20_000)
  await deps.db.delete(notifications)
  await forum.reply(owner, thread.id, { content: `Come all to ${word}` })
  await deps.jobs.settled('tell-post', 20_000)
  const told = async ({ id }: Someone) =>
    (await deps.db.select().from(notifications).where(eq(notifications.userId, id))).length
  expect([await told(former), await told(banned), await told(member)]).toEqual([0, 0, 1])
})

it('its feeds, pages and topics are nobody’s but its members’', async () => {
  for (const url of [
    `/community/forums/threads/${thread.id}/feed.atom`,
    `/community/forums/groups/feed.atom`,
  ])
    expect((await get(url)).statusCode).toBe(404)
  expect((await get(`/community/forums/threads/${thread.id}`)).body).not.toContain(word)
  const topics = [threadTopic.of(thread.id), groupTopic.of(group.id)]
  const follows = async (who: Someone) => {
    const stream = await openStream(address, who.headers)
    await stream.follow(topics)
    await expect.poll(() => stream.received().length, { timeout: 8_000 }).toBeGreaterThan(0)
    return stream
  }
  const ended = (stream: Awaited<ReturnType<typeof follows>>) =>
    stream
      .received()
      .flatMap((event) => ('topic' in event && event.kind === 'ended' ? event.topic : []))
      .toSorted()
  for (const who of [stranger, banned, former, moderator]) {
    const stream = await follows(who)
    await expect.poll(() => ended(stream), { timeout: 8_000 }).toEqual(topics.toSorted())
  }
})

it('what was reported in it is read at the desk, and nothing else of it', async () => {
  await post(`/api/flags/replies/${reply.id}`, member.headers, { reason: 'harassment' })
  const { items } = (await get('/api/moderator/pending-items?type=flags&limit=200', moderator.headers)).json()
  const flagged = items.find(({ title }: { title: string }) => title.includes(word))
  const { about } = (await get(`/api/moderator/flags/${flagged.id}`, moderator.headers)).json()
  expect(about.post?.content ?? about.thread.title).toContain(word)
  expect((await get(`${forumBase}/posts/${thread.id}`, moderator.headers)).statusCode).toBe(404)
  for (const [url, body] of [
    [`${forumBase}/posts/${thread.id}/state`, { isLocked: true }],
    [`${forumBase}/replies/${reply.id}/state`, { isHidden: true }],
  ] as const)
    expect((await put(url, moderator.headers, body)).statusCode).toBe(404)
  expect((await get(`${forumBase}/replies/${reply.id}/author`, moderator.headers)).statusCode).toBe(404)
  const merged = await post(`${forumBase}/posts/${leading.id}/merge`, moderator.headers, { into: thread.id })
  expect(merged.statusCode).toBe(404)
})

it('the talk of an open group is everybody’s to read in the group, and its members’ to write in', async () => {
  const open = await found(owner, { name: 'Open talk' })
  const begun = await forum.start(owner, { title: 'Open words', content: 'plughreef', groupId: open.id })
  expect(begun).toMatchObject({
    groupId: open.id,
    group: { id: open.id, name: 'Open talk', slug: 'open-talk' },
  })
  const listed = (await get(`${forumBase}/posts?group=${open.id}`)).json()
  expect([listed.items.length, listed.total]).toEqual([1, 1])
  expect((await get(`${forumBase}/search?q=plughreef&group=${open.id}`)).json().total).toBe(1)
  expect((await get(`${forumBase}/search?q=plughreef`)).json().total).toBe(0)
  const said = await get(`${forumBase}/posts/${begun.id}`, stranger.headers)
  expect(said.json().may.reply).toBe(false)
  const refused = await post(`${forumBase}/posts/${begun.id}/replies`, stranger.headers, { content: 'Hi' })
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'join-first' }])
  await join(stranger, open.id)
  await forum.reply(stranger, begun.id, { content: 'Hi' })
  expect((await get(`${groupsBase}/${open.id}`)).json()).toMatchObject({ posts: 2, members: 2 })
  const moved = await put(`${forumBase}/posts/${begun.id}/state`, moderator.headers, { category: 'gear' })
  expect(moved.statusCode).toBe(400)
  await del(`${groupsBase}/${open.id}`, owner.headers)
  const late = await post(`${forumBase}/posts/${begun.id}/replies`, stranger.headers, { content: 'Hi' })
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'locked' }])
})

it('members hear of new threads together, unless they would rather not', async () => {
  const club = await found(owner, { name: 'Watching club' })
  const [hears, deaf] = [await addPerson(deps), await addPerson(deps)]
  for (const who of [hears, deaf]) await join(who, club.id)
  await put(`${groupsBase}/${club.id}/watch`, deaf.headers, { watches: false })
  for (const title of ['One', 'Two']) {
    await forum.start(owner, { title, content: 'x', groupId: club.id })
    await deps.jobs.settled('tell-post', 20_000)
  }
  const told = async ({ id }: Someone) =>
    (await deps.db.select().from(notifications).where(eq(notifications.userId, id))).map(
      ({ kind, message }) => [kind, message],
    )
  expect(await told(hears)).toEqual([
    ['thread-in-group', '@owner_unseen wrote something new in Watching club.'],
  ])
  expect(await told(deaf)).toEqual([])
})

it('the logbook adds up what members share, names no depth, and loses it with the dive', async () => {
  const club = await found(owner, { name: 'Log club' })
  await join(stranger, club.id)
  const url = `${groupsBase}/${club.id}/logbook`
  const entry = await post(`${url}/${shared}`, owner.headers)
  expect(entry.json()).toMatchObject({ id: shared, kind: 'report', isOwn: true, siteName: site.siteName })
  expect((await post(`${url}/${shared}`, owner.headers)).statusCode).toBe(200)
  expect((await post(`${url}/${shared}`, stranger.headers)).statusCode).toBe(404)
  const dive = (
    await post('/api/dive-log/dives', stranger.headers, {
      siteName: 'Home quarry',
      location: 'Fiji',
      date: '2026-04-01',
      maxDepth: 31,
      duration: 42,
    })
  ).json()
  await post(`${url}/${dive.id}`, stranger.headers)
  const book = (await get(url, owner.headers)).json()
  expect(book.totals).toEqual({ dives: 2, minutes: 42, divers: 2, sites: 2 })
  expect(book.items.map(({ siteName }: { siteName: string }) => siteName)).toContain('Home quarry')
  expect(JSON.stringify(book)).not.toMatch(/depth/i)
  expect((await get(url)).json()).toMatchObject({ items: [], totals: { dives: 2 } })
  await del(`/api/dive-log/dives/${dive.id}`, stranger.headers)
  expect((await get(url, owner.headers)).json().totals).toMatchObject({ dives: 1, minutes: 0 })
  await del(`${url}/${shared}`, owner.headers)
  expect((await get(url, owner.headers)).json().items).toEqual([])
})
