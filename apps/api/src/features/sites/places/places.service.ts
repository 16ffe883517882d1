import { type FoundPlace, maxPlaces } from '@soundings/contract/places'
import type { StartingPart } from '#extension-points/readiness.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { keepSnapshots } from '#shared/snapshots.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { readCatalogueState } from '../catalogue/sites-catalogue.repo.ts'
import { sitesChanged } from '../site-changes.ts'
import { findPlaces } from './find-places.ts'
import { buildGazetteer, type Gazetteer } from './gazetteer.ts'
import { readPlaces } from './places.repo.ts'
import { type PlacesView, viewPlaces } from './places-named.ts'
import { seaPlaces, withSeas } from './sea-places.ts'

type Snapshot = Gazetteer & { state: string; view: PlacesView }

export type Places = StartingPart & {
  /** The countries, regions, towns and seas that the words name, best first. */
  find: (asked: string) => Promise<{ items: FoundPlace[]; misspelt: boolean }>
  /** The newest snapshot, for questions that look up many names. */
  view: () => Promise<PlacesView>
  close: () => Promise<void>
}

/** All places of the approved sites, in memory: names are looked up while somebody types. */
export const openPlaces = (
  { db, changes, log }: Pick<Dependencies, 'db' | 'changes' | 'log'>,
  catalogue: Pick<Catalogue, 'viewNow'>,
  /** Called when answers given so far are out of date. */
  onRenewed: () => void,
): Places => {
  const snapshots = keepSnapshots<Snapshot>(
    { changes, log },
    {
      name: 'The list of places',
      notYet: 'The places are still loading. Please try again in a few seconds.',
      topic: sitesChanged,
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
    find: async (asked) => {
      const [gazetteer, view] = [await snapshots.current(), catalogue.viewNow()]
      const found = findPlaces(gazetteer, asked)
      const { items, misspelt } = view ? withSeas(found, seaPlaces(view, asked)) : found
      return { items: items.slice(0, maxPlaces), misspelt }
    },
    view: async () => (await snapshots.current()).view,
    isReady: () => snapshots.newest() !== undefined,
    ready: snapshots.ready,
    close: snapshots.close,
  }
}
