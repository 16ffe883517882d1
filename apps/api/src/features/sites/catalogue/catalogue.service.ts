import type { SiteFacets } from '@soundings/contract/site-filter'
import { type Editions, keepEditions } from '#src/edition.ts'
import type { World } from '#src/world.ts'
import {
  type Asked,
  type AskedPage,
  type FoundPage,
  facetsOf,
  type Points,
  pageOf,
  pointsOf,
  type SiteSet,
} from './answers.ts'
import { buildColumns } from './columns.ts'
import { readCatalogue, readCatalogueState, readHiddenSince } from './sites-catalogue.repo.ts'
import { noWords, renewWords } from './words.ts'

/** `newest` is the highest revision in it. */
type Edition = SiteSet & { state: string; newest: number }

/** A set of sites as whoever asks knows it. */
export type AskableSet = {
  page: (asked: AskedPage) => Promise<FoundPage>
  facets: (asked: Asked) => Promise<{ total: number; facets: SiteFacets }>
  points: (asked: Asked) => Promise<Points>
}

export type Catalogue = AskableSet & { close: () => Promise<void> }

/** Reads the catalogue anew; the words of sites that are as they were are taken over from the last edition. */
const makeEdition = async (db: World['db'], last: Edition | undefined): Promise<Edition> => {
  const positionOf = (id: string, revision: number) => {
    const at = last?.positionOf.get(id)
    return at !== undefined && last?.revision[at] === revision ? at : undefined
  }
  const { state, rows, wordsOf } = await readCatalogue(
    db,
    (id, revision) => positionOf(id, revision) !== undefined,
  )
  const movedTo = new Int32Array(last?.size ?? 0).fill(-1)
  rows.forEach(({ id, revision }, to) => {
    const from = positionOf(id, revision)
    if (from !== undefined) movedTo[from] = to
  })
  const words = await renewWords(last?.words ?? noWords, movedTo, wordsOf)
  const newest = rows.reduce((highest, { revision }) => Math.max(highest, revision), 0)
  return { ...buildColumns(rows), words, state, newest }
}

/**
 * All approved sites by what they can be chosen by and found by, in memory: facets are counted and words looked up
 * in a millisecond or two at any size.
 */
export const openCatalogue = (
  { db, changes, log }: Pick<World, 'db' | 'changes' | 'log'>,
  /** Called when answers given so far are out of date. */
  onRenewed: () => void = () => undefined,
): Catalogue => {
  let last: Edition | undefined
  const editions: Editions<Edition> = keepEditions<Edition>(
    { changes, log },
    {
      name: 'The catalogue of sites',
      topic: 'sites',
      longest: 30_000,
      make: async () => {
        last = await makeEdition(db, last)
        return last
      },
      onReplaced: onRenewed,
      isCurrent: async ({ state }) => state === (await readCatalogueState(db)),
    },
  )

  return {
    page: async (asked) => pageOf(await editions.current(), asked),
    facets: async (asked) => facetsOf(await editions.current(), asked),
    points: async (asked) => {
      const edition = await editions.current()
      // An edition may be a minute old while writes go on; a name that was taken down must not stay on the map so long.
      return pointsOf(edition, asked, await readHiddenSince(db, edition.newest))
    },
    close: editions.close,
  }
}
