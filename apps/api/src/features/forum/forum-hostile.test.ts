import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { forumBase, forumOf } from '#src/testing/forum.ts'
import { addPerson } from '#src/testing/people.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const forum = forumOf(app)
const { get, post, put } = callsOf(app)
const me = await addPerson(deps)
const other = await addPerson(deps)
const thread = await forum.start(me)
const good = { title: 'Fine', content: 'Fine.', category: 'questions' }
const cursor = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url')
const paths = (answer: { json: () => { issues?: { path: string[] }[] } }) =>
  answer.json().issues?.map(({ path }) => path.join('.'))

describe('a thread is refused at its field', () => {
  it.each([
    ['title', { title: '' }],
    ['title', { title: '   \u3000 ' }],
    ['title', { title: '\u200f\u202e\u2066\u200b' }],
    ['title', { title: 'a'.repeat(300) }],
    ['title', { title: 'with \u0000' }],
    ['content', { content: 'a'.repeat(20_001) }],
    ['content', { content: 'NUL \u0000' }],
    ['content', { content: '   ' }],
    ['content', { content: '\ud800' }],
    ['category', { category: undefined }],
    ['category', { category: 'a'.repeat(50) }],
    ['tags', { tags: ['a', 'b', 'c', 'd'] }],
    ['tags.0', { tags: [''] }],
    ['siteId', { siteId: randomUUID() }],
    ['siteId', { siteId: 'blue-hole' }],
    ['photos', { photos: [randomUUID()] }],
    ['photos', { photos: Array.from({ length: 11 }, () => randomUUID()) }],
    ['isAnonymous', { isAnonymous: true }],
    ['incident', { incident: { happened: 'Lost a fin' } }],
    ['incident.depth', { category: 'safety-and-incidents', incident: { depth: 3_000 } }],
    ['photos', { category: 'safety-and-incidents', isAnonymous: true, photos: [randomUUID()] }],
    ['clientKey', { clientKey: 'x' }],
  ])('%s', async (path, form) => {
    const answer = await post(`${forumBase}/posts`, me.headers, { ...good, ...form })
    expect([answer.statusCode, paths(answer)]).toEqual([400, [path]])
  })

  it('where its category isn’t there', async () => {
    const answer = await post(`${forumBase}/posts`, me.headers, { ...good, category: 'nowhere' })
    expect(answer.statusCode).toBe(404)
  })

  it('and not for 20,000 characters of any kind, nor for marks within words', async () => {
    const title = 'مرحبا \u200f and 🐠'
    const answer = await post(`${forumBase}/posts`, me.headers, {
      ...good,
      title,
      content: '🐠'.repeat(20_000),
    })
    expect([answer.statusCode, answer.json().title]).toEqual([201, title])
    expect(answer.json().opening.content).toHaveLength(40_000)
  })

  it('nor for a hundred nested quotes', async () => {
    const content = `${'>'.repeat(100)} deep\n\nYes.`
    const answer = await post(`${forumBase}/posts`, me.headers, { ...good, content })
    expect([answer.statusCode, answer.json().excerpt]).toEqual([201, 'Yes.'])
  })
})

describe('what there is not', () => {
  it.each([
    ['a cursor that is none', 'cursor=abc', 400],
    [
      'a cursor of another order',
      `sort=top&cursor=${cursor({ at: '2026-01-01T00:00:00Z', id: randomUUID() })}`,
      400,
    ],
    ['a cursor of the other order', `cursor=${cursor({ at: '7', id: randomUUID() })}`, 400],
    ['a cursor of no time', `cursor=${cursor({ at: '2026-13-41T00:00:00Z', id: randomUUID() })}`, 400],
    ['a cursor before all times', `cursor=${cursor({ at: '0000-01-01T00:00:00Z', id: randomUUID() })}`, 400],
    ['a cursor to the end', `cursor=${cursor({ at: '1999-01-01T00:00:00Z', id: randomUUID() })}`, 200],
    ['an order', 'sort=worst', 400],
    ['a category', 'category=nowhere', 404],
    ['a category by its id', `category=${randomUUID()}`, 404],
    ['an author', 'author=nobody_here', 404],
    ['a site', `site=${randomUUID()}`, 200],
    ['a tag', 'tag=%00', 400],
    ['no tag', 'tag=', 400],
    ['what visitors watch', 'watched=true', 401],
    ['what visitors have not read', 'unread=true', 401],
    ['yes and no', 'unread=maybe', 400],
    ['two categories', 'category[]=a', 400],
    ['a limit', 'limit=201', 400],
  ])('%s in a list', async (_, query, status) => {
    const answer = await get(`${forumBase}/posts?${query}`)
    expect(answer.statusCode, answer.body).toBe(status)
    if (status === 200) expect(answer.json().items).toEqual([])
  })

  it.each([
    ['at=1000000', 200, []],
    ['before=1', 200, []],
    ['before=0', 400, undefined],
    ['at=-1', 400, undefined],
    ['at=1.5', 400, undefined],
    ['at=99999999999999999999', 400, undefined],
    [`around=${randomUUID()}`, 404, undefined],
    ['around=x', 400, undefined],
  ])('replies %s', async (query, status, items) => {
    const answer = await get(`${forumBase}/posts/${thread.id}/replies?${query}`)
    expect([answer.statusCode, answer.json().items]).toEqual([status, items])
  })

  it.each([
    ['get', `/posts/${randomUUID()}`, 404],
    ['get', '/posts/none', 400],
    ['get', `/posts/${randomUUID()}/replies`, 404],
    ['get', `/replies/${randomUUID()}`, 404],
    ['get', `/replies/${randomUUID()}/history`, 404],
    ['post', `/replies/${randomUUID()}/like`, 404],
    ['del', `/replies/${randomUUID()}/like`, 404],
    ['del', `/replies/${randomUUID()}`, 404],
    ['del', `/posts/${randomUUID()}`, 404],
  ] as const)('%s %s', async (method, path, status) => {
    expect((await callsOf(app)[method](`${forumBase}${path}`, me.headers)).statusCode).toBe(status)
  })

  it.each([
    ['posts', 'watch', { level: 'muted' }],
    ['posts', 'read', { upTo: 3 }],
    ['posts', 'solution', { postId: null }],
  ])('%s/…/%s', async (kind, what, body) => {
    expect((await put(`${forumBase}/${kind}/${randomUUID()}/${what}`, me.headers, body)).statusCode).toBe(404)
  })
})

describe('a reply', () => {
  it.each([
    ['content', { content: '' }],
    ['content', { content: ' \n ' }],
    ['content', { content: 'a'.repeat(20_001) }],
    ['content', { content: '\u0000' }],
    ['replyToN', { content: 'x', replyToN: 7 }],
    ['replyToN', { content: 'x', replyToN: -1 }],
    ['isAnonymous', { content: 'x', isAnonymous: true }],
    ['photos', { content: 'x', photos: [randomUUID()] }],
  ])('is refused at %s', async (path, form) => {
    const answer = await post(`${forumBase}/posts/${thread.id}/replies`, other.headers, form)
    expect([answer.statusCode, paths(answer)]).toEqual([400, [path]])
  })

  it('is refused elsewhere where its key was used', async () => {
    const clientKey = randomUUID()
    const first = await forum.reply(other, thread.id, { clientKey })
    const again = await forum.start(me)
    const answer = await forum.reply(other, again.id, { clientKey })
    expect(answer).toMatchObject({ id: first.id, threadId: thread.id })
  })
})
