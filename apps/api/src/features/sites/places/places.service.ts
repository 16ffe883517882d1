import type { Place } from '@soundings/contract/places'
import { keepEditions } from '#src/edition.ts'
import type { World } from '#src/world.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'
import { findPlaces } from './find-places.ts'
import { buildGazetteer, type Gazetteer } from './gazetteer.ts'
import { readPlaces } from './places.repo.ts'
import { type PlacesView, viewPlaces } from './places-named.ts'

type Edition = Gazetteer & { state: string; view: PlacesView }

export type Places = {
  /** The countries, regions and towns that the words name, best first. */
  find: (asked: string) => Promise<{ items: Place[]; misspelt: boolean }>
  /** The newest edition, for questions that look up many names. */
  view: () => Promise<PlacesView>
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
        const gazetteer = buildGazetteer(rows)
        return { ...gazetteer, state, view: viewPlaces(gazetteer) }
      },
      onReplaced: onRenewed,
      isCurrent: async ({ state }) => state === (await readCatalogueState(db)),
    },
  )
  return {
    find: async (asked) => findPlaces(await editions.current(), asked),
    view: async () => (await editions.current()).view,
    close: editions.close,
  }
}
