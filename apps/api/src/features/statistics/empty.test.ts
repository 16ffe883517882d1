import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'

const { app } = await testApp()
const read = async (path: string) => (await app.inject(`/api/stats/${path}`)).json()

it('an empty server tells zeros and nothing else', async () => {
  expect(await read('global')).toEqual({ totalSites: 0, totalUsers: 0, totalPhotos: 0, countries: 0 })
  expect(await read('insights')).toMatchObject({ mostActiveMonth: '', avgWaterTemp: 0, topMarineLife: '' })
  expect(await read('equipment')).toEqual({ regulators: [], bcds: [], cameras: [] })
  for (const list of [
    'popular-sites',
    'recent-activity',
    'top-regions',
    'destinations',
    'categories',
    'species',
    'growth',
  ])
    expect(await read(list)).toMatchObject({ items: [], nextCursor: null, total: 0 })
})
