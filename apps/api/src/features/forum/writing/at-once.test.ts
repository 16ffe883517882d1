import { randomUUID } from 'node:crypto'
import type { Thread } from '@soundings/contract/forum'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'

const first = await testApp({ newMembers: 'trusted' })
const second = await testApp({ newMembers: 'trusted', beside: first })
const { deps } = first
const forum = forumOf(first.app)
const calls = [callsOf(first.app), callsOf(second.app)] as const
const at = (n: number) => calls[n % 2] ?? calls[0]
const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(deps)))
const someone = (n: number) => people[n % people.length] ?? { id: '', headers: {} }
const many = (count: number) => Array.from({ length: count }, (_, n) => n)

const replyAt = (n: number, threadId: string, clientKey: string = randomUUID(), by = someone(n)) =>
  at(n).post(`${forumBase}/posts/${threadId}/replies`, by.headers, { content: `Reply ${n}`, clientKey })

describe('at once, on two instances', () => {
  it('40 replies are numbered without a gap', async () => {
    const { id } = await forum.start(someone(0))
    const answers = await Promise.all(many(40).map((n) => replyAt(n, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(many(40).map(() => 201))
    const numbers = answers.map((answer) => answer.json().n).sort((one, other) => one - other)
    expect(numbers).toEqual(many(40).map((n) => n + 1))
    expect((await forum.replies(id)).map(({ n }) => n)).toEqual(many(40).map((n) => n + 1))
    expect(await forum.read(id)).toMatchObject({ replies: 40, lastN: 40 })
  })

  it('the same reply 20 times is one', async () => {
    const { id } = await forum.start(someone(0))
    const key = randomUUID()
    const answers = await Promise.all(many(20).map((n) => replyAt(n, id, key, someone(1))))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await forum.read(id)).toMatchObject({ replies: 1, lastN: 1 })
  })

  it('the same thread 20 times is one', async () => {
    const form = { title: 'Once', content: 'Only once.', category: 'gear', clientKey: randomUUID() }
    const answers = await Promise.all(
      many(20).map((n) => at(n).post(`${forumBase}/posts`, someone(2).headers, form)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(many(20).map(() => 201))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  it('thanks are counted exactly, and their taking back', async () => {
    const { opening, id } = await forum.start(someone(0))
    const press = (n: number, method: 'post' | 'del') =>
      at(n)[method](`${forumBase}/replies/${opening.id}/like`, someone(1 + (n % 7)).headers)
    await Promise.all(many(49).map((n) => press(n, 'post')))
    expect(await forum.read(id)).toMatchObject({ likes: 7, opening: { likes: 7 } })
    await Promise.all(many(12).map((n) => press(n % 3, 'del')))
    expect(await forum.read(id, someone(4))).toMatchObject({ likes: 4, isLiked: true, opening: { likes: 4 } })
    await Promise.all(many(30).map((n) => press(n, n % 2 ? 'post' : 'del')))
    const { rows } = await deps.db.execute<{ n: number }>(
      sql`select count(*)::int as n from forum_likes where post_id = ${opening.id}`,
    )
    expect((await forum.read(id)).likes).toBe(rows[0]?.n)
  })

  it('one of two who change the same words is told', async () => {
    const { id, opening } = await forum.start(someone(0))
    const changed = await Promise.all(
      many(6).map((n) =>
        at(n).put(`${forumBase}/replies/${opening.id}`, someone(0).headers, {
          content: `Change ${n}`,
          version: 1,
        }),
      ),
    )
    expect(changed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await forum.read(id)).toMatchObject({ opening: { version: 2 } })
  })
})

describe('whatever people do', () => {
  /** Random numbers from 0 to below 1, the same for the same seed. */
  const randomFrom = (seed: number) => {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state / 2 ** 31
    }
  }

  it.each([7, 8, 9])('the tallies are what a count from scratch finds (%i)', async (seed) => {
    const random = randomFrom(seed)
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const categories = ['questions', 'gear', 'travel']
    const threads: Thread[] = [await forum.start(someone(seed))]
    const step = async (n: number) => {
      const [thread, by, what] = [pick(threads), pick(people), random()]
      const { post, put, del } = at(n)
      if (what < 0.15) threads.push(await forum.start(by, { category: pick(categories) }))
      else if (what < 0.55) await replyAt(n, thread.id, randomUUID(), by)
      else if (what < 0.65) await del(`${forumBase}/posts/${thread.id}`, by.headers)
      else if (what < 0.8) {
        const written = (await forum.replies(thread.id, by).catch(() => [])).filter(({ isOwn }) => isOwn)
        if (written.length > 0) await del(`${forumBase}/replies/${pick(written).id}`, by.headers)
      } else if (what < 0.9) await post(`${forumBase}/replies/${thread.opening.id}/like`, by.headers)
      else await put(`${forumBase}/posts/${thread.id}`, by.headers, { title: `Title ${n}`, version: 1 })
    }
    for (let round = 0; round < 12; round++) await Promise.all(many(6).map(step))

    const { rows: kept } = await deps.db.execute(sql`
      select category_id as id, sum(threads)::int as threads, sum(posts)::int as posts
      from forum_tallies group by 1 order by 1`)
    const { rows: counted } = await deps.db.execute(sql`
      select category_id as id, count(distinct thread.id)::int as threads,
        count(*) filter (where post.n = 0 or post.state = 'public')::int as posts
      from forum_threads thread join forum_posts post on post.thread_id = thread.id
      where thread.state = 'public' group by 1 order by 1`)
    expect(kept).toEqual(counted)
    const { rows: wrong } = await deps.db.execute(sql`
      select thread.id from forum_threads thread
      cross join lateral (
        select max(n) as last_n, count(*) as posts, count(*) filter (where n > 0 and state = 'public') as replies,
          max(likes) filter (where n = 0) as likes, max(created_at) filter (where state = 'public') as last_at
        from forum_posts where thread_id = thread.id
      ) counted
      where thread.last_n <> counted.last_n or counted.posts <> counted.last_n + 1
        or thread.replies <> counted.replies or thread.likes <> counted.likes`)
    expect(wrong).toEqual([])
    const { rows: likes } = await deps.db.execute(sql`
      select id from forum_posts post
      where likes <> (select count(*) from forum_likes where post_id = post.id)`)
    expect(likes).toEqual([])
  })

  it('what was just locked takes no reply, and none arrives after that', async () => {
    const { id } = await forum.start(someone(0))
    const lock = async () => {
      await deps.db.update(forumThreads).set({ lockedAt: deps.clock() }).where(eq(forumThreads.id, id))
      return deps.db.select({ n: forumPosts.n }).from(forumPosts).where(eq(forumPosts.threadId, id))
    }
    const [answers, there] = await Promise.all([Promise.all(many(20).map((n) => replyAt(n, id))), lock()])
    const late = await replyAt(1, id)
    expect([late.statusCode, late.json().code]).toEqual([409, 'locked'])
    const arrived = answers.filter(({ statusCode }) => statusCode === 201).length
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
      new Set(arrived === 0 ? [409] : arrived === 20 ? [201] : [201, 409]),
    )
    expect(there.length).toBeLessThanOrEqual(arrived + 1)
    expect(await forum.read(id)).toMatchObject({ replies: arrived, isLocked: true })
  })
})
