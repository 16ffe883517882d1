import { Uuid } from '@soundings/contract/common'
import type { Photo } from '@soundings/contract/media'
import type { PreviewReader } from '@soundings/contract/profile'
import type {
  LifeListLine,
  ListedSpecies,
  SpeciesFacts,
  SpeciesLine,
  SpeciesSite,
} from '@soundings/contract/species'
import { statisticsLimits } from '@soundings/contract/statistics-fields'
import { findSpecies, isSensitive, type Species, species, speciesById } from '@soundings/rules/species'
import { sureShare } from '@soundings/rules/statistics'
import { findPhotosSeen } from '#features/media/index.ts'
import { type People, seenAs } from '#features/people/index.ts'
import {
  type Asked,
  cutPage,
  findSites,
  type Page,
  readAcross,
  readMost,
  readNames,
  readOf,
  readTallies,
} from '#features/statistics/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import { listTagged, readLifeList, readSitesOf } from './species.repo.ts'

/** So many sites with most sightings are compared with each other. */
const mostSites = 200
const months = Array.from({ length: 12 }, (_, at) => at + 1)

const knownOf = (id: string): Species => {
  const known = speciesById(id)
  if (!known) throw new HttpError(404, 'This species isn’t in the list')
  return known
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** How people write a species as a tag. */
const tagsOf = ({ id, name, scientific, also }: Species): string[] => [
  ...new Set([name, scientific, id, ...also].flatMap((one) => [one, one.toLowerCase(), capital(one)])),
]

const line = ({ id, name, scientific, group }: Species, reports: number): SpeciesLine => ({
  id,
  name,
  scientific,
  group,
  reports,
})

/** What dive reports say of species. */
export const speciesService = ({ db, people }: Pick<Dependencies, 'db'> & { people: People }) => ({
  list: async ({
    q,
    group,
    sort,
    month,
    ...asked
  }: Asked & {
    q?: string | undefined
    group?: string | undefined
    sort: 'seen' | 'name'
    month?: number | undefined
  }): Promise<Page<ListedSpecies>> => {
    const countsOf = async (what: string) =>
      new Map((await readTallies(db, [what])).map(({ slot, n }) => [slot, n]))
    const [counts, inMonth] = await Promise.all([
      countsOf('species'),
      month === undefined ? undefined : countsOf(`seen:${month}:`),
    ])
    const found = q ? findSpecies(q, species.length) : species
    const lines = found
      .filter((one) => group === undefined || one.group === group)
      .map((one) => ({
        ...line(one, counts.get(one.id) ?? 0),
        inMonth: inMonth ? (inMonth.get(one.id) ?? 0) : null,
      }))
    // What was typed is answered with the best first.
    if (!q)
      lines.sort(
        (one, other) =>
          (sort === 'seen' ? (other.inMonth ?? 0) - (one.inMonth ?? 0) || other.reports - one.reports : 0) ||
          one.name.localeCompare(other.name, 'en'),
      )
    return cutPage(lines, asked)
  },

  get: async (id: string): Promise<SpeciesFacts> => {
    const known = knownOf(id)
    const seenIn = (month: number) => `seen:${month}:`
    const [seen, countries, all] = await Promise.all([
      readAcross(db, ['species', ...months.map(seenIn)], id),
      readMost(db, `species-countries:${id}`, { limit: 200 }),
      readOf(
        db,
        'water:',
        months.map((month) => `${month} n`),
      ),
    ])
    const names = await readNames(
      db,
      countries.map(({ slot }) => slot),
    )
    return {
      ...line(known, seen.get('species') ?? 0),
      also: [...known.also],
      isSensitive: isSensitive(known),
      months: months.map((month) => ({
        reports: seen.get(seenIn(month)) ?? 0,
        of: all.get(`${month} n`) ?? 0,
      })),
      countries: countries.map(({ slot, n }) => ({ name: names.get(slot) ?? slot, reports: n })),
    }
  },

  /** The best chances first, as far as one can be sure of them; none of a species that a list of its places endangers. */
  sites: async (id: string, asked: Asked): Promise<Page<SpeciesSite>> => {
    if (isSensitive(knownOf(id))) return cutPage([], asked)
    const found = await readSitesOf(db, id, mostSites)
    const ranked = found.sort(
      (one, other) =>
        sureShare(other.sightings, other.reports) - sureShare(one.sightings, one.reports) ||
        other.sightings - one.sightings ||
        one.id.localeCompare(other.id),
    )
    const { items, ...rest } = cutPage(ranked, asked)
    const known = await findSites(
      db,
      items.map((one) => one.id),
    )
    return {
      ...rest,
      items: items.flatMap(({ id: siteId, sightings, reports }) => {
        const site = known.get(siteId)
        if (!site) return []
        const { slug, siteName, region, country, lng, lat, thumbnailUrl } = site
        const chance = reports < statisticsLimits.reports ? null : sightings / reports
        const coordinates: [number, number] = [lng, lat]
        const shown = { id: siteId, slug, siteName, region, country, coordinates, thumbnailUrl }
        return [{ ...shown, sightings, reports, chance }]
      }),
    }
  },

  photos: async (id: string, { cursor, limit }: Asked): Promise<Page<Photo>> => {
    const after = fromCursor(Uuid, cursor)
    const { ids, total } = await listTagged(db, tagsOf(knownOf(id)), { after, limit: limit + 1 })
    const shown = ids.slice(0, limit)
    const seen = await findPhotosSeen(db, shown)
    const last = shown.at(-1)
    return {
      items: shown.flatMap((one) => seen.get(one) ?? []),
      nextCursor: ids.length > limit && last ? toCursor(last) : null,
      total,
    }
  },

  /** What somebody saw, by their public reports, as far as they show it to the reader. */
  lifeList: async (
    readerId: string | undefined,
    handle: string,
    { as, ...asked }: Asked & { as?: PreviewReader | undefined },
  ): Promise<Page<LifeListLine>> => {
    const found = await people.meetByHandle(readerId, handle)
    if (!found) throw new HttpError(404, 'There’s nobody with this username')
    const met = as !== undefined && found.relation === 'self' ? seenAs(found, as) : found
    const rows = met.may('species') ? await readLifeList(db, met.told.personId) : []
    return cutPage(
      rows.flatMap(({ species: id, ...row }) => {
        const known = speciesById(id)
        return known ? [{ species: id, name: known.name, scientific: known.scientific, ...row }] : []
      }),
      asked,
    )
  },
})
export type SpeciesService = ReturnType<typeof speciesService>
