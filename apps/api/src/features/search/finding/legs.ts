import type { Coordinates } from '@soundings/contract/common'
import type { SearchQuery } from '@soundings/contract/search'
import { fold } from '@soundings/rules/text'
import { type Bitset, criteriaOf, type Held, type SitesView, type termsOf } from '#features/sites/index.ts'

type Terms = Awaited<ReturnType<typeof termsOf>>

/** What a search looks with. */
export type Means = {
  view: SitesView
  /** The words of the question with their stems. */
  terms: Terms
  /** The words of its animals and kinds, for names that tell of them: "Manta Point". */
  telling: Terms
  /** Those among `fits` that mean most nearly what the question means, nearest first; `isNear` where they mean the same. */
  nearest: (fits: Bitset) => Promise<readonly { at: number; isNear: boolean }[]>
  /** 1 to 12, where no month is asked for. */
  month: number
  /** Where the person is, if they said so. */
  here: Coordinates | null
}

/** The rankings of a search, each of positions, the best first. */
export type Legs = {
  /** Sites whose names are the words, exactly or misspelt; `exact` is the first of those that are. */
  names: number[]
  exact: number | undefined
  words: Held[]
  telling: Held[]
  animals: number[]
  likeness: number[]
  meaning: number[]
  /** Of `meaning`, those that mean nearly the same. */
  near: number[]
}

/** So many of each ranking are fused; what comes after is in order of appeal. */
export const maxRanked = 400
/** A name that is so much like the words is meant by them. */
const alike = 0.6

const namesIn = (view: SitesView, words: string) => {
  const phrase = fold(words)
  if (phrase === '') return []
  const exact = view.named(phrase)
  return exact.length > 0 ? exact : view.namedAlike(phrase).filter(({ closeness }) => closeness >= alike)
}

/** Ranks the sites that fit a question in every way there is. */
export const legsOf = async (
  query: SearchQuery,
  { view, terms, telling, nearest }: Means,
  fits: Bitset,
): Promise<Legs> => {
  const named = namesIn(view, query.words).filter(({ at }) => view.has(fits, at))
  const liked = query.like === null ? undefined : view.positionOf(query.like.id)
  const meaning = await nearest(fits)
  return {
    names: named.map(({ at }) => at),
    exact: named.find(({ isExact }) => isExact)?.at,
    words: view.byAnyWord(terms, fits, maxRanked),
    telling: view.byAnyWord(telling, fits, maxRanked),
    animals: view.byAnimals(criteriaOf(query).animals.flat(), fits, maxRanked),
    likeness: liked === undefined ? [] : view.byLikeness(liked, fits, maxRanked),
    meaning: meaning.map(({ at }) => at),
    near: meaning.flatMap(({ at, isNear }) => (isNear ? at : [])),
  }
}
