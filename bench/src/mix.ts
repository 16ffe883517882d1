import { onServer } from './databases.ts'
import { pick, type Random, range, shuffled } from './figures.ts'
import { tileOf } from './tiles.ts'
import type { Ask, Visitor } from './visitor.ts'

/** What is known of a server's sites, to ask for them as visitors do. */
export type Known = {
  sites: { id: string; name: string; country: string; region: string; lng: number; lat: number }[]
  /** Where its pages of the whole list begin. */
  cursors: string[]
  tiles: string
}

const longestPage = 200

/** Walks through the whole list once, as its cursors cannot be made up. */
const walkCursors = async ({ ask }: Visitor): Promise<string[]> => {
  const cursors = ['']
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/api/sites?limit=${longestPage}${cursor && `&cursor=${cursor}`}`
    const { text } = await ask({ route: 'walk', path })
    cursor = (JSON.parse(text) as { nextCursor: string | null }).nextCursor
    if (cursor) cursors.push(cursor)
  }
  return cursors.slice(1)
}

/** Learns what a server on this database can be asked for. */
export const learn = async (visitor: Visitor, database: string): Promise<Known> => {
  const { version } = JSON.parse((await visitor.ask({ route: 'version', path: '/api/map/version' })).text)
  const sites = await onServer<Known['sites'][number]>(
    database,
    'select id, site_name as name, country, region, lng, lat from sites order by map_id',
  )
  return { sites, cursors: await walkCursors(visitor), tiles: `/api/map/tiles/${version}` }
}

const difficulties = ['beginner', 'intermediate', 'advanced', 'technical']
const kinds = ['wreck', 'reef', 'wall', 'cave', 'drift', 'pinnacle']
const broad = [
  'reef',
  'wreck',
  'wall',
  'blue',
  'shark',
  'turtle',
  'coral',
  'sea',
  'cave',
  'house reef',
  'manta',
  'point',
]

const misspelt = (name: string, random: Random) => {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 3))
  const [before, a = '', b = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
  return random() < 0.5 ? `${before}${b}${a}${after}` : `${before}${a}${after}`
}

/** Pages of many sizes, so that hardly one is asked for twice. */
const limit = (random: Random) => `limit=${30 + Math.floor(random() * 41)}`

const query = (words: string, random: Random) => `/api/sites?q=${encodeURIComponent(words)}&${limit(random)}`

type Maker = (known: Known, random: Random) => Omit<Ask, 'route'>[]
const one =
  (make: (known: Known, random: Random) => Omit<Ask, 'route'>): Maker =>
  (known, random) => [make(known, random)]

const routes: Record<string, Maker> = {
  'site by id': one(({ sites }, random) => ({ path: `/api/sites/${pick(random, sites).id}` })),
  'list page': one(({ cursors }, random) => ({
    path: `/api/sites?cursor=${pick(random, cursors)}&${limit(random)}`,
  })),
  'q: name': one(({ sites }, random) => ({ path: query(pick(random, sites).name, random) })),
  'q: start of a name': one(({ sites }, random) => ({
    path: query(pick(random, sites).name.slice(0, 4 + Math.floor(random() * 4)), random),
  })),
  'q: misspelt name': one(({ sites }, random) => ({
    path: query(misspelt(pick(random, sites).name, random), random),
  })),
  'q: place and kind': one(({ sites }, random) => {
    const { region, country } = pick(random, sites)
    return { path: query(`${random() < 0.5 ? region : country} ${pick(random, kinds)}`, random) }
  }),
  'q: broad word': one((_known, random) => ({ path: query(pick(random, broad), random) })),
  'around a point': one(({ sites }, random) => {
    const { lng, lat } = pick(random, sites)
    return { path: '/api/sites/search', body: { lng, lat, radius: 50 } }
  }),
  'near a site': one(({ sites }, random) => ({ path: `/api/sites/${pick(random, sites).id}/nearby` })),
  'by country': one(({ sites }, random) => ({
    path: `/api/sites/country/${encodeURIComponent(pick(random, sites).country)}?${limit(random)}`,
  })),
  'by difficulty': one((_known, random) => ({
    path: `/api/sites/difficulty/${pick(random, difficulties)}?${limit(random)}`,
  })),
  batch: one(({ sites }, random) => ({
    path: '/api/sites/batch',
    body: { ids: range(50).map(() => pick(random, sites).id) },
  })),
  'map tile': ({ sites, tiles }, random) => {
    const { lng, lat } = pick(random, sites)
    return range(12).map((at) => ({ path: `${tiles}/${tileOf([lng, lat], at + 2)}` }))
  },
}

export const routeNames = Object.keys(routes)

/** As many requests of every route, shuffled; tiles are asked for on paths from the whole world down to a site. */
export const mixOf = (known: Known, random: Random, perRoute: number): Ask[] => {
  const ask = ([route, make]: [string, Maker]): Ask[] => {
    const asks: Ask[] = []
    while (asks.length < perRoute) asks.push(...make(known, random).map((made) => ({ route, ...made })))
    return asks.slice(0, perRoute)
  }
  return shuffled(random, Object.entries(routes).flatMap(ask))
}
