import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp()

const names = ['Anchor', 'Barge', 'Cave', 'Drift', 'Eel Garden'] as const
const [anchor] = await addSites(deps.db, [
  { siteName: 'Anchor', country: 'Malta', difficulty: 'beginner', diveSiteCategory: 'wreck', maxDepth: 18 },
  { siteName: 'Barge', country: 'Malta', difficulty: 'advanced', diveSiteCategory: 'wreck', maxDepth: 42 },
  { siteName: 'Cave', country: 'Malta', difficulty: 'beginner', diveSiteCategory: 'cave', maxDepth: 30 },
  {
    siteName: 'Drift',
    country: 'Egypt',
    difficulty: 'beginner',
    hazards: ['strong-current'],
    maxDepth: null,
  },
  { siteName: 'Eel Garden', country: 'Egypt', coordinates: [179.9, -17], maxDepth: 12 },
])
await addSites(deps.db, [{ siteName: 'Hidden', country: 'Malta', diveSiteCategory: 'wreck' }], 'pending')

type Listed = { items: { siteName: string }[]; total: number; nextCursor: string | null }

const get = async (address: string) => {
  const answer = await app.inject({ url: address })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (query: string) => {
  const { body } = (await get(`/api/sites?${query}`)) as { body: Listed }
  return { ...body, names: body.items.map(({ siteName }) => siteName) }
}

/** Longer than the catalogue ever takes, also on a busy machine. */
const patience = { timeout: 10_000 }

/** The catalogue follows a moment after a write. */
const settled = async () => {
  await expect.poll(async () => (await get('/api/sites/facets')).body.total, patience).toBe(names.length)
}

test('facets narrow the list, and pending sites stay out of it', async () => {
  await settled()
  expect((await list('country=Malta')).names).toEqual(['Anchor', 'Barge', 'Cave'])
  expect((await list('country=Malta&difficulty=beginner&maxDepth=20')).names).toEqual(['Anchor'])
  expect((await list('country=Malta,Egypt&avoid=strong-current')).total).toBe(4)
  expect((await list('bbox=179,-20,-179,-10')).names).toEqual(['Eel Garden'])
  expect((await list('q=anchor&country=Egypt')).total).toBe(0)
  expect((await list('q=anchor&country=Malta')).names).toEqual(['Anchor'])
})

test('orders put unknown depths last', async () => {
  await settled()
  expect((await list('sort=deepest')).names).toEqual(['Barge', 'Cave', 'Anchor', 'Eel Garden', 'Drift'])
  expect((await list('sort=shallowest')).names).toEqual(['Eel Garden', 'Anchor', 'Cave', 'Barge', 'Drift'])
})

test('pages of a narrowed list meet without gaps', async () => {
  await settled()
  for (const sort of ['name', 'deepest', 'shallowest', 'rating']) {
    const seen: string[] = []
    let cursor = ''
    for (let pages = 0; pages < 9; pages++) {
      const page = await list(`sort=${sort}&limit=2${cursor}`)
      seen.push(...page.names)
      if (page.nextCursor === null) break
      cursor = `&cursor=${page.nextCursor}`
    }
    expect([...seen].sort()).toEqual([...names])
  }
})

test('a write is in the counts soon after, and no old answer is kept', async () => {
  await settled()
  const wrecks = async () => {
    const { body } = await get('/api/sites/facets?country=Malta')
    return body.facets.diveSiteCategory.find(({ value }: { value: string }) => value === 'wreck').count
  }
  expect(await wrecks()).toBe(2)
  const added = await addSites(deps.db, [{ siteName: 'Ferry', country: 'Malta', diveSiteCategory: 'wreck' }])
  await expect.poll(wrecks, patience).toBe(3)
  expect((await list('country=Malta&diveSiteCategory=wreck')).names).toEqual(['Anchor', 'Barge', 'Ferry'])
  await deps.db.execute(`delete from sites where id = '${added[0]}'`)
  await expect.poll(wrecks, patience).toBe(2)
})

test('points carry what markers are made of', async () => {
  await settled()
  const { body } = await get('/api/map/points?country=Malta&difficulty=beginner')
  expect(body.name).toEqual(['Anchor', 'Cave'])
  expect(body.depth).toEqual([18, 30])
  expect(body.lng).toEqual([3_400_000, 3_400_000])
  expect(anchor).toBeDefined()
})

test.each([
  'difficulty=easy',
  'bbox=1,2,3',
  'bbox=181,0,0,0',
  'bbox=a,b,c,d',
  'maxDepth=-1',
  'maxDepth=deep',
  'hasPhotos=perhaps',
  'sort=random',
  'avoid=sharks',
  `country=${'x'.repeat(3_000)}`,
  'sort=name&cursor=nonsense',
])('%s is refused with a message', async (query) => {
  for (const address of [`/api/sites?${query}`]) {
    const { status, body } = await get(address)
    expect(status).toBe(400)
    expect(body.message).toBeTypeOf('string')
  }
})
