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
import { buildColumns, type CatalogueRow } from './columns.ts'
import { pauses } from './pauses.ts'
import { renewWords } from './renew-words.ts'
import { readCatalogue, readCatalogueState, readHiddenSince } from './sites-catalogue.repo.ts'
import { type Traits, traitsOf } from './traits.ts'
import { type Further, type SitesView, viewOf } from './view.ts'
import { noWords, type SiteWords } from './words.ts'

/** `newest` is the highest revision in it, and `rows` what it was made of. */
type Edition = SiteSet & Further & { state: string; newest: number; rows: CatalogueRow[]; view: SitesView }

/** A set of sites as whoever asks knows it. */
export type AskableSet = {
  page: (asked: AskedPage) => Promise<FoundPage>
  facets: (asked: Asked) => Promise<{ total: number; facets: SiteFacets }>
  points: (asked: Asked) => Promise<Points>
}

export type Catalogue = AskableSet & {
  /** The newest edition, for questions that need several looks at it. */
  view: () => Promise<SitesView>
  /** The integers of sites that were hidden since a view was made, and of some that were hidden a little before. */
  hiddenSince: (view: SitesView) => Promise<ReadonlySet<number>>
  close: () => Promise<void>
}

/** What sites are besides their columns: of those that are as they were, as the last edition has it. */
const furtherOf = async (
  last: Edition | undefined,
  size: number,
  movedTo: Int32Array,
  changed: ReadonlyMap<number, Traits>,
): Promise<Further> => {
  const further = { worth: new Float32Array(size), months: new Uint16Array(size) }
  const warmth = new Map<number, Float32Array>()
  for (const [from, to] of movedTo.entries()) {
    if (to < 0) continue
    further.worth[to] = last?.worth[from] ?? 0
    further.months[to] = last?.months[from] ?? 0
    const degrees = last?.warmth.get(from)
    if (degrees) warmth.set(to, degrees)
  }
  const tagsOf = new Map<number, SiteWords>()
  for (const [at, traits] of changed) {
    tagsOf.set(at, traits.tags)
    further.worth[at] = traits.worth
    further.months[at] = traits.months
    if (traits.warmth) warmth.set(at, traits.warmth)
  }
  return { ...further, warmth, tags: await renewWords(last?.tags ?? noWords, movedTo, tagsOf) }
}

/** Where each site of the last edition stands now; -1 for those that are gone or changed. */
const movedBetween = (last: Edition | undefined, rows: readonly CatalogueRow[]): Int32Array => {
  const movedTo = new Int32Array(last?.size ?? 0).fill(-1)
  for (const [to, row] of rows.entries()) {
    const from = last?.positionOf.get(row.id)
    if (from !== undefined && last?.rows[from] === row) movedTo[from] = to
  }
  return movedTo
}

/** Makes the catalogue anew; of sites that are as they were, all is taken over from the last edition. */
const makeEdition = async (db: World['db'], last: Edition | undefined): Promise<Edition> => {
  const pause = pauses()
  const wordsOf = new Map<number, SiteWords>()
  const changed = new Map<number, Traits>()
  const known = (id: string, revision: number) => {
    const row = last?.rows[last.positionOf.get(id) ?? -1]
    return row?.revision === revision ? row : undefined
  }
  const { state, rows } = await readCatalogue(db, known, (at, { words, traits }) => {
    wordsOf.set(at, words)
    changed.set(at, traitsOf(traits))
  })
  await pause()
  const movedTo = movedBetween(last, rows)
  const words = await renewWords(last?.words ?? noWords, movedTo, wordsOf)
  await pause()
  const further = await furtherOf(last, rows.length, movedTo, changed)
  const newest = rows.reduce((highest, { revision }) => Math.max(highest, revision), 0)
  const columns = { ...(await buildColumns(rows, pause)), ...further, words }
  await pause()
  return { ...columns, state, newest, rows, view: viewOf(columns, newest) }
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
    view: async () => (await editions.current()).view,
    hiddenSince: (view) => readHiddenSince(db, view.newest),
    close: editions.close,
  }
}
