import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#db/client.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'
import { forumFollower } from './forum-follower.ts'
import { personalForum } from './personal-forum.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post } = callsOf(app)
const { base, start, reply, thread, replies, change } = forumOf(app)

const exported = async ({ id }: Someone) =>
  JSON.parse((await buffer(Readable.from(personalForum.pieces?.(db, id) ?? []))).toString())
const leave = ({ id }: Someone, how: 'anonymise' | 'delete') =>
  inTransaction(db, async (tx) => {
    await personalForum.leave(tx, id, how)
    await tx.update(users).set({ handle: null, deletedAt: deps.clock() }).where(eq(users.id, id))
  })
const keptOf = async ({ id }: Someone) => {
  const { rows } = await db.execute(`
    select 1 from forum_posts where author_id = '${id}'
    union all select 1 from forum_threads where author_id = '${id}' or last_author_id = '${id}'
    union all select 1 from forum_revisions where by_id = '${id}'
    union all select 1 from forum_acts where by_id = '${id}'
    union all select 1 from forum_likes where user_id = '${id}'
    union all select 1 from forum_mentions where user_id = '${id}'
    union all select 1 from forum_marks where user_id = '${id}'
    union all select 1 from forum_floors where user_id = '${id}'
    union all select 1 from forum_prints where user_id = '${id}'`)
  return rows.length
}
const suspicious = 'Call +20 100 123 4567 or see www.cheap.example'

/** Somebody with a bit of everything, in threads of their own and of somebody else. */
const busy = async () => {
  const [one, other] = [await addStanding(deps), await addStanding(deps)]
  const alone = await start(one, { title: 'Alone' })
  await reply(one, alone.id, { content: 'And a reply' })
  const shared = await start(one, { title: 'Shared', content: 'First words' })
  await change(one, shared.opening, { content: 'Second words' })
  const foreign = await reply(other, shared.id, { content: 'Foreign words' })
  const secret = await start(one, {
    title: 'Near miss',
    category: 'safety-and-incidents',
    isAnonymous: true,
    incident: { happened: 'We lost each other' },
  })
  const theirs = await start(other, { title: 'Theirs' })
  const said = await reply(one, theirs.id, { content: 'My words' })
  await post(`${base}/replies/${theirs.opening.id}/like`, one.headers)
  await post(`${base}/replies/${said.id}/like`, other.headers)
  await post(`${base}/read-all`, one.headers, {})
  return { one, other, alone, shared, foreign, secret, theirs, said }
}

describe('the export', () => {
  it('holds one’s own posts with what they said before, thanks and threads, and nothing of others', async () => {
    const { one, theirs } = await busy()
    const { posts, thanked, threads } = await exported(one)
    expect(posts.map(({ content }: { content: string }) => content)).toEqual(
      expect.arrayContaining(['Second words', 'And a reply', 'My words']),
    )
    expect(posts).toContainEqual(
      expect.objectContaining({
        thread: 'Shared',
        number: 0,
        earlier: [expect.objectContaining({ content: 'First words' })],
      }),
    )
    expect(posts).toContainEqual(
      expect.objectContaining({ thread: 'Near miss', isAnonymous: true, incident: expect.anything() }),
    )
    expect(thanked).toMatchObject([{ postId: theirs.opening.id }])
    expect(threads).toHaveLength(4)
    expect(JSON.stringify({ posts, thanked, threads })).not.toContain('Foreign words')
    expect(await exported(await addPerson(deps))).toEqual({ posts: [], thanked: [], threads: [] })
  })
})

describe('leaving', () => {
  it('leaves what others read without a name, and nothing else', async () => {
    const { one, alone, shared, secret, theirs } = await busy()
    expect(await keptOf(one)).toBeGreaterThan(0)
    await leave(one, 'anonymise')
    expect(await keptOf(one)).toBe(0)
    expect((await thread(shared.id)).json()).toMatchObject({
      author: null,
      opening: { content: 'Second words' },
    })
    expect((await thread(alone.id)).json()).toMatchObject({ author: null, replies: 1, lastAuthor: null })
    expect((await thread(secret.id)).json()).toMatchObject({ author: null, isAnonymous: true })
    expect((await thread(theirs.id)).json()).toMatchObject({ likes: 0, replies: 1 })
    expect((await replies(theirs.id))[0]).toMatchObject({ content: 'My words', author: null, likes: 1 })
  })

  it('takes what moderators still looked at, or hid', async () => {
    const one = await addPerson(deps, { createdAt: deps.clock() })
    const held = await start(one, { content: suspicious })
    expect(held.state).toBe('held')
    await leave(one, 'anonymise')
    expect(await keptOf(one)).toBe(0)
    const rows = await db.select().from(forumPosts).where(eq(forumPosts.id, held.opening.id))
    expect(JSON.stringify(rows)).not.toContain('cheap.example')
  })

  it('takes all words along where the person wants that; the words of others stay in their place', async () => {
    const { one, other, alone, shared, foreign, secret, theirs } = await busy()
    const before: { posts: number }[] = (await get(`${base}/categories`)).json()
    await leave(one, 'delete')
    expect(await keptOf(one)).toBe(0)
    expect((await thread(alone.id)).statusCode).toBe(404)
    expect((await thread(secret.id)).statusCode).toBe(404)
    expect(await db.select().from(forumThreads).where(eq(forumThreads.id, alone.id))).toEqual([])
    expect((await thread(shared.id)).json()).toMatchObject({ opening: { state: 'deleted', content: '' } })
    expect(await replies(shared.id)).toMatchObject([
      { id: foreign.id, content: 'Foreign words', author: { id: other.id } },
    ])
    expect((await replies(theirs.id))[0]).toMatchObject({ state: 'deleted', content: '' })
    expect((await thread(theirs.id)).json()).toMatchObject({
      replies: 0,
      likes: 0,
      lastAuthor: { id: other.id },
    })
    const rest = await db.execute(
      `select content from forum_posts union all select content from forum_revisions`,
    )
    expect(JSON.stringify(rest.rows.filter(({ content }) => content !== '')).split('We lost')).toHaveLength(1)
    const after: { posts: number }[] = (await get(`${base}/categories`)).json()
    const sum = (all: { posts: number }[]) => all.reduce((total, { posts }) => total + posts, 0)
    expect(sum(before) - sum(after)).toBe(4)
  })
})

describe('threads about a site', () => {
  it('go along when it is merged, come back, and stay without it when it ends', async () => {
    const one = await addStanding(deps)
    const [from, into] = [await addSite(db, { siteName: 'From' }), await addSite(db, { siteName: 'Into' })]
    const [moved, there] = [await start(one, { siteId: from }), await start(one, { siteId: into })]
    const siteOf = async (id: string) => (await thread(id)).json().site?.id ?? null
    const named = (id: string, siteName: string) => ({ id, siteName })
    const { kept } = await inTransaction(db, (tx) =>
      forumFollower.merge(tx, { from: named(from, 'From'), into: named(into, 'Into') }),
    )
    expect(await siteOf(moved.id)).toBe(into)
    await inTransaction(db, (tx) =>
      forumFollower.unmerge(tx, {
        siteId: from,
        outOf: into,
        led: [],
        kept: JSON.parse(JSON.stringify(kept)),
      }),
    )
    expect([await siteOf(moved.id), await siteOf(there.id)]).toEqual([from, into])
    const { news } = await inTransaction(db, (tx) => forumFollower.end(tx, { siteId: from, wasPublic: true }))
    expect(await siteOf(moved.id)).toBeNull()
    expect(news).toEqual([
      {
        userId: one.id,
        type: 'info',
        sentence: 'Your thread about it stays in the forums, without the site.',
      },
    ])
  })
})
