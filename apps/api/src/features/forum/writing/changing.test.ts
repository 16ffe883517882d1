import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'
import { addPhoto } from '#src/testing/photos.ts'
import { addSites } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp({ newMembers: 'trusted' })
const forum = forumOf(app)
const { get, post, put, del } = callsOf(app)
const [me, other, moderator] = [
  await addPerson(deps),
  await addPerson(deps),
  await addPerson(deps, { groups: ['moderator'] }),
]
const historyOf = async (postId: string) => (await get(`${forumBase}/replies/${postId}/history`)).json().items

describe('a change', () => {
  it('keeps what was said before, and says that it was edited', async () => {
    const { id, opening, version } = await forum.start(me, { title: 'First title', content: 'First words' })
    passTime(60_000)
    const changed = await put(`${forumBase}/posts/${id}`, me.headers, {
      title: 'Second title',
      content: 'Second words',
      tags: ['fins'],
      version,
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({
      title: 'Second title',
      slug: 'second-title',
      tags: ['fins'],
      version: version + 1,
      opening: { content: 'Second words', version: 2, editedAt: deps.clock().toISOString() },
    })
    passTime(60_000)
    await put(`${forumBase}/replies/${opening.id}`, me.headers, { content: 'Third words', version: 2 })
    expect(await historyOf(opening.id)).toMatchObject([
      { version: 2, title: 'Second title', content: 'Second words', by: { id: me.id }, reason: null },
      { version: 1, title: 'First title', content: 'First words', at: opening.createdAt },
    ])
    const late = await put(`${forumBase}/posts/${id}`, me.headers, { content: 'Late', version })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
  })

  it('of nothing is none', async () => {
    const { id, opening, version } = await forum.start(me)
    const same = await put(`${forumBase}/posts/${id}`, me.headers, { content: opening.content, version })
    expect(same.json()).toMatchObject({ version, opening: { version: 1, editedAt: null } })
    expect(await historyOf(opening.id)).toEqual([])
  })

  it('of the tags alone changes no words', async () => {
    const { id, version } = await forum.start(me)
    const changed = await put(`${forumBase}/posts/${id}`, me.headers, { tags: ['a'], version })
    expect(changed.json()).toMatchObject({ tags: ['a'], version: version + 1, opening: { version: 1 } })
  })

  it('of others’ words is a moderator’s, who says why', async () => {
    const { id, opening, version } = await forum.start(me)
    const change = (headers: typeof me.headers, more = {}) =>
      put(`${forumBase}/replies/${opening.id}`, headers, { content: 'Changed', version: 1, ...more })
    expect((await change(other.headers)).statusCode).toBe(403)
    const silent = await change(moderator.headers)
    expect([silent.statusCode, silent.json().issues[0].path]).toEqual([400, ['reason']])
    expect((await change(moderator.headers, { reason: 'An address' })).statusCode).toBe(200)
    expect(await historyOf(opening.id)).toMatchObject([{ by: { id: moderator.id }, reason: 'An address' }])
    expect((await forum.read(id)).version).toBe(version + 1)
  })

  it('leaves no thread empty, and none at a site that isn’t there', async () => {
    const { id, version } = await forum.start(me)
    const change = (body: object) => put(`${forumBase}/posts/${id}`, me.headers, { version, ...body })
    const [empty, nowhere] = [await change({ content: ' ' }), await change({ siteId: me.id })]
    expect([empty.statusCode, empty.json().issues[0].path]).toEqual([400, ['content']])
    expect([nowhere.statusCode, nowhere.json().issues[0].path]).toEqual([400, ['siteId']])
    const [siteId] = await addSites(deps.db, [{ siteName: 'Blue Wall' }])
    expect((await change({ siteId })).json()).toMatchObject({ site: { id: siteId, slug: 'blue-wall' } })
    const { items } = (await get(`${forumBase}/posts?site=${siteId}`)).json()
    expect(items).toMatchObject([{ id }])
  })
})

describe('taking back', () => {
  it('a thread goes while nobody else replied, and stays gone', async () => {
    const { id } = await forum.start(me, { category: 'travel' })
    const own = await forum.reply(me, id)
    expect((await del(`${forumBase}/posts/${id}`, other.headers)).statusCode).toBe(403)
    for (const _ of [1, 2]) expect((await del(`${forumBase}/posts/${id}`, me.headers)).statusCode).toBe(200)
    for (const headers of [{}, me.headers, moderator.headers]) {
      expect((await get(`${forumBase}/posts/${id}`, headers)).statusCode).toBe(404)
      expect((await get(`${forumBase}/replies/${own.id}`, headers)).statusCode).toBe(404)
    }
    expect((await get(`${forumBase}/posts?category=travel`)).json()).toMatchObject({ items: [], total: 0 })
  })

  it('one that others answered stays, with the line of what was said', async () => {
    const { id, opening } = await forum.start(me, { title: 'It stays' })
    await put(`${forumBase}/replies/${opening.id}`, me.headers, { content: 'Changed', version: 1 })
    const reply = await forum.reply(other, id)
    const refused = await del(`${forumBase}/posts/${id}`, me.headers)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'answered'])
    for (const _ of [1, 2]) {
      const gone = await del(`${forumBase}/replies/${opening.id}`, me.headers)
      expect([gone.statusCode, gone.json()]).toEqual([
        200,
        expect.objectContaining({ state: 'deleted', content: '', author: null, n: 0 }),
      ])
    }
    expect((await del(`${forumBase}/replies/${reply.id}`, me.headers)).statusCode).toBe(403)
    expect(await forum.read(id)).toMatchObject({ title: 'It stays', excerpt: '', replies: 1 })
    expect((await get(`${forumBase}/replies/${opening.id}/history`, moderator.headers)).statusCode).toBe(404)
  })

  it('the last reply makes the one before the latest, and takes the solution along', async () => {
    const { id } = await forum.start(me)
    const first = await forum.reply(other, id)
    passTime(60_000)
    const second = await forum.reply(other, id)
    await put(`${forumBase}/posts/${id}/solution`, me.headers, { postId: second.id })
    expect(await forum.read(id)).toMatchObject({ solutionN: 2, replies: 2, lastAt: second.createdAt })
    await del(`${forumBase}/replies/${second.id}`, other.headers)
    expect(await forum.read(id)).toMatchObject({
      solutionN: null,
      replies: 1,
      lastN: 2,
      lastAt: first.createdAt,
    })
    const late = await put(`${forumBase}/replies/${second.id}`, other.headers, { content: 'x', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'gone'])
  })
})

describe('a solution', () => {
  it('is marked by who asked and by moderators, in questions alone', async () => {
    const { id, opening } = await forum.start(me)
    const reply = await forum.reply(other, id)
    const solve = (headers: typeof me.headers, postId: string | null, of = id) =>
      put(`${forumBase}/posts/${of}/solution`, headers, { postId })
    expect((await solve(other.headers, reply.id)).statusCode).toBe(403)
    expect((await solve(me.headers, opening.id)).statusCode).toBe(404)
    expect((await solve(me.headers, reply.id)).json()).toMatchObject({ solutionN: 1 })
    expect((await get(`${forumBase}/posts?solved=true`)).json().items).toMatchObject([{ id }])
    expect((await solve(moderator.headers, null)).json()).toMatchObject({ solutionN: null })
    const talk = await forum.start(me, { category: 'gear' })
    const word = await forum.reply(other, talk.id)
    expect(talk.may.solve).toBe(false)
    expect((await solve(me.headers, word.id, talk.id)).statusCode).toBe(400)
    expect((await solve(me.headers, word.id)).statusCode).toBe(404)
  })
})

describe('cards', () => {
  it('show one’s photos first and then what the words lead to, to whoever may see it', async () => {
    const [siteId = ''] = await addSites(deps.db, [{ siteName: 'Blue Wall', maxDepth: 42 }])
    const photo = await addPhoto(deps.db, {
      uploaderId: me.id,
      caption: 'A seahorse',
      approvalStatus: 'pending',
    })
    const foreign = await addPhoto(deps.db, { uploaderId: other.id })
    const talk = await forum.start(other, { title: 'Moorings' })
    const content = `At http://localhost:3000/sites/${siteId}/blue-wall, see [there](/community/forums/threads/${talk.id}).`
    const refused = await post(`${forumBase}/posts`, me.headers, {
      title: 'Not mine',
      content,
      category: 'gear',
      photos: [foreign.id],
    })
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, ['photos']])
    const { id, opening } = await forum.start(me, { content, photos: [photo.id] })
    expect(opening.cards).toMatchObject([
      { kind: 'photo', id: photo.id, card: { title: 'A seahorse' } },
      { kind: 'site', id: siteId, card: { title: 'Blue Wall', depth: 42 } },
      { kind: 'thread', id: talk.id, card: { title: 'Moorings', about: 'Questions' } },
    ])
    const preview = await post(`${forumBase}/cards`, me.headers, { content, photos: [photo.id] })
    expect(preview.json()).toEqual({ cards: opening.cards, mentions: [] })
    for (const reader of [undefined, other]) {
      const { cards } = (await forum.read(id, reader)).opening
      expect(cards.map(({ card }) => card?.title ?? null)).toEqual([null, 'Blue Wall', 'Moorings'])
    }
    await del(`${forumBase}/posts/${talk.id}`, other.headers)
    expect((await forum.read(id)).opening.cards[2]?.card).toBeNull()
  })
})
