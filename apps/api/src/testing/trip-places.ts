import type { SiteFacts } from '@soundings/contract/sites'
import type { Db } from '#db/client.ts'
import { reports } from '#db/schema/reports.ts'
import { buildReport } from './reports.ts'
import { addSites } from './sites.ts'

/** What divers found in a month: how many, at how many degrees, how far they saw, and what they met. */
type Water = {
  month: number
  dives: number
  celsius: number
  metres: number
  rating?: number
  species?: string[]
}

const pad = (value: number) => String(value).padStart(2, '0')

/** Approved reports of a site that spread a little around what they say. */
export const addReports = async (db: Db, siteId: string, waters: readonly Water[]): Promise<void> => {
  const rows = waters.flatMap(({ month, dives, celsius, metres, rating = 4, species = [] }) =>
    Array.from({ length: dives }, (_, at) =>
      buildReport({
        siteId,
        rating,
        species,
        diveDate: `2025-${pad(month)}-${pad(1 + (at % 28))}`,
        waterTemp: celsius + (at % 3) - 1,
        visibility: metres + (at % 5) - 2,
      }),
    ),
  )
  await db.insert(reports).values(rows)
}

type Region = {
  place: Pick<SiteFacts, 'country' | 'region'>
  around: [lng: number, lat: number]
  sites: Partial<SiteFacts>[]
  waters: Water[]
}

const everyMonth = Array.from({ length: 12 }, (_, at) => at + 1)

/** Water that is this warm in the coldest and the warmest month. */
const year = ([coldest, warmest]: [number, number], warmestMonth: number, of: Partial<Water>): Water[] =>
  everyMonth.map((month) => ({
    month,
    dives: 6,
    celsius:
      (coldest + warmest) / 2 + ((warmest - coldest) / 2) * Math.cos(((month - warmestMonth) * Math.PI) / 6),
    metres: 20,
    ...of,
  }))

const regions: Region[] = [
  {
    place: { country: 'Egypt', region: 'Red Sea' },
    around: [34, 27],
    sites: [
      { siteName: 'Carless Reef', diveSiteCategory: 'coral-reef', maxDepth: 18, difficulty: 'beginner' },
      { siteName: 'Abu Nuhas', diveSiteCategory: 'wreck', maxDepth: 27, difficulty: 'intermediate' },
      {
        siteName: 'Rosalie',
        diveSiteCategory: 'wreck',
        maxDepth: 38,
        difficulty: 'advanced',
        hazards: ['depth'],
      },
      {
        siteName: 'House Reef',
        diveSiteCategory: 'coral-reef',
        maxDepth: 14,
        description: 'A fine night dive.',
      },
    ],
    waters: year([21, 29], 8, { metres: 24 }),
  },
  {
    place: { country: 'Maldives', region: 'Ari Atoll' },
    around: [72.8, 3.9],
    sites: ['Maaya Thila', 'Fish Head', 'Manta Point', 'Broken Rock'].map((siteName) => ({
      siteName,
      diveSiteCategory: 'pinnacle' as const,
      maxDepth: 30,
      difficulty: 'intermediate' as const,
      marineLife: ['Grey reef shark', 'Whale shark'],
      hazards: ['strong-current' as const],
      bestMonths: [1, 2, 3, 4],
    })),
    waters: year([27, 30], 4, { metres: 26, species: ['grey-reef-shark'] }),
  },
  {
    place: { country: 'Mexico', region: 'Quintana Roo' },
    around: [-87.4, 20.4],
    sites: ['Dos Ojos', 'Gran Cenote', 'The Pit'].map((siteName, at) => ({
      siteName,
      diveSiteCategory: 'cenote' as const,
      maxDepth: 10 + 15 * at,
      waterBodyType: 'cave' as const,
    })),
    waters: year([24, 26], 8, { metres: 40 }),
  },
  {
    place: { country: 'Iceland', region: 'Southern Region' },
    around: [-21.1, 64.2],
    sites: ['Silfra', 'Davidsgja', 'Bjarnagja'].map((siteName) => ({
      siteName,
      maxDepth: 18,
      waterBodyType: 'lake' as const,
      hazards: ['cold-water' as const],
      bestMonths: [6, 7, 8],
    })),
    waters: year([2, 5], 8, { metres: 60 }),
  },
  {
    place: { country: 'Norway', region: 'Lofoten' },
    around: [14, 68.2],
    sites: ['Hadsel', 'Ballstad', 'Reine'].map((siteName) => ({ siteName, maxDepth: 25 })),
    waters: [],
  },
  {
    place: { country: 'Antarctica', region: 'Antarctic Peninsula' },
    around: [-62, -64.5],
    sites: ['Port Lockroy', 'Paradise Bay', 'Cuverville'].map((siteName) => ({ siteName, maxDepth: 20 })),
    waters: [],
  },
  {
    place: { country: 'Thailand', region: 'Andaman Sea' },
    around: [98.8, 7.7],
    sites: ['Maya Bay', 'Koh Tachai', 'Shark Point'].map((siteName) => ({
      siteName,
      maxDepth: 18,
      diveSiteCategory: 'coral-reef' as const,
      accessStatus: 'closed' as const,
      accessStatusReason: 'Closed so that the corals can recover.',
    })),
    waters: year([28, 30], 5, { rating: 5, metres: 30 }),
  },
  {
    place: { country: 'Malta', region: 'Gozo' },
    around: [14.2, 36.05],
    sites: ['Blue Hole', 'Inland Sea'].map((siteName) => ({ siteName, maxDepth: 40 })),
    waters: [],
  },
]

/** Places all over the world, as they are dived, with the ids of their sites by name. */
export const addTripPlaces = async (db: Db): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const { place, around, sites, waters } of regions) {
    const facts = sites.map((site, at) => ({
      ...place,
      coordinates: [around[0] + at / 100, around[1] + at / 100] as [number, number],
      ...site,
    }))
    const added = await addSites(db, facts)
    for (const [at, { siteName = '' }] of sites.entries()) ids.set(siteName, added[at] ?? '')
    if (waters.length > 0 && added[0]) await addReports(db, added[0], waters)
  }
  return ids
}
