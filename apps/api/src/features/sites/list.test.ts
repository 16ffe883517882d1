import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { addSites } from '#src/testing/sites.ts'
import { sitesService } from './sites.service.ts'

const { app, deps } = await testApp()

type Listed = { items: { id: string; siteName: string }[]; nextCursor: string | null; total: number }

const get = async (url: string): Promise<Listed> => {
  const answer = await app.inject(url)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json()
}

const walk = async (path: string, limit: number) => {
  const pages: Listed[] = []
  const glue = path.includes('?') ? '&' : '?'
  for (let cursor: string | null = ''; cursor !== null && pages.length < 500; ) {
    const page: Listed = await get(
      `${path}${glue}limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    pages.push(page)
    cursor = page.nextCursor
  }
  return { pages, items: pages.flatMap(({ items }) => items) }
}

/** 300 sites: a hundred share one name, and some have the longest names there may be. */
const names = Array.from({ length: 300 }, (_, at) => {
  if (at % 3 === 0) return 'Blue Hole'
  if (at % 50 === 1) return `${'㌖'.repeat(119)}${String.fromCharCode(0x61 + at / 50)}`
  if (at % 50 === 2) return '海豚湾'.repeat(40)
  return `Reef ${String((at * 7919) % 300).padStart(3, '0')}`
})
const ids = await addSites(
  deps.db,
  names.map((siteName, at) => ({
    siteName,
    country: at < 150 ? 'Türkiye' : null,
    difficulty: at % 2 === 0 ? ('advanced' as const) : null,
  })),
)

describe('the list of dive sites', () => {
  it.each([7, 100, 200])('is read to its end %i at a time, without gaps or repeats', async (limit) => {
    const { pages, items } = await walk('/api/sites', limit)
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(pages).toHaveLength(Math.ceil(300 / limit))
    expect(pages.every(({ total }) => total === 300)).toBe(true)
    expect(pages.slice(0, -1).every((page) => page.items.length === limit)).toBe(true)
  })

  it('is in order of name, and of id where names are equal', async () => {
    const { items } = await walk('/api/sites', 200)
    const blue = items.filter(({ siteName }) => siteName === 'Blue Hole')
    expect(blue).toHaveLength(100)
    expect(blue.map(({ id }) => id)).toEqual(blue.map(({ id }) => id).toSorted())
    const reefs = items.map(({ siteName }) => siteName).filter((name) => name.startsWith('Reef'))
    expect(reefs).toEqual(reefs.toSorted())
    expect(items.findIndex(({ siteName }) => siteName === 'Blue Hole')).toBe(0)
  })

  it.each(['best', 'name'] as const)('is answered by the database alone in the order of %s', async (sort) => {
    const catalogue = undefined as never
    const { list } = sitesService({ ...deps, catalogue })
    const page = await list({ filter_type: 'all', sort, limit: 200 })
    const { items, total } = await get(`/api/sites?sort=${sort}&limit=200`)
    expect([page.total, page.items.map(({ id }) => id)]).toEqual([total, items.map(({ id }) => id)])
  })

  it('shows fifty when nothing is said, and at most two hundred', async () => {
    expect((await get('/api/sites')).items).toHaveLength(50)
    expect((await get('/api/sites?limit=200')).items).toHaveLength(200)
    expect((await app.inject('/api/sites?limit=201')).statusCode).toBe(400)
  })

  it('answers at the address with a slash at its end too', async () => {
    expect((await get('/api/sites/?limit=1')).total).toBe(300)
  })

  it('skips nothing when a site before the cursor goes away between two pages', async () => {
    const first = await get('/api/sites?limit=10')
    const { id = '' } =
      (await addSites(deps.db, [{ siteName: 'AAA' }])).map((each) => ({ id: each }))[0] ?? {}
    const second = await get(`/api/sites?limit=10&cursor=${first.nextCursor}`)
    expect(second.items.map((site) => site.id)).not.toContain(id)
    expect(new Set([...first.items, ...second.items].map((site) => site.id)).size).toBe(20)
    await deps.db.execute(`delete from sites where id = '${id}'`)
  })
})

describe('the sites of a country', () => {
  it.each(['T%C3%BCrkiye', 'turkiye', 'TURKIYE', '%20T%C3%BCrkiye%20'])(
    'are found as %s',
    async (country) => {
      const { items, pages } = await walk(`/api/sites/country/${country}`, 40)
      expect(items.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 150).toSorted())
      expect(pages[0]?.total).toBe(150)
    },
  )

  it('are none where there are none', async () => {
    expect(await get('/api/sites/country/Atlantis')).toEqual({ items: [], nextCursor: null, total: 0 })
    expect(await get('/api/sites/country/%25')).toEqual({ items: [], nextCursor: null, total: 0 })
  })
})

describe('the sites of a difficulty', () => {
  it('are those and no others', async () => {
    const { items } = await walk('/api/sites/difficulty/advanced', 60)
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.filter((_, at) => at % 2 === 0).toSorted())
    expect((await get('/api/sites/difficulty/beginner')).total).toBe(0)
  })

  it.each(['expert', 'Advanced', 'constructor', '__proto__'])('%s is none', async (level) => {
    expect((await app.inject(`/api/sites/difficulty/${level}`)).statusCode).toBe(400)
  })
})

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
const id = '0191d8a0-0000-7000-8000-000000000000'

describe('a cursor that is not ours', () => {
  it.each([
    ['is empty', ''],
    ['is noise', 'x'],
    ['is not base64', '***'],
    ['is null', cursor(null)],
    ['is a number', cursor(1)],
    ['is a search cursor', cursor({ offset: 10, misspelt: false })],
    ['lacks its id', cursor({ name: 'a' })],
    ['has an id that is none', cursor({ name: 'a', id: "' or 1=1 --" })],
    ['has a name that is none', cursor({ name: { a: 1 }, id })],
    ['has a NUL in its name', cursor({ name: 'a\u0000', id })],
    [
      'has half a character in its name',
      Buffer.from(`{"name":"\\ud800","id":"${id}"}`).toString('base64url'),
    ],
    ['has too long a name', cursor({ name: 'x'.repeat(1_000), id })],
    ['is too long', 'x'.repeat(5_000)],
  ])('is refused when it %s', async (_, value) => {
    for (const path of ['/api/sites', '/api/sites/country/Malta', '/api/sites/difficulty/advanced']) {
      const answer = await app.inject(`${path}?cursor=${value}`)
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.json().message).toMatch(/./)
    }
  })

  it.each([
    cursor({ name: 'a', id }),
    cursor({ offset: -1, misspelt: false }),
    cursor({ offset: 1e9, misspelt: false }),
    cursor({ offset: 1.5, misspelt: true }),
    cursor({ offset: 0, misspelt: 'no' }),
    cursor({ offset: '0' }),
  ])('is refused by a search: %s', async (value) => {
    expect((await app.inject(`/api/sites?q=reef&cursor=${value}`)).statusCode).toBe(400)
  })
})
