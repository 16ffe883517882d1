import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSites } from '#src/testing/sites.ts'

const { app, deps } = await testApp()
const closed = { accessStatus: 'closed', accessStatusReason: 'To recover' } as const

await addSites(deps.db, [
  { ...closed, siteName: 'Manta Bay', description: 'x'.repeat(2_000) },
  { siteName: 'Manta Bay Wall' },
  { siteName: 'Far Manta Bay' },
])

const list = async (query: string): Promise<{ siteName: string; accessStatus: string | null }[]> =>
  (await app.inject(`/api/sites?${query}`)).json().items
const names = async (query: string) => (await list(query)).map(({ siteName }) => siteName)

beforeAll(() => eventually(async () => expect(await names('q=manta')).toHaveLength(3)))

it('a search puts closed sites after all others', async () => {
  expect((await names('q=manta')).at(-1)).toBe('Manta Bay')
  expect((await names('q=mant bay')).at(-1)).toBe('Manta Bay')
})

it('a search for just its name finds a closed site first', async () => {
  expect((await names('q=Manta Bay'))[0]).toBe('Manta Bay')
})

it('goes on after a page that ends before the closed sites', async () => {
  const first = (await app.inject('/api/sites?q=manta&limit=2')).json()
  const rest = (await app.inject(`/api/sites?q=manta&limit=2&cursor=${first.nextCursor}`)).json()
  expect(rest).toMatchObject({ items: [{ siteName: 'Manta Bay', accessStatus: 'closed' }], nextCursor: null })
})

it('the order of ratings ends with closed sites, that of names knows no difference', async () => {
  expect((await names('sort=rating')).at(-1)).toBe('Manta Bay')
  expect(await names('sort=name')).toEqual(['Far Manta Bay', 'Manta Bay', 'Manta Bay Wall'])
})

it('the closed site is not featured', async () => {
  const featured = (await app.inject('/api/sites/featured')).json().items as { siteName: string }[]
  expect(featured.map(({ siteName }) => siteName).sort()).toEqual(['Far Manta Bay', 'Manta Bay Wall'])
})
