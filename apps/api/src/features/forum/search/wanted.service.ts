import type { Known, Spelling } from '@soundings/language/understanding/known'
import { once } from '@soundings/language/understanding/query'
import { type Wording, withAliases, wordingsOf } from '@soundings/language/wordings'
import { fold } from '@soundings/rules/text'
import type { Db } from '#db/client.ts'
import { type Catalogue, knownOf, type Places, type sitesService } from '#features/sites/index.ts'
import { readBeginning, readQueries } from './query.repo.ts'

/**
 * A part of a search: what PostgreSQL looks for, and the stems of words by which it is seen in a text. `word` is what was typed
 * where that is no name.
 */
type Part = { query: string; stems: ReadonlySet<string>; word: string | null }

/** What somebody looks for. Each part must be there; `ofSites` are sites named, beside what else is asked of their threads. */
export type Wanted = {
  parts: Part[]
  query: string
  /** What the words were understood as. */
  understood: string[]
  ofSites: { siteIds: string[]; query: string | null } | null
}

export type SiteNames = {
  catalogue: Pick<Catalogue, 'viewNow'>
  places: Pick<Places, 'view'>
  sites: Pick<ReturnType<typeof sitesService>, 'entries'>
}

/** Before the sites are there, words are words. */
const nothingKnown: Known = { places: () => [], sites: () => [] }

export const all = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' & ')

/** The stems that a query of PostgreSQL names. */
const stemsIn = (query: string) =>
  new Set([...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => stem.replaceAll("''", "'")))

/** The shortest beginning of a word that is looked for. */
const shortestBeginning = 3

/** Understands what is typed into a search of the forum, by the rules that questions for sites are understood by. */
export const wantedService = (db: Db, { catalogue, places, sites }: SiteNames) => {
  const wordings = async (q: string, spelling: Spelling): Promise<Wording[]> => {
    const view = catalogue.viewNow()
    const parts = wordingsOf(q, view ? knownOf(view, await places.view()) : nothingKnown, spelling)
    const siteIds = once(parts.flatMap((part) => part.siteIds))
    if (siteIds.length === 0) return parts
    const found = new Map((await sites.entries(siteIds)).map((site) => [site.id, site.aliases]))
    return withAliases(parts, (id) => found.get(id) ?? [])
  }

  return {
    /** Null where nothing is asked for: blanks, and words that every text has. */
    wantedOf: async (q: string, spelling: Spelling): Promise<Wanted | null> => {
      const said = await wordings(q, spelling)
      const queries = await readQueries(
        db,
        said.map(({ ways }) => ways),
      )
      const told = said.flatMap((part, at) => {
        const query = queries[at]
        return query ? [{ ...part, query, stems: stemsIn(query) }] : []
      })
      if (told.length === 0) return null
      const others = told.filter(({ siteIds }) => siteIds.length === 0).map(({ query }) => query)
      const siteIds = once(told.flatMap((part) => part.siteIds))
      return {
        parts: told.map(({ query, stems, label, ways: [word = ''] }) => ({
          query,
          stems,
          word: label === null ? word : null,
        })),
        query: all(told.map(({ query }) => query)),
        understood: once(told.flatMap(({ label }) => label ?? [])),
        ofSites: siteIds.length > 0 ? { siteIds, query: others.length > 0 ? all(others) : null } : null,
      }
    },

    /** The same with its last word as the beginning of one; null where that is too short. */
    begun: async (q: string): Promise<Wanted | null> => {
      const words = fold(q).split(' ')
      const last = words.at(-1) ?? ''
      if (last.length < shortestBeginning) return null
      const [beginning, queries] = await Promise.all([
        readBeginning(db, last),
        readQueries(
          db,
          words.slice(0, -1).map((word) => [word]),
        ),
      ])
      const parts = [...queries, beginning].flatMap((query) =>
        query ? [{ query, stems: stemsIn(query), word: null }] : [],
      )
      return { parts, query: all(parts.map(({ query }) => query)), understood: [], ofSites: null }
    },
  }
}
export type Wants = ReturnType<typeof wantedService>
