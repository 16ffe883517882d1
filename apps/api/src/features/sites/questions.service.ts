import { Uuid } from '@soundings/contract/common'
import type { SiteFacets, SiteSort } from '@soundings/contract/site-filter'
import type { SiteQuestion, SiteSummary } from '@soundings/contract/sites'
import { searchTerms } from '@soundings/rules/sites'
import { fold } from '@soundings/rules/text'
import { z } from 'zod'
import type { Dependencies } from '#ports/dependencies.ts'
import { fromCursor, toCursor } from '#shared/paging.ts'
import type { Points } from './catalogue/answers.ts'
import type { AskableSet } from './catalogue/catalogue.service.ts'
import type { Question } from './catalogue/search-meant.ts'
import type { Wanted } from './catalogue/wanted.ts'
import { termsOf } from './terms.service.ts'
import type { Meant } from './understanding/meant-by.ts'

export type Page = { items: SiteSummary[]; nextCursor: string | null; total: number }
export type Paging = { cursor?: string | undefined; limit: number }
export type ListQuestion = SiteQuestion & Paging & { sort: SiteSort }

const CataloguePlace = z.object({ id: Uuid, at: z.int().min(0) })

/** Summaries of these sites in the order asked for; those that are not to be seen are left out. */
export type Summaries = (ids: string[]) => Promise<SiteSummary[]>

/** What some words mean in a month from 1 to 12; null where they are words and no question, or nobody can tell yet. */
export type Understand = (words: string, month: number) => Promise<Meant | null>

/**
 * Puts what people ask to a set of sites; `summaries` tells what they may see of what it finds, `understand` what they
 * mean by their words.
 */
export const questionsTo = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  set: AskableSet,
  summaries: Summaries,
  understand: Understand = async () => null,
) => {
  const wantedOf = async (q: string): Promise<Wanted> => ({
    terms: await termsOf({ db }, searchTerms(q)),
    phrase: fold(q),
  })

  const questionOf = async (q: string, month: number): Promise<Question | undefined> => {
    const meant = await understand(q, month)
    return meant ? { ...meant, month, rest: await wantedOf(meant.rest) } : undefined
  }

  /** What the set is asked: the facets, and the words. */
  const asked = async ({ q, filter_type: _, ...filter }: SiteQuestion) => {
    const month = clock().getUTCMonth() + 1
    if (!q) return { filter, month }
    const [wanted, question] = await Promise.all([wantedOf(q), questionOf(q, month)])
    return { filter, month, wanted, question }
  }

  return {
    list: async ({ cursor, limit, sort, ...question }: ListQuestion): Promise<Page> => {
      const after = fromCursor(CataloguePlace, cursor)
      const { ids, next, total } = await set.page({ ...(await asked(question)), sort, after, limit })
      return { items: await summaries(ids), nextCursor: next && toCursor(next), total }
    },

    /** How many sites a question finds, and what each value of each facet would leave. */
    facets: async (question: SiteQuestion): Promise<{ total: number; facets: SiteFacets }> =>
      set.facets(await asked(question)),

    /** The sites that a question finds, as points for the map. */
    points: async (question: SiteQuestion): Promise<Points> => set.points(await asked(question)),
  }
}
