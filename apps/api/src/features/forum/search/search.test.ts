import { randomUUID } from 'node:crypto'
import type { FoundPost } from '@soundings/contract/forum'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forumCategories } from '#db/schema/forum-categories.ts'
import { forumPosts } from '#db/schema/forum-posts.ts'
import { forumThreads, forumUnmarked } from '#db/schema/forum-threads.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSites } from '#src/testing/sites.ts'
import { markMovedThreads } from './unmarked.repo.ts'

const { app, deps, passTime } = await testApp({ newMembers: 'trusted' })
const { get, post } = callsOf(app)
const base = '/api/community/forum'

const [thistlegorm = ''] = await addSites(deps.db, [
  { siteName: 'Thistlegorm', aliases: ['Motorbike Wreck'], country: 'Egypt', coordinates: [33.92, 27.81] },
  { siteName: 'Dragon Fin', country: 'Egypt', coordinates: [34.5, 28.5] },
])
const writer = await addPerson(deps, { handle: 'sea_writer' })
const other = await addPerson(deps, { handle: 'other_one' })

type Form = { title: string; content: string; category?: string; siteId?: string; isAnonymous?: boolean }
/** By somebody else each time, as nobody begins many in a row. */
const start = async ({ category = 'questions', ...form }: Form, known?: typeof writer) => {
  const by = known ?? (await addPerson(deps))
  const answer = await post(`${base}/posts`, by.headers, { ...form, category, clientKey: randomUUID() })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id as string
}
const reply = async (threadId: string, content: string, by = other) => {
  const answer = await post(`${base}/posts/${threadId}/replies`, by.headers, {
    content,
    clientKey: randomUUID(),
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id as string
}
const search = async (query: Record<string, string>) => {
  // Whoever searches more than once a second is asked to wait.
  passTime(1_000)
  const answer = await get(`${base}/search?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    items: FoundPost[]
    nextCursor: string | null
    total: number
    understood: string[]
  }
}
const titlesFor = async (q: string) => (await search({ q })).items.map(({ thread }) => thread.title)

beforeAll(async () => {
  await eventually(async () => expect((await get('/api/sites?q=thistlegorm')).json().total).toBe(1))
  await eventually(async () =>
    expect((await search({ q: 'thistlegorm' })).understood).toEqual(['Thistlegorm']),
  )
})

describe('what is written', () => {
  it('is found in titles and replies, whatever its accents and endings', async () => {
    const thread = await start({ title: 'Régulateur freeflows', content: 'Mine does in **cold** water.' })
    const answered = await reply(thread, 'Have its _diaphragms_ replaced at a café.')
    expect(await titlesFor('regulateur')).toEqual(['Régulateur freeflows'])
    expect((await search({ q: 'diaphragm' })).items).toMatchObject([{ postId: answered, n: 1 }])
    expect((await search({ q: 'CAFE' })).items[0]?.excerpt).toContainEqual({ text: 'café', isMarked: true })
  })

  it('is found by two words that it has both, and by none where it has one', async () => {
    await start({ title: 'Drysuit leaks', content: 'The left wrist is wet.' })
    expect(await titlesFor('wrist drysuit')).toEqual(['Drysuit leaks'])
    expect(await titlesFor('the drysuit and a wrist')).toEqual(['Drysuit leaks'])
    expect(await titlesFor('drysuit zebra')).toEqual([])
  })

  it('is shown as plain text with what is marked, and loses no letter', async () => {
    await start({ title: 'Compass', content: 'Is <b>this</b> **bezel** stuck? <script>alert(1)</script>' })
    const [found] = (await search({ q: 'bezel' })).items
    expect(found?.excerpt).toEqual([
      { text: 'Is <b>this</b> ', isMarked: false },
      { text: 'bezel', isMarked: true },
      { text: ' stuck? <script>alert(1)</script>', isMarked: false },
    ])
  })

  it.each(['%20%20', '%3F%21', 'the%20of', '%E2%80%8F'])('is nothing for %s', async (q) => {
    const answer = await get(`${base}/search?q=${q}`)
    if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ items: [], total: 0 })
    else expect(answer.statusCode).toBe(400)
  })

  it.each(["' | 'x", ':*', 'a & !b', "\\'", "O'Neill's", '<->'])(
    'does not take %j for a query',
    async (q) => {
      expect((await get(`${base}/search?${new URLSearchParams({ q })}`)).statusCode).toBe(200)
    },
  )
})

describe('other names', () => {
  it('find animals', async () => {
    await start({ title: 'Saw a Mobula birostris', content: 'At the cleaning station.', category: 'sites' })
    const found = await search({ q: 'manta rays' })
    expect(found.understood).toEqual(['Manta ray'])
    expect(found.items[0]?.thread.title).toBe('Saw a Mobula birostris')
  })

  it('find sites by what they are also called, and threads that belong to one', async () => {
    await start({ title: 'Motorbike wreck mooring', content: 'Gone since May.' })
    await start({ title: 'Is it crowded in June?', content: 'Who was there?', siteId: thistlegorm })
    const found = await search({ q: 'thistlegorm' })
    expect(found.items.map(({ thread }) => thread.title).sort()).toEqual([
      'Is it crowded in June?',
      'Motorbike wreck mooring',
    ])
    expect(await titlesFor('thistlegorm mooring')).toEqual(['Motorbike wreck mooring'])
    expect(await titlesFor('thistlegorm crowded')).toEqual(['Is it crowded in June?'])
  })

  it('find places', async () => {
    await start({ title: 'Egyptian visas', content: 'How long do they last?', category: 'travel' })
    const found = await search({ q: 'Ägypten visas' })
    const english = await search({ q: 'Egypt visa' })
    expect(english.understood).toEqual(['Egypt'])
    expect(english.items.map(({ thread }) => thread.title)).toEqual(['Egyptian visas'])
    expect(found.total).toBeLessThanOrEqual(1)
  })
})

describe('misspellings', () => {
  it('find what was meant where nothing is written so', async () => {
    await start({ title: 'Seahorse at the pier', content: 'Look at the third pile.' })
    expect(await search({ q: 'seahorze' })).toMatchObject({ total: 1, understood: ['Seahorse'] })
    expect((await search({ q: 'thistelgorm mooring' })).items[0]?.thread.title).toBe(
      'Motorbike wreck mooring',
    )
  })

  it('find titles that are spelt alike', async () => {
    await start({ title: 'Backplate or jacket?', content: 'For a beginner.' })
    expect(await titlesFor('bakplate')).toEqual(['Backplate or jacket?'])
    expect(await titlesFor('backpl')).toEqual(['Backplate or jacket?'])
    expect(await titlesFor('xqzvw')).toEqual([])
  })
})

describe('what nobody may read', () => {
  it('is never found: held, removed and deleted posts, and all of a thread that is none of these itself', async () => {
    const thread = await start({ title: 'Zanzibar currents', content: 'Strong plankton drift.' })
    const answered = await reply(thread, 'Also plankton at night.')
    expect((await search({ q: 'plankton' })).total).toBe(2)
    for (const state of ['held', 'removed', 'deleted', 'moved'] as const) {
      const content = state === 'deleted' || state === 'moved' ? { content: '' } : {}
      await deps.db
        .update(forumPosts)
        .set({ state, ...content })
        .where(eq(forumPosts.id, answered))
      expect((await search({ q: 'plankton' })).items.map(({ n }) => n)).toEqual([0])
    }
    for (const state of ['held', 'removed', 'moved'] as const) {
      await deps.db.update(forumThreads).set({ state }).where(eq(forumThreads.id, thread))
      const moderator = await addPerson(deps, { groups: ['moderator'] })
      const found = await get(`${base}/search?q=plankton`, moderator.headers)
      expect(found.json()).toMatchObject({ items: [], total: 0 })
      expect(await titlesFor('zanzibr')).toEqual([])
      expect((await get(`${base}/related?title=Zanzibar%20currents`)).json().items).toEqual([])
    }
  })

  it('includes who wrote without a name: the post is found, and never by its author', async () => {
    const incident = { happened: 'Ran low on gas', conditions: '', learnt: '', depth: 30, gas: 'Air' }
    const thread = await post(`${base}/posts`, writer.headers, {
      ...{ title: 'Octopus tangled', content: 'It was zipped away.', category: 'safety-and-incidents' },
      ...{ isAnonymous: true, incident, clientKey: randomUUID() },
    })
    expect(thread.statusCode).toBe(201)
    const found = await search({ q: 'tangled' })
    expect(found.items).toMatchObject([{ isAnonymous: true, author: null, thread: { author: null } }])
    expect((await search({ q: 'zipped', author: 'sea_writer' })).total).toBe(0)
    expect((await search({ q: 'gas' })).total).toBe(1)
    const own = await get(`${base}/search?q=tangled&author=sea_writer`, writer.headers)
    expect(own.json().total).toBe(0)
  })
})

describe('filters', () => {
  it('leave one category, author or site', async () => {
    const here = await start(
      {
        title: 'Kelp maze',
        content: 'Maze one.',
        siteId: thistlegorm,
        category: 'sites',
      },
      writer,
    )
    await start({ title: 'Another maze', content: 'Maze two.', category: 'travel' }, other)
    const idsOf = async (query: Record<string, string>) =>
      (await search({ q: 'maze', ...query })).items.map(({ thread }) => thread.id)
    expect(await idsOf({})).toHaveLength(2)
    expect(await idsOf({ category: 'sites' })).toEqual([here])
    expect(await idsOf({ author: '@Sea_Writer' })).toEqual([here])
    expect(await idsOf({ site: thistlegorm })).toEqual([here])
    expect(await idsOf({ site: randomUUID() })).toEqual([])
    expect((await get(`${base}/search?q=maze&category=nowhere`)).statusCode).toBe(404)
    expect((await get(`${base}/search?q=maze&author=nobody_here`)).statusCode).toBe(404)
  })
})

const isReplyOf = (thread: string) => and(eq(forumPosts.threadId, thread), eq(forumPosts.n, 1))

describe('threads that move', () => {
  it('are found in the category where they are now, with their replies', async () => {
    const thread = await start({ title: 'Wobbegong lair', content: 'Under the ledge.', category: 'sites' })
    await reply(thread, 'The wobbegong was asleep.')
    const [{ id: travel } = { id: '' }] = await deps.db
      .select({ id: forumCategories.id })
      .from(forumCategories)
      .where(eq(forumCategories.slug, 'travel'))
    await deps.db.update(forumThreads).set({ categoryId: travel }).where(eq(forumThreads.id, thread))
    expect((await search({ q: 'wobbegong', category: 'travel' })).total).toBe(2)
    expect((await search({ q: 'wobbegong', category: 'sites' })).total).toBe(0)
  })

  it('are found there whole, however long, once a job has marked what moved with them', async () => {
    const thread = await start({ title: 'Blobfish', content: 'Very deep.', category: 'sites' })
    await reply(thread, 'A blobfish on page eight.')
    const last = { lastN: 1_220 }
    await deps.db.update(forumPosts).set({ n: last.lastN }).where(isReplyOf(thread))
    const [{ id: travel } = { id: '' }] = await deps.db
      .select({ id: forumCategories.id })
      .from(forumCategories)
      .where(eq(forumCategories.slug, 'travel'))
    const isThread = eq(forumThreads.id, thread)
    await deps.db.update(forumThreads).set(last).where(isThread)
    await deps.db.update(forumThreads).set({ categoryId: travel }).where(isThread)
    expect((await search({ q: 'blobfish', category: 'travel' })).total).toBe(1)
    await markMovedThreads(deps.db)
    expect((await search({ q: 'blobfish', category: 'travel' })).total).toBe(2)
    expect((await search({ q: 'blobfish', category: 'sites' })).total).toBe(0)
    expect(await deps.db.select().from(forumUnmarked)).toEqual([])
  })
})

describe('order and pages', () => {
  it('put a thread about it before remarks, and do not show the same twice while others write', async () => {
    const about = await start({ title: 'Lionfish hunting', content: 'With spears.' })
    const chat = await start({ title: 'What did you see today?', content: 'Tell us.' })
    for (const at of Array.from({ length: 8 }).keys()) await reply(chat, `A lionfish, number ${at}.`)
    const first = await search({ q: 'lionfish', limit: '4' })
    expect(first.total).toBe(9)
    expect(first.items[0]?.thread.id).toBe(about)
    passTime(1_000)
    await reply(about, 'Lionfish lionfish lionfish, newest of all.')
    const seen = [...first.items]
    let cursor = first.nextCursor
    while (cursor) {
      const next = await search({ q: 'lionfish', limit: '4', cursor })
      seen.push(...next.items)
      cursor = next.nextCursor
    }
    expect(seen).toHaveLength(9)
    expect(new Set(seen.map(({ postId }) => postId)).size).toBe(9)
  })

  it('refuse cursors that are none', async () => {
    for (const cursor of ['x', Buffer.from('{"at":"never","from":-1}').toString('base64url')])
      expect((await get(`${base}/search?q=lionfish&cursor=${cursor}`)).statusCode).toBe(400)
  })
})

describe('related threads', () => {
  it('share most with the title that is typed, five at most', async () => {
    for (const at of Array.from({ length: 6 }).keys())
      await start({ title: `Nitrox course ${at}`, content: 'Worth the money?', category: 'training' })
    const best = await start({ title: 'Nitrox course in Malta', content: 'Where?', category: 'training' })
    const { items } = (
      await get(`${base}/related?title=${encodeURIComponent('A nitrox course on Malta?')}`)
    ).json()
    expect(items).toHaveLength(5)
    expect(items[0].id).toBe(best)
    expect((await get(`${base}/related?title=the`)).json().items).toEqual([])
  })
})

describe('the assistant', () => {
  const citedFor = async (text: string, more = {}) => {
    passTime(60_000)
    const answer = await app.inject({ method: 'POST', url: '/api/ai/query', payload: { text, ...more } })
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json() as { threads: { title: string }[] }).threads.map(({ title }) => title)
  }

  it('cites threads that are about a question, three at most, and never where only a word is the same', async () => {
    for (const at of Array.from({ length: 4 }).keys())
      await start({
        title: `Dragon Fin night dive ${at}`,
        content: 'Which torch for lobsters?',
        category: 'sites',
      })
    expect(await citedFor('Which lobsters are at Dragon Fin?')).toHaveLength(3)
    expect(await citedFor('Dragon Fin')).toEqual([])
    expect(await citedFor('wrecks at Dragon Fin with visas')).toEqual([])
    expect(await citedFor('Which lobsters are at Dragon Fin?', { offsetSites: 5 })).toEqual([])
  })

  it('cites nothing that is hidden, and nothing about health', async () => {
    const thread = await start({ title: 'Asthma and Dragon Fin', content: 'May I dive with asthma?' })
    expect(await citedFor('Can I dive Dragon Fin with asthma?')).toEqual([])
    await start({ title: 'Dragon Fin parking fees', content: 'Where to park?' }).then(async (id) => {
      expect(await citedFor('What are the parking fees at Dragon Fin?')).toEqual(['Dragon Fin parking fees'])
      await deps.db.update(forumThreads).set({ state: 'held' }).where(eq(forumThreads.id, id))
    })
    expect(await citedFor('What are the parking fees at Dragon Fin?')).toEqual([])
    expect(thread).toBeDefined()
  })
})
