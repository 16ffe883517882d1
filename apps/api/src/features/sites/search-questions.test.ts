import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSites } from '#src/testing/sites.ts'
import { readStarterSites } from './starter.ts'

const { app, deps } = await testApp()

type Found = {
  items: { siteName: string; country: string | null; difficulty: string | null; diveSiteCategory: string }[]
  total: number
}

const ask = async (q: string, more = ''): Promise<Found> =>
  (await app.inject(`/api/sites?q=${encodeURIComponent(q)}&limit=200${more}`)).json()
const countries = async (q: string) => new Set((await ask(q)).items.map(({ country }) => country))

beforeAll(async () => {
  await addSites(
    deps.db,
    (await readStarterSites()).map(({ facts }) => facts),
  )
  await eventually(async () => expect((await ask('usa')).total).toBeGreaterThan(50))
})

describe('the search box as a question', () => {
  it.each([
    ['usa', ['United States']],
    ['uk', ['United Kingdom']],
    ['truk lagoon', ['Micronesia']],
    ['trinidad', ['Trinidad and Tobago']],
    ['saint lucia', ['St Lucia']],
    ['sea of cortez', ['Mexico']],
  ])('finds all of a place by another name: %s', async (q, expected) => {
    expect(await countries(q)).toEqual(new Set(expected))
  })

  it('finds a sea in all the countries on its shores', async () => {
    for (const country of ['Egypt', 'Sudan', 'Saudi Arabia', 'Djibouti'])
      expect(await countries('red sea')).toContain(country)
    for (const country of ['Indonesia', 'Philippines', 'Papua New Guinea'])
      expect(await countries('coral triangle')).toContain(country)
  })

  it('understands level, kind and place together, also misspelt', async () => {
    for (const q of ['beginner wreck malta', 'wrecks for beginners in malta', 'beginer wreck in mlata']) {
      const { items } = await ask(q)
      expect(items.length, q).toBeGreaterThan(0)
      for (const { country, difficulty } of items)
        expect([q, country, difficulty]).toEqual([q, 'Malta', 'beginner'])
    }
  })

  it('puts what is asked for in words in the order asked for', async () => {
    const depths = (await app.inject('/api/sites?q=deepest%20wrecks%20in%20malta')).json().items
    const told = depths.map(({ maxDepth }: { maxDepth: number }) => maxDepth)
    expect(told).toEqual(told.toSorted((one: number, other: number) => other - one))
  })

  it('counts and draws the same sites as it lists', async () => {
    const { total } = await ask('red sea')
    expect((await app.inject('/api/sites/facets?q=red%20sea')).json().total).toBe(total)
    expect((await app.inject('/api/map/points?q=red%20sea')).json().mapId).toHaveLength(total)
  })

  it('finds names while they are typed, although their beginning means something', async () => {
    const first = async (q: string) => (await ask(q)).items[0]?.siteName
    expect(await first('great white w')).toBe('Great White Wall')
    expect(await first('great white wall')).toBe('Great White Wall')
    expect(await first('barracuda poi')).toBe('Barracuda Point')
    expect(await first('usat lib')).toMatch(/Liberty/)
  })
})

describe('the order of a list', () => {
  it('is by what there is to see where filters narrow it, and by name where nothing does', async () => {
    const names = async (query: string): Promise<string[]> => {
      const { items }: Found = (await app.inject(`/api/sites?${query}&limit=200`)).json()
      return items.map(({ siteName }) => siteName)
    }
    const best = await names('country=Egypt')
    expect(best.toSorted()).toEqual((await names('country=Egypt&sort=name')).toSorted())
    expect(best.indexOf('SS Thistlegorm')).toBeLessThan(5)
    expect(await names('')).toEqual(await names('sort=name'))
  })
})
