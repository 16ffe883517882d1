import type { Region, TopDestination } from '@soundings/contract/statistics'
import { percentageOf } from '@soundings/rules/statistics'
import { fold } from '@soundings/rules/text'
import type { Db } from '#db/client.ts'
import type { Places } from '#features/sites/index.ts'
import { type Asked, type Page, rankingOf } from './rankings.ts'
import { readNames, sumOf } from './reading.repo.ts'

/** More places than these are no ranking any more. */
const most = 1_000

const countryOf = (key: string): string | null => (key.includes('/') ? (key.split('/')[0] ?? null) : null)

/** How places and their countries are written, by their keys. */
const namesOf = async (db: Db, keys: readonly string[]) => {
  const all = keys.flatMap((key) => [key, countryOf(key)].filter((one) => one !== null))
  const names = await readNames(db, [...new Set(all)])
  return (key: string) => {
    const country = countryOf(key)
    return {
      name: names.get(key) ?? key.split('/').at(-1) ?? key,
      country: country === null ? null : (names.get(country) ?? country),
    }
  }
}

export const placesService = ({ db, places }: { db: Db; places: Pick<Places, 'view'> }) => {
  /** The middles of places by what they are called; without them while the places are still loading. */
  const middles = async () => {
    const view = await places.view().catch(() => undefined)
    return (name: string, country: string | null) =>
      view
        ?.named(fold(name))
        .find((one) =>
          country === null
            ? one.kind === 'country'
            : one.kind === 'region' && fold(one.country ?? '') === fold(country),
        )?.coordinates ?? null
  }

  return {
    /** Countries by their sites, or the regions of one. */
    regions: async ({
      country,
      ...asked
    }: Asked & { country?: string | undefined }): Promise<Page<Region>> => {
      const what = country === undefined ? 'countries' : `regions:${fold(country)}`
      const [{ items, ...rest }, all] = await Promise.all([
        rankingOf(db, what, asked, { most }),
        sumOf(db, what),
      ])
      const [nameOf, middleOf] = await Promise.all([
        namesOf(
          db,
          items.map(({ slot }) => slot),
        ),
        middles(),
      ])
      return {
        ...rest,
        items: items.map(({ slot, n }) => {
          const named = nameOf(slot)
          return {
            ...named,
            sites: n,
            percentage: percentageOf(n, all),
            key: slot,
            coordinates: middleOf(named.name, named.country),
          }
        }),
      }
    },

    /** Regions by their public dive reports, and countries where sites say no more. */
    destinations: async (asked: Asked): Promise<Page<TopDestination>> => {
      const { items, ...rest } = await rankingOf(db, 'destinations', asked, { most })
      const nameOf = await namesOf(
        db,
        items.map(({ slot }) => slot),
      )
      return { ...rest, items: items.map(({ slot, n }) => ({ ...nameOf(slot), key: slot, reports: n })) }
    },

    /** How a place is written; null for the world and for what no site names. */
    nameOf: async (key: string): Promise<string | null> => (await readNames(db, [key])).get(key) ?? null,
  }
}
