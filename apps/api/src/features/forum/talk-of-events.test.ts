import type { Thread } from '@soundings/contract/forum'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#db/schema/events.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { openStream } from '#src/testing/event-stream.ts'
import { eventsOf } from '#src/testing/events.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, put, del } = callsOf(app)
const { create, join } = eventsOf(app)
const { base, start, tryStart, reply, tryReply, thread: askFor } = forumOf(app)
const thread = async (id: string, by: Someone): Promise<Thread> => (await askFor(id, by)).json()

const [organiser, goer, stranger] = [
  await addStanding(deps, 'trusted', { handle: 'olga_talks' }),
  await addStanding(deps),
  await addStanding(deps),
]
const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
const word = 'xyzzyevent'
const event = await create(organiser, { title: 'Quarry day' })
await join(goer, event.id)
const before = (await get(`${base}/categories`)).json()
const talk = await start(organiser, { title: `Lifts ${word}`, content: word, eventId: event.id })
const listOf = async (eventId: string, by?: Someone) => get(`${base}/posts?event=${eventId}`, by?.headers)

describe('the talk of an event', () => {
  it('is read by whoever sees the event, and leads to it', async () => {
    for (const reader of [undefined, stranger, goer]) {
      expect((await listOf(event.id, reader)).json().items).toMatchObject([
        { id: talk.id, event: { id: event.id, title: 'Quarry day' }, group: null },
      ])
      expect((await get(`${base}/posts/${talk.id}`, reader?.headers)).statusCode).toBe(200)
    }
  })

  it('is written by those who are in, and thanked for by them', async () => {
    expect((await tryReply(stranger, talk.id)).json()).toMatchObject({ code: 'join-first' })
    expect((await tryStart(stranger, { eventId: event.id })).statusCode).toBe(403)
    expect((await thread(talk.id, stranger)).may.reply).toBe(false)
    expect((await thread(talk.id, goer)).may.reply).toBe(true)
    const { opening } = await thread(talk.id, goer)
    expect((await post(`${base}/replies/${opening.id}/like`, stranger.headers)).statusCode).toBe(403)
    expect((await post(`${base}/replies/${opening.id}/like`, goer.headers)).statusCode).toBe(200)
    expect((await reply(goer, talk.id, { content: 'I have a car.' })).n).toBe(1)
  })

  it('is told to those who are in, once', async () => {
    await expect
      .poll(async () =>
        (await db.select().from(notifications).where(eq(notifications.userId, goer.id))).flatMap(
          ({ kind, message }) => (kind === 'thread-at-event' ? message : []),
        ),
      )
      .toEqual(['@olga_talks wrote something new in “Quarry day”.'])
  })

  it('is in no list, search, feed, sitemap or count of the forum', async () => {
    for (const url of [
      `${base}/posts`,
      `${base}/recent-posts`,
      `${base}/search?q=${word}`,
      `${base}/related?title=${word}`,
      `${base}/posts?author=olga_talks`,
      '/api/community/all',
    ])
      expect((await get(url, goer.headers)).body, url).not.toContain(word)
    expect((await get(`${base}/categories`)).json()).toEqual(before)
  })

  it('stays with its event: it is moved nowhere and merged with no other', async () => {
    const other = await start(goer)
    const state = (change: object) => put(`${base}/posts/${talk.id}/state`, moderator.headers, change)
    expect((await state({ category: 'gear' })).statusCode).toBe(400)
    const merged = await post(`${base}/posts/${talk.id}/merge`, moderator.headers, { into: other.id })
    expect([merged.statusCode, merged.json().issues[0].path]).toEqual([400, ['into']])
    const both = await tryStart(goer, { eventId: event.id, groupId: event.id })
    expect(both.statusCode).toBe(400)
  })

  it('of a private group’s event is unseen by all others, in calls and on the stream', async () => {
    const { found, change, join: enter } = groupsOf(app)
    const owner = await addStanding(deps)
    const group = await found(owner, { kind: 'private' })
    await change(owner, group.id, goer.id, { state: 'invited' })
    await enter(goer, group.id)
    const secret = await create(owner, { groupId: group.id })
    const said = await start(owner, { title: 'Secret talk', eventId: secret.id })
    expect((await listOf(secret.id, goer)).json().total).toBe(1)
    expect((await get(`${base}/posts/${said.id}`, goer.headers)).statusCode).toBe(200)
    for (const reader of [undefined, stranger, moderator]) {
      expect((await listOf(secret.id, reader)).statusCode).toBe(404)
      expect((await get(`${base}/posts/${said.id}`, reader?.headers)).statusCode).toBe(404)
      expect((await get(`${base}/posts/${said.id}/replies`, reader?.headers)).statusCode).toBe(404)
    }
    await app.listen({ port: 0 })
    const [theirs, others] = [
      await openStream(app.listeningOrigin, goer.headers),
      await openStream(app.listeningOrigin, stranger.headers),
    ]
    for (const stream of [theirs, others]) await stream.follow([`thread:${said.id}`])
    await reply(owner, said.id)
    await expect.poll(() => JSON.stringify(theirs.received()), { timeout: 10_000 }).toContain(said.id)
    expect(JSON.stringify(others.received())).not.toContain(`"thread:${said.id}"},`)
  })

  it('of an event that was taken down is its organisers’ and the moderators’ to read', async () => {
    await db.update(events).set({ state: 'removed' }).where(eq(events.id, event.id))
    for (const reader of [undefined, stranger, goer]) {
      expect((await listOf(event.id, reader)).statusCode).toBe(404)
      expect((await get(`${base}/posts/${talk.id}`, reader?.headers)).statusCode).toBe(404)
    }
    for (const reader of [organiser, moderator])
      expect((await get(`${base}/posts/${talk.id}`, reader.headers)).statusCode).toBe(200)
    expect((await tryReply(organiser, talk.id)).statusCode).toBe(409)
    await db.update(events).set({ state: 'open' }).where(eq(events.id, event.id))
  })

  it('goes with its event', async () => {
    const alone = await create(organiser)
    const { id } = await start(organiser, { title: 'To myself', eventId: alone.id })
    const { statusCode } = await del(`/api/community/events/${alone.id}`, organiser.headers)
    expect(statusCode).toBe(200)
    expect(await db.select().from(forumThreads).where(eq(forumThreads.id, id))).toEqual([])
  })
})
