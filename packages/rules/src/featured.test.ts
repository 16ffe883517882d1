import { expect, it } from 'vitest'
import { type Candidate, localPicks, rankFeatured, seasonOf } from './featured.ts'

let made = 0
const site = (known: Partial<Candidate> = {}): Candidate => {
  made++
  return {
    id: `site-${made}`,
    lat: 0,
    country: `Country ${made}`,
    region: `Region ${made}`,
    hasPhotos: false,
    averageRating: null,
    bestMonths: [],
    isRestricted: false,
    storyLength: 0,
    known: 0,
    ...known,
  }
}
const idsOf = (sites: Candidate[], month = 6, wanted = 60) =>
  rankFeatured(sites, month, wanted).map(({ id }) => id)
const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

it('puts photos with a rating above 4 first, then photos, then a rating above 4, then any', () => {
  const any = site({ storyLength: 5_000, known: 20 })
  const rated = site({ averageRating: 4.5 })
  const pictured = site({ hasPhotos: true, averageRating: 4 })
  const both = site({ hasPhotos: true, averageRating: 4.1 })
  expect(idsOf([any, rated, pictured, both])).toEqual([both, pictured, rated, any].map(({ id }) => id))
})

it('puts sites in their best months before others that show as much, and out of season last', () => {
  const off = site({ bestMonths: [12, 1], hasPhotos: true, averageRating: 5 })
  const near = site({ bestMonths: [5] })
  const best = site({ bestMonths: [6, 7] })
  expect(idsOf([off, near, best])).toEqual([best.id, near.id, off.id])
  expect(idsOf([off, near, best], 1)[0]).toBe(off.id)
})

it('knows the season by the half of the earth where nobody told the months', () => {
  const seasons = (lat: number) => [8, 5, 2].map((month) => seasonOf({ lat, bestMonths: [] }, month))
  expect(seasons(54)).toEqual(['best', 'fair', 'off'])
  expect(seasons(-38)).toEqual(['off', 'fair', 'best'])
  expect(seasons(12)).toEqual(['fair', 'fair', 'fair'])
})

it('counts months around the turn of the year', () => {
  expect(seasonOf({ lat: 0, bestMonths: [12] }, 1)).toBe('fair')
  expect(seasonOf({ lat: 0, bestMonths: [1] }, 12)).toBe('fair')
  expect(seasonOf({ lat: 0, bestMonths: [11] }, 2)).toBe('off')
})

it('lets what is known of a site decide last', () => {
  const told = site({ storyLength: 700, known: 12 })
  const half = site({ storyLength: 300, known: 6 })
  const bare = site()
  expect(idsOf([bare, half, told])).toEqual([told.id, half.id, bare.id])
})

it('shows the world: one of each country first among equals, never more than three of one', () => {
  const egypt = Array.from({ length: 10 }, (_, at) =>
    site({ country: 'Egypt', region: `Region ${at}`, bestMonths: allYear, storyLength: 600, known: 12 }),
  )
  const others = Array.from({ length: 5 }, () => site({ bestMonths: allYear }))
  const found = rankFeatured([...egypt, ...others], 6, 8).map(({ id }) => id)
  const isEgypt = found.map((id) => egypt.some((each) => each.id === id))
  expect(isEgypt.slice(0, 6).filter(Boolean)).toHaveLength(1)
  expect(isEgypt.filter(Boolean)).toHaveLength(3)
})

it('takes at most two of one region before the rest had their turn', () => {
  const bay = Array.from({ length: 4 }, () =>
    site({ country: 'Malta', region: 'Gozo', hasPhotos: true, averageRating: 5 }),
  )
  const elsewhere = [site(), site()]
  expect(idsOf([...bay, ...elsewhere], 6, 4).filter((id) => bay.some((each) => each.id === id))).toHaveLength(
    2,
  )
})

it('fills the list from one place when there is no other, and names nobody twice', () => {
  const sites = Array.from({ length: 30 }, () => site({ country: 'Malta', region: 'Gozo' }))
  const found = idsOf([...sites, ...sites], 6, 20)
  expect(found).toHaveLength(20)
  expect(new Set(found).size).toBe(20)
  expect(idsOf(sites.slice(0, 4))).toHaveLength(4)
  expect(idsOf([])).toEqual([])
})

it('lets equals take turns over the year, and says the same each time it is asked', () => {
  const sites = Array.from({ length: 40 }, () => site())
  const first = allYear.map((month) => idsOf(sites, month, 3).join())
  expect(new Set(first).size).toBeGreaterThan(6)
  expect(allYear.map((month) => idsOf(sites.toReversed(), month, 3).join())).toEqual(first)
})

it('says why', () => {
  const reason = (known: Partial<Candidate>) => rankFeatured([site(known)], 6, 1)[0]?.reason
  expect(reason({ bestMonths: [6], hasPhotos: true })).toBe('season')
  expect(reason({ hasPhotos: true, averageRating: 5 })).toBe('photos')
  expect(reason({ averageRating: 4.2 })).toBe('rating')
  expect(reason({ averageRating: 4 })).toBe('story')
})

it('picks from what is known: photos with a good rating, photos, a good rating, then any', () => {
  const plain = { name: 'plain', thumbnailUrl: null, averageRating: 4 }
  const rated = { name: 'rated', thumbnailUrl: null, averageRating: 4.1 }
  const shown = { name: 'shown', thumbnailUrl: '/photo', averageRating: null }
  const both = { name: 'both', thumbnailUrl: '/photo', averageRating: 5 }
  const names = (wanted: number) => localPicks([plain, rated, shown, both], wanted).map(({ name }) => name)
  expect(names(9)).toEqual(['both', 'shown', 'rated', 'plain'])
  expect(names(3)).toEqual(['both', 'shown', 'rated'])
  expect(localPicks([], 3)).toEqual([])
})

it('puts restricted sites after others that show as much, however much is told of them', () => {
  const restricted = site({ isRestricted: true, storyLength: 5_000, known: 20 })
  const open = site({ storyLength: 300, known: 6 })
  expect(idsOf([restricted, open])).toEqual([open.id, restricted.id])
})

it('never picks a closed site by itself', () => {
  const known = { thumbnailUrl: '/a', averageRating: 5 }
  const [closed, open] = [
    { ...known, accessStatus: 'closed' as const },
    { thumbnailUrl: null, averageRating: null, accessStatus: null },
  ]
  expect(localPicks([closed, open], 2)).toEqual([open])
})
