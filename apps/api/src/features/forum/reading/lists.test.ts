import type { Thread, ThreadLine } from '@soundings/contract/forum'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps, passTime } = await testApp({ newMembers: 'trusted' })
const forum = forumOf(app)
const { get, post, put } = callsOf(app)
const [me, other] = [await addPerson(deps), await addPerson(deps, { handle: 'the_other' })]
const url = `${forumBase}/posts`

/** All ids of a list, page by page. */
const allOf = async (query: string, headers = {}, limit = 2): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: { items: ThreadLine[]; nextCursor: string | null } = (
      await get(`${url}?${query}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`, headers)
    ).json()
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  return ids
}

const threads: Thread[] = []
for (const n of [0, 1, 2, 3, 4, 5, 6]) {
  threads.push(
    await forum.start(n % 3 ? me : other, { title: `Thread ${n}`, category: 'gear', tags: [`t${n % 2}`] }),
  )
  // The clock stands still for two of them: their ids decide.
  if (n !== 3) passTime(1_000)
}
const idOf = (n: number) => threads[n]?.id ?? ''
await forum.reply(other, idOf(1))
for (const n of [2, 5]) await post(`${forumBase}/replies/${threads[n]?.opening.id}/like`, other.headers)
await forum.start(me, { title: 'Elsewhere', category: 'travel' })
const newestFirst = [6, 5, 4, 3, 2, 1, 0].map(idOf)

describe('a list', () => {
  it.each([
    ['sort=newest', [6, 5, 4, 3, 2, 1, 0]],
    ['sort=active', [1, 6, 5, 4, 3, 2, 0]],
    ['sort=top', [5, 2, 6, 4, 3, 1, 0]],
    ['sort=unanswered', [6, 5, 4, 3, 2, 0]],
    ['tag=t1', [1, 5, 3]],
    ['author=THE_OTHER', [6, 3, 0]],
    ['sort=newest&author=the_other', [6, 3, 0]],
    ['solved=true', []],
  ])('in its order, on every page: %s', async (query, expected) => {
    expect(await allOf(`category=gear&${query}`)).toEqual(expected.map(idOf))
  })

  it('skips and repeats nothing while others write', async () => {
    const first = (await get(`${url}?category=gear&sort=newest&limit=3`)).json()
    await forum.start(me, { title: 'Meanwhile', category: 'gear' })
    const rest = (await get(`${url}?category=gear&sort=newest&limit=50&cursor=${first.nextCursor}`)).json()
    expect([...first.items, ...rest.items].map(({ id }: ThreadLine) => id)).toEqual(newestFirst)
    expect(rest.total).toBe(8)
  })

  it('begins with what is pinned in its category, until that ends', async () => {
    const until = new Date(deps.clock().getTime() + 60_000)
    await deps.db
      .update(forumThreads)
      .set({ pinnedUntil: until })
      .where(eq(forumThreads.id, idOf(0)))
    const pinned = await allOf('category=gear&sort=newest')
    expect([pinned[0], new Set(pinned).size, pinned.length]).toEqual([idOf(0), 8, 8])
    expect((await get(url)).json().items[0].id).not.toBe(idOf(0))
    passTime(61_000)
    expect((await allOf('category=gear&sort=newest'))[0]).not.toBe(idOf(0))
  })

  it('of recent posts holds all categories', async () => {
    const { items, total } = (await get(`${forumBase}/recent-posts?limit=2`)).json()
    expect([items.length, total]).toEqual([2, 9])
    expect(items[0]).toMatchObject({ category: { slug: 'gear' }, author: { id: me.id }, views: 0 })
    const stats = (await get('/api/community/stats')).json()
    expect(stats.totalPosts).toBe(10)
    expect((await get('/api/community/all')).json().recentPosts).toHaveLength(9)
  })
})

describe('what somebody has read', () => {
  it('moves forward alone, and no further than there is', async () => {
    const { id } = await forum.start(me)
    for (const _ of [1, 2, 3]) await forum.reply(me, id)
    const read = async (upTo: number) =>
      (await put(`${url}/${id}/read`, other.headers, { upTo })).json().readN
    expect((await forum.read(id, other)).readN).toBe(-1)
    expect([await read(2), await read(1), await read(99), await read(0)]).toEqual([2, 2, 3, 3])
    expect((await forum.read(id, other)).readN).toBe(3)
    expect((await forum.read(id)).readN).toBeNull()
    expect(await forum.read(id, me)).toMatchObject({ readN: 3, watch: 'watching' })
  })

  it('is everything, or everything in a category, until something new comes', async () => {
    const reader = await addPerson(deps)
    const unread = () => allOf('unread=true', reader.headers, 50)
    const [talk, far] = [
      await forum.start(me, { category: 'gear' }),
      await forum.start(me, { category: 'travel' }),
    ]
    expect(await unread()).toEqual(expect.arrayContaining([talk.id, far.id]))
    await post(`${forumBase}/read-all`, reader.headers, { category: 'gear' })
    expect(await unread()).not.toContain(talk.id)
    expect(await unread()).toContain(far.id)
    await post(`${forumBase}/read-all`, reader.headers, {})
    expect(await unread()).toEqual([])
    expect((await forum.read(talk.id, reader)).readN).toBe(0)
    passTime(1_000)
    await forum.reply(me, talk.id)
    expect(await unread()).toEqual([talk.id])
    expect((await forum.read(talk.id, reader)).readN).toBe(0)
    await put(`${url}/${talk.id}/read`, reader.headers, { upTo: 1 })
    expect(await unread()).toEqual([])
    expect((await post(`${forumBase}/read-all`, reader.headers, { category: 'nowhere' })).statusCode).toBe(
      404,
    )
  })

  it('is followed by writing, unless it is muted', async () => {
    const [talk, quiet] = [await forum.start(me), await forum.start(me)]
    const writer = await addPerson(deps)
    await put(`${url}/${quiet.id}/watch`, writer.headers, { level: 'muted' })
    for (const { id } of [talk, quiet]) await forum.reply(writer, id)
    expect(await allOf('watched=true', writer.headers)).toEqual([talk.id])
    expect((await forum.read(quiet.id, writer)).watch).toBe('muted')
    await put(`${url}/${talk.id}/watch`, writer.headers, { level: 'normal' })
    expect(await allOf('watched=true', writer.headers)).toEqual([])
  })
})

describe('replies', () => {
  it('come from a number on, before one, and around one', async () => {
    const { id } = await forum.start(me)
    const written: string[] = []
    for (let n = 0; n < 9; n++) written.push((await forum.reply(n % 2 ? me : other, id)).id)
    const ask = async (query: string) => {
      const { items, ...rest } = (await get(`${url}/${id}/replies?limit=3&${query}`)).json()
      return { numbers: items.map(({ n }: { n: number }) => n), ...rest }
    }
    const last = { lastN: 9 }
    expect(await ask('')).toEqual({ numbers: [1, 2, 3], hasBefore: false, hasAfter: true, ...last })
    expect(await ask('at=4')).toEqual({ numbers: [4, 5, 6], hasBefore: true, hasAfter: true, ...last })
    expect(await ask('at=8')).toEqual({ numbers: [8, 9], hasBefore: true, hasAfter: false, ...last })
    expect(await ask('before=8')).toEqual({ numbers: [5, 6, 7], hasBefore: true, hasAfter: true, ...last })
    expect(await ask('before=3')).toEqual({ numbers: [1, 2], hasBefore: false, hasAfter: true, ...last })
    expect(await ask('before=99')).toEqual({ numbers: [7, 8, 9], hasBefore: true, hasAfter: false, ...last })
    expect((await ask(`around=${written[4]}`)).numbers).toEqual([4, 5, 6])
    expect((await ask(`around=${written[0]}`)).numbers).toEqual([1, 2, 3])
    expect((await ask(`around=${written[8]}`)).numbers).toContain(9)
  })
})
