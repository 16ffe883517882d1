import { randomUUID } from 'node:crypto'
import { threadPath } from '@soundings/contract/forum-pages'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forumCategories, forumCategorySlugs } from '#db/schema/forum-categories.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'

const html = `<!doctype html><html><head><title>Soundings</title>
<meta name="description" content="x" /></head><body><div id="root"><!--first-view--></div></body></html>`
const { app, deps, passTime } = await testApp({
  newMembers: 'trusted',
  web: { folder: import.meta.dirname, html, scriptHashes: [] },
})
const { get, post } = callsOf(app)
const base = '/api/community/forum'
const origin = 'http://localhost:3000'
const pages = '/community/forums'

type Form = { title: string; content: string; category?: string; isAnonymous?: boolean }
const start = async ({ category = 'questions', ...form }: Form, handle?: string) => {
  const by = await addPerson(deps, { ...(handle && { handle }), fullName: 'Nora Blue' })
  const answer = await post(`${base}/posts`, by.headers, { ...form, category, clientKey: randomUUID() })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { id: string; slug: string }
}
const reply = async (threadId: string, content: string) => {
  const { headers } = await addPerson(deps)
  const answer = await post(`${base}/posts/${threadId}/replies`, headers, {
    content,
    clientKey: randomUUID(),
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { id: string; n: number }
}
const dataIn = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )

describe('the page of a thread', () => {
  it('says what it is about to those who run no scripts', async () => {
    const thread = await start({ title: 'Leaky <mask> & "fins"', content: 'It **fogs** up.' }, 'nora_b')
    const answer = await reply(thread.id, 'Try [toothpaste](https://example.org).')
    const { statusCode, body, headers } = await get(threadPath(thread))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(body).toContain('<title>Leaky &lt;mask&gt; &amp; &quot;fins&quot; · Soundings</title>')
    expect(body.match(/<title>|name="description"/g)).toHaveLength(2)
    expect(body).toContain('property="og:description" content="It fogs up."')
    expect(body).toContain(`<link rel="canonical" href="${origin}${threadPath(thread)}">`)
    expect(body).toContain('<h1>Leaky &lt;mask&gt; &amp; &quot;fins&quot;</h1>')
    expect(body).toContain(`href="${origin}${pages}/threads/${thread.id}/feed.atom"`)
    const [posting, breadcrumb] = dataIn(body)
    expect(posting).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'Leaky <mask> & "fins"',
      text: 'It fogs up.',
      url: origin + threadPath(thread),
      author: { '@type': 'Person', name: '@nora_b', url: `${origin}/profile/nora_b` },
      commentCount: 1,
      comment: [
        { '@type': 'Comment', text: 'Try toothpaste.', url: origin + threadPath(thread, { n: answer.n }) },
      ],
    })
    const actions = posting.interactionStatistic.map(
      (each: { interactionType: string }) => each.interactionType,
    )
    expect(actions).toEqual(
      ['LikeAction', 'CommentAction', 'ViewAction'].map((name) => `https://schema.org/${name}`),
    )
    expect(breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}${pages}`,
      `${origin}${pages}/questions`,
      origin + threadPath(thread),
    ])
    expect(body).not.toContain('Nora Blue')
  })

  it('cannot be ended by what somebody writes', async () => {
    const evil = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)> \u2028 "'
    const thread = await start({ title: evil, content: evil })
    await reply(thread.id, evil)
    const { body } = await get(threadPath(thread))
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    expect(dataIn(body)[0]).toMatchObject({ headline: evil, comment: [{ '@type': 'Comment' }] })
    expect(dataIn(body)[0].comment[0].text).toContain('</script>')
  })

  it('is the same at every address that it had, and says which one is right', async () => {
    const thread = await start({ title: 'Old and new', content: 'Words.' })
    for (const path of [`${pages}/threads/${thread.id}`, `${pages}/threads/${thread.id}/any-other?at=3`]) {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<link rel="canonical" href="${origin}${threadPath(thread)}">`)
    }
  })

  it('names nobody who wrote without a name', async () => {
    const handle = 'secret_diver'
    const thread = await start(
      { title: 'Close call', content: 'At 30 m.', category: 'safety-and-incidents', isAnonymous: true },
      handle,
    )
    for (const path of [
      threadPath(thread),
      `${pages}/threads/${thread.id}/feed.atom`,
      `${pages}/safety-and-incidents/feed.atom`,
    ]) {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).not.toContain(handle)
      expect(body).toContain('A diver')
    }
  })

  it('is the plain page with status 404 where nobody may read it, and leads on where it was merged', async () => {
    const thread = await start({ title: 'Soon gone', content: 'Hidden words.' })
    const other = await start({ title: 'Stays', content: 'Words.' })
    const set = (row: Partial<typeof forumThreads.$inferInsert>) =>
      deps.db.update(forumThreads).set(row).where(eq(forumThreads.id, thread.id))
    for (const state of ['held', 'removed', 'deleted'] as const) {
      await set({ state })
      const { statusCode, body, headers } = await get(threadPath(thread))
      expect([state, statusCode, headers['x-robots-tag']]).toEqual([state, 404, 'noindex'])
      expect(body).not.toContain('Soon gone')
      expect((await get(`${pages}/threads/${thread.id}/feed.atom`)).statusCode).toBe(404)
      for (const path of [`${pages}/questions/feed.atom`, '/sitemaps/forums-0.xml'])
        expect((await get(path)).body).not.toContain(thread.id)
    }
    await set({ state: 'moved', mergedInto: other.id })
    const moved = await get(threadPath(thread))
    expect([moved.statusCode, moved.headers.location]).toEqual([301, threadPath({ id: other.id })])
    const feed = await get(`${pages}/threads/${thread.id}/feed.atom`)
    expect([feed.statusCode, feed.headers.location]).toEqual([301, `${pages}/threads/${other.id}/feed.atom`])
    for (const path of [`${pages}/threads/x`, `${pages}/threads/${randomUUID()}`, `${pages}/nowhere`])
      expect((await get(path)).statusCode).toBe(404)
  })

  it('draws its first posts before the app is there, as words and without marks', async () => {
    const thread = await start({
      title: 'Which <reef>?',
      content: '**Bold** one\n\n- and [a link](https://example.org)',
    })
    for (const n of [1, 2, 3, 4]) await reply(thread.id, `Answer ${n} & more`)
    const [view] = (await get(threadPath(thread))).body.match(/<div class="first-page">.*?<\/div>/s) ?? ['']
    expect(view).toContain('<h1>Which &lt;reef&gt;?</h1>')
    expect(view).toContain('<p>Bold one</p><p>and a link</p>')
    expect(view).toContain('<p>Answer 3 &amp; more</p>')
    expect(view).not.toContain('Answer 4')
  })

  it('leaves out replies that nobody may read', async () => {
    const thread = await start({ title: 'Partly hidden', content: 'Words.' })
    const gone = await reply(thread.id, 'Unreadable remark')
    await deps.db.update(forumPosts).set({ state: 'held' }).where(eq(forumPosts.id, gone.id))
    expect((await get(threadPath(thread))).body).not.toContain('Unreadable')
    expect((await get(`${pages}/threads/${thread.id}/feed.atom`)).body).not.toContain('Unreadable')
  })
})

describe('the page of a category', () => {
  it('says what it is, and leads on from an address that it had', async () => {
    const { statusCode, body } = await get(`${pages}/gear`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Gear · Soundings</title>')
    expect(body).toContain(`<link rel="canonical" href="${origin}${pages}/gear">`)
    expect(body).toContain(
      `type="application/atom+xml" title="Gear · Soundings" href="${origin}${pages}/gear/feed.atom"`,
    )
    const [category] = await deps.db.select().from(forumCategories).where(eq(forumCategories.slug, 'gear'))
    await deps.db.insert(forumCategorySlugs).values({ slug: 'kit', categoryId: category?.id ?? '' })
    const moved = await get(`${pages}/kit`)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `${pages}/gear`])
    expect((await get(`${pages}/kit/feed.atom`)).headers.location).toBe(`${pages}/gear/feed.atom`)
  })

  it('is found from the page of all forums; where one writes or searches is not for search engines', async () => {
    expect((await get(pages)).body).toContain('<title>Forums · Soundings</title>')
    for (const path of [`${pages}/new`, `${pages}/search`])
      expect((await get(path)).headers['x-robots-tag']).toBe('noindex')
  })
})

describe('feeds', () => {
  it('are sent once: who has one as it is gets no words', async () => {
    const thread = await start({ title: 'Fed', content: 'Words.', category: 'travel' })
    for (const path of [`${pages}/travel/feed.atom`, `${pages}/threads/${thread.id}/feed.atom`]) {
      const first = await get(path)
      expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
      const known = { 'if-none-match': `W/${first.headers.etag}` }
      const again = await get(path, known)
      expect([again.statusCode, again.body]).toEqual([304, ''])
      await deps.db
        .update(forumPosts)
        .set({ content: 'Other words.', editedAt: new Date() })
        .where(eq(forumPosts.threadId, thread.id))
      expect((await get(path, known)).body).toContain('Other words.')
    }
  })

  it('have the newest first, with ids that stay', async () => {
    const thread = await start({ title: 'Two replies', content: 'Words.', category: 'buddies' })
    passTime(60_000)
    const answer = await reply(thread.id, 'First.')
    const { body } = await get(`${pages}/threads/${thread.id}/feed.atom`)
    const ids = [...body.matchAll(/<id>urn:uuid:(.*?)<\/id>/g)].map(([, id]) => id)
    expect(ids.slice(0, 2)).toEqual([thread.id, answer.id])
    expect(ids).toHaveLength(3)
    const category = (await get(`${pages}/buddies/feed.atom`)).body
    expect(category).toContain(`<id>urn:uuid:${thread.id}</id>`)
  })

  it('are there for a category in which nobody wrote', async () => {
    const { statusCode, body } = await get(`${pages}/gear/feed.atom`)
    expect([statusCode, body.includes('<entry>')]).toEqual([200, false])
  })
})

it('search engines are told of public threads and categories, some ten thousand at a time', async () => {
  const thread = await start({ title: 'Listed', content: 'Words.' })
  expect((await get('/sitemap.xml')).body).toContain(`<loc>${origin}/sitemaps/forums-0.xml</loc>`)
  const { body } = await get('/sitemaps/forums-0.xml')
  expect(body).toContain(`<loc>${origin}${threadPath(thread)}</loc>`)
  expect(body).toContain(`<loc>${origin}${pages}/questions</loc>`)
  expect((await get('/sitemaps/forums-1.xml')).statusCode).toBe(404)
  expect((await get('/robots.txt')).body).not.toContain('/community')
})
