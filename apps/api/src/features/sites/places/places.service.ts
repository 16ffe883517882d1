import type { Place } from '@soundings/contract/places'
import { keepEditions } from '#src/edition.ts'
import type { World } from '#src/world.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'
import { findPlaces } from './find-places.ts'
import { buildGazetteer, type Gazetteer } from './gazetteer.ts'
import { readPlaces } from './places.repo.ts'

type Edition = Gazetteer & { state: string }

export type Places = {
  /** The countries, regions and towns that the words name, best first. */
  find: (asked: string) => Promise<{ items: Place[]; misspelt: boolean }>
  close: () => Promise<void>
}

/** All places of the approved sites, in memory: names are looked up while somebody types. */
export const openPlaces = (
  { db, changes, log }: Pick<World, 'db' | 'changes' | 'log'>,
  /** Called when answers given so far are out of date. */
  onRenewed: () => void,
): Places => {
  const editions = keepEditions<Edition>(
    { changes, log },
    {
      name: 'The list of places',
      topic: 'sites',
      longest: 30_000,
      make: async () => {
        const { state, rows } = await readPlaces(db)
        return { ...buildGazetteer(rows), state }
      },
      onReplaced: onRenewed,
      isCurrent: async ({ state }) => state === (await readCatalogueState(db)),
    },
  )
  return {
    find: async (asked) => findPlaces(await editions.current(), asked),
    close: editions.close,
  }
}
