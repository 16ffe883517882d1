import type { Post, ThreadLine } from '@soundings/contract/forum'
import type { PostState } from '@soundings/contract/forum-fields'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'
import { recountThread } from './threads.repo.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const { db } = deps
const forum = forumOf(app)
const { get, post, put } = callsOf(app)

const [author, member, blocked, blocker, moderator] = [
  await addPerson(deps, { handle: 'the_author' }),
  await addPerson(deps),
  await addPerson(deps),
  await addPerson(deps),
  await addPerson(deps, { groups: ['moderator'] }),
]
// Whom the author blocked, and who blocked the author.
await post(`/api/people/${blocked.id}/block`, author.headers, {})
await post(`/api/people/${author.id}/block`, blocker.headers, {})
const readers = { visitor: undefined, author, member, blocked, blocker, moderator }
type Reader = keyof typeof readers
const states: PostState[] = ['public', 'held', 'removed', 'deleted', 'moved']

const gone = (state: PostState) => state === 'deleted' || state === 'moved'
const thread = await forum.start(member, { title: 'All kinds of posts' })
const target = await forum.start(member, { title: 'Where one went' })
const went = await forum.reply(author, target.id, { content: 'Words that moved' })
const posts = new Map<PostState, Post>()
for (const state of states) {
  const written = await forum.reply(author, thread.id, { content: `Words that are ${state}` })
  posts.set(state, written)
  await db
    .update(forumPosts)
    .set({
      state,
      ...(gone(state) && { content: '' }),
      ...(state === 'moved' && { movedTo: went.id, authorId: null }),
    })
    .where(eq(forumPosts.id, written.id))
}
await recountThread(db, thread.id)

/** What somebody reads of a post: all of it, its line, or nothing. */
const sees = (state: PostState, reader: Reader): 'whole' | 'line' | 'nothing' => {
  if (state === 'public') return 'whole'
  if (gone(state)) return 'line'
  if (reader === 'author' || reader === 'moderator') return 'whole'
  return state === 'removed' ? 'line' : 'nothing'
}

const cells = states.flatMap((state) =>
  (Object.keys(readers) as Reader[]).map((reader) => [state, reader, sees(state, reader)] as const),
)

const check = (found: Post | undefined, state: PostState, expected: 'whole' | 'line' | 'nothing') => {
  if (expected === 'nothing') return expect(found).toBeUndefined()
  expect(found).toMatchObject({ state, n: posts.get(state)?.n })
  if (expected === 'whole')
    return expect(found).toMatchObject({ content: `Words that are ${state}`, author: { id: author.id } })
  expect(found).toMatchObject({ content: '', author: null, isOwn: false, likes: 0, cards: [], mentions: [] })
}

describe('a post', () => {
  it.each(cells)('that is %s, for the %s: %s', async (state, reader, expected) => {
    const [id, person] = [posts.get(state)?.id ?? '', readers[reader]]
    const listed = (await forum.replies(thread.id, person)).find((one) => one.id === id)
    check(listed, state, expected)
    const alone = await get(`${forumBase}/replies/${id}`, person?.headers)
    expect(alone.statusCode).toBe(expected === 'nothing' ? 404 : 200)
    if (expected !== 'nothing') expect(alone.json()).toEqual(listed)
    const history = await get(`${forumBase}/replies/${id}/history`, person?.headers)
    expect(history.statusCode).toBe(expected === 'whole' ? 200 : 404)
    if (person && reader !== 'author') {
      const liked = await post(`${forumBase}/replies/${id}/like`, person.headers)
      expect(liked.statusCode).toBe(state === 'public' ? 200 : 404)
    }
    const around = await get(`${forumBase}/posts/${thread.id}/replies?around=${id}`, person?.headers)
    expect(around.statusCode).toBe(200)
  })

  it('that moved says where it is', async () => {
    const { movedTo } = (await forum.replies(thread.id)).find(({ state }) => state === 'moved') ?? {}
    expect(movedTo).toEqual({ threadId: target.id, n: 1 })
  })

  it('that is held is no new one for others', async () => {
    const one = await forum.start(member)
    const held = await forum.reply(author, one.id)
    await db.update(forumPosts).set({ state: 'held' }).where(eq(forumPosts.id, held.id))
    await recountThread(db, one.id)
    expect(await forum.read(one.id, blocked)).toMatchObject({
      lastN: 0,
      replies: 0,
      lastAuthor: { id: member.id },
    })
    expect((await forum.reply(member, one.id)).n).toBe(2)
    expect((await forum.replies(one.id)).map(({ n }) => n)).toEqual([2])
  })

  it('of somebody whom the reader blocked or muted is folded, and they never learn', async () => {
    const foldedBy = async (person: typeof member | undefined) =>
      (await forum.replies(thread.id, person))[0]?.author?.isFolded
    expect(await Promise.all([blocker, blocked, member, undefined].map(foldedBy))).toEqual([
      true,
      false,
      false,
      false,
    ])
    await post(`/api/people/${author.id}/mute`, moderator.headers, {})
    expect(await foldedBy(moderator)).toBe(true)
  })
})

describe('a thread', () => {
  const seesThread = (state: PostState, reader: Reader) => {
    if (state === 'public' || state === 'moved') return true
    return state !== 'deleted' && (reader === 'author' || reader === 'moderator')
  }
  const threads = new Map<PostState, string>()
  const made = async (state: PostState) => {
    const known = threads.get(state)
    if (known) return known
    const { id } = await forum.start(author, { title: `Thread ${state}`, category: 'gear', tags: ['seen'] })
    await db.update(forumThreads).set({ state }).where(eq(forumThreads.id, id))
    threads.set(state, id)
    return id
  }
  it.each(cells.map(([state, reader]) => [state, reader, seesThread(state, reader)] as const))(
    'that is %s, for the %s: %s',
    async (state, reader, isSeen) => {
      const [id, person] = [await made(state), readers[reader]]
      const paths = [`/posts/${id}`, `/posts/${id}/replies`]
      for (const path of paths) {
        const answer = await get(`${forumBase}${path}`, person?.headers)
        expect(answer.statusCode, path).toBe(isSeen ? 200 : 404)
      }
      if (person) {
        const marked = await put(`${forumBase}/posts/${id}/read`, person.headers, { upTo: 0 })
        expect(marked.statusCode).toBe(isSeen ? 200 : 404)
        const replied = await post(`${forumBase}/posts/${id}/replies`, person.headers, { content: 'Hello' })
        if (!isSeen) expect(replied.statusCode).toBe(404)
        else expect(replied.statusCode).toBe(state === 'public' ? 201 : 409)
      }
      const lists = ['category=gear', 'tag=seen', 'sort=newest', 'sort=top', 'author=the_author']
      for (const query of lists) {
        const { items } = (await get(`${forumBase}/posts?${query}`, person?.headers)).json()
        const isListed = items.some((one: ThreadLine) => one.id === id)
        const isOwnHeld = state === 'held' && reader === 'author' && query.startsWith('author')
        expect(isListed, query).toBe(state === 'public' || isOwnHeld)
      }
    },
  )
})

describe('what is told without a name', () => {
  it('never tells whose it is', async () => {
    const { id, opening } = await forum.start(author, {
      category: 'safety-and-incidents',
      title: 'Out of gas at 30 metres',
      isAnonymous: true,
      incident: { happened: 'My gauge stuck.', conditions: '', learnt: 'Check it.', depth: 30, gas: '' },
    })
    const reply = await forum.reply(author, id, { isAnonymous: true, content: 'And one more thing.' })
    await put(`${forumBase}/replies/${opening.id}`, author.headers, { content: 'Told better.', version: 1 })
    const own = await forum.read(id, author)
    expect(own).toMatchObject({ isAnonymous: true, author: null, opening: { isOwn: true, author: null } })
    for (const person of [undefined, member, moderator, blocker]) {
      const answers = await Promise.all(
        [
          `/posts/${id}`,
          `/posts/${id}/replies`,
          `/replies/${reply.id}`,
          `/replies/${opening.id}/history`,
          '/posts?category=safety-and-incidents',
          '/recent-posts',
        ].map((path) => get(`${forumBase}${path}`, person?.headers)),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      const about = answers.slice(0, 5).map(({ body }) => body)
      for (const text of [author.id, 'the_author']) expect(about.join('\n')).not.toContain(text)
      const recent: ThreadLine[] = answers[5]?.json().items
      expect(recent.find((line) => line.id === id)).toMatchObject({ author: null, lastAuthor: null })
    }
    for (const person of [undefined, author, member]) {
      const { items } = (await get(`${forumBase}/posts?author=the_author`, person?.headers)).json()
      expect(items.map((line: ThreadLine) => line.id)).not.toContain(id)
    }
    expect((await post(`${forumBase}/replies/${opening.id}/like`, author.headers)).statusCode).toBe(403)
  })
})
