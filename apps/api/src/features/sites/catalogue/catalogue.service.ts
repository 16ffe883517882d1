import type { SiteFacets } from '@soundings/contract/site-filter'
import type { StartingPart } from '#extension-points/readiness.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { keepSnapshots } from '#shared/snapshots.ts'
import { sitesChanged } from '../site-changes.ts'
import {
  type Asked,
  type AskedPage,
  type FoundPage,
  facetsOf,
  type Points,
  pageOf,
  pointsOf,
} from './answers.ts'
import { readCatalogueState, readHiddenSince } from './sites-catalogue.repo.ts'
import { type EarlyEdition, makeSnapshot, type Snapshot } from './snapshot.ts'
import type { SitesView } from './view.ts'

/** A set of sites as the person who asks may see it. */
export type AskableSet = {
  page: (asked: AskedPage) => Promise<FoundPage>
  facets: (asked: Asked) => Promise<{ total: number; facets: SiteFacets }>
  points: (asked: Asked) => Promise<Points>
}

export type Catalogue = StartingPart &
  AskableSet & {
    /** The newest snapshot, for questions that need several looks at it. */
    view: () => Promise<SitesView>
    /** The same if it is there already: who can answer without it does not wait. */
    viewNow: () => SitesView | undefined
    /** The integers of sites that were hidden since a view was made, and of some that were hidden a little before. */
    hiddenSince: (view: SitesView) => Promise<ReadonlySet<number>>
    close: () => Promise<void>
  }

/**
 * All approved sites by what they can be chosen by and found by, in memory: facets are counted and words looked up
 * in a millisecond or two at any size.
 */
export const openCatalogue = (
  { db, changes, log }: Pick<Dependencies, 'db' | 'changes' | 'log'>,
  /** Called when answers given so far are out of date. */
  onRenewed: () => void = () => undefined,
): Catalogue => {
  const snapshots = keepSnapshots<Snapshot, EarlyEdition>(
    { changes, log },
    {
      name: 'The catalogue of sites',
      notYet: 'The dive sites are still loading. Please try again in a few seconds.',
      topic: sitesChanged,
      longest: 30_000,
      make: (making) => makeSnapshot(db, making),
      onReplaced: onRenewed,
      isCurrent: async ({ state }) => state === (await readCatalogueState(db)),
    },
  )

  return {
    page: async (asked) => pageOf(await snapshots.early(), asked),
    facets: async (asked) => facetsOf(await snapshots.early(), asked),
    points: async (asked) => {
      const snapshot = await snapshots.early()
      // An snapshot may be a minute old while writes go on; a name that was taken down must not stay on the map so long.
      return pointsOf(snapshot, asked, await readHiddenSince(db, snapshot.newest))
    },
    view: async () => (await snapshots.current()).view,
    viewNow: () => snapshots.newest()?.view,
    hiddenSince: (view) => readHiddenSince(db, view.newest),
    isReady: () => snapshots.newest() !== undefined,
    ready: snapshots.ready,
    close: snapshots.close,
  }
}
