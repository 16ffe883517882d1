import type { SiteFacets, SiteSort } from '@soundings/contract/site-filter'
import { type SiteSet, siteSorts } from '@soundings/contract/site-words'
import { plural } from '@soundings/rules/phrases'
import { categoryLabel, difficultyLabel, hazardLabel } from '@soundings/rules/site-labels'
import { type DepthUnit, depthText } from '@soundings/rules/units'
import { diveTypeLabel, waterBodyLabel } from './labels.view.ts'

/** The facets that take any of several words, as the address and the API write them: comma separated. */
export const wordFacets = [
  'country',
  'difficulty',
  'diveSiteCategory',
  'diveType',
  'waterBodyType',
  'avoid',
] as const
export type WordFacet = (typeof wordFacets)[number]

/** What is asked of the sites, as it stands in the address and goes to the API. Depth in metres. */
export type Question = { [Facet in WordFacet]?: string | undefined } & {
  q?: string | undefined
  /** Whose sites; absent means all. */
  filter_type?: Exclude<SiteSet, 'all'> | undefined
  maxDepth?: number | undefined
  hasPhotos?: 'true' | undefined
  /** west,south,east,north */
  bbox?: string | undefined
  sort?: SiteSort | undefined
}

export type Facet = WordFacet | 'maxDepth' | 'hasPhotos'

export const facetLabel: Record<Facet, string> = {
  country: 'Country',
  difficulty: 'Level',
  maxDepth: 'Depth',
  diveSiteCategory: 'Category',
  diveType: 'Dive type',
  waterBodyType: 'Water',
  avoid: 'Avoid',
  hasPhotos: 'Photos',
}

export const facetOrder: readonly Facet[] = [
  'country',
  'difficulty',
  'maxDepth',
  'diveSiteCategory',
  'diveType',
  'avoid',
  'waterBodyType',
  'hasPhotos',
]

const words: Record<Exclude<WordFacet, 'country'>, Record<string, string>> = {
  difficulty: difficultyLabel,
  diveSiteCategory: categoryLabel,
  diveType: diveTypeLabel,
  waterBodyType: waterBodyLabel,
  avoid: hazardLabel,
}

/** The words chosen in a facet. */
export const chosenWords = (question: Question, facet: WordFacet): string[] =>
  question[facet]?.split(',').filter(Boolean) ?? []

const labelOf = (facet: WordFacet, word: string) =>
  facet === 'country' ? word : (words[facet][word] ?? word)

export type Option = { value: string; label: string; count: number; isChosen: boolean }

/** What a facet offers, with how many sites each choice would leave. */
export const optionsOf = (
  facet: Facet,
  question: Question,
  facets: SiteFacets,
  unit: DepthUnit,
): Option[] => {
  if (facet === 'hasPhotos')
    return [
      { value: 'true', label: 'With photos', count: facets.hasPhotos, isChosen: Boolean(question.hasPhotos) },
    ]
  if (facet === 'maxDepth')
    return facets.maxDepth.map(({ value, count }) => ({
      value: String(value),
      label: `To ${depthText(value, unit)}`,
      count,
      isChosen: question.maxDepth === value,
    }))
  const chosen = chosenWords(question, facet)
  const counted: readonly { value: string; count: number }[] = facets[facet]
  return counted.map(({ value, count }) => ({
    value,
    label: labelOf(facet, value),
    count,
    isChosen: chosen.includes(value),
  }))
}

/** The question with one choice made or taken back. */
export const toggled = (question: Question, facet: Facet, value: string): Question => {
  if (facet === 'hasPhotos') return { ...question, hasPhotos: question.hasPhotos ? undefined : 'true' }
  if (facet === 'maxDepth')
    return { ...question, maxDepth: question.maxDepth === Number(value) ? undefined : Number(value) }
  const chosen = chosenWords(question, facet)
  const next = chosen.includes(value) ? chosen.filter((word) => word !== value) : [...chosen, value]
  return { ...question, [facet]: next.join(',') || undefined }
}

/** What a facet's chip says: its name, or what is chosen in it. */
export const chipText = (facet: Facet, question: Question, unit: DepthUnit): string | null => {
  if (facet === 'hasPhotos') return question.hasPhotos ? 'With photos' : null
  if (facet === 'maxDepth')
    return question.maxDepth === undefined ? null : `To ${depthText(question.maxDepth, unit)}`
  const [first, ...more] = chosenWords(question, facet)
  if (first === undefined) return null
  const label = labelOf(facet, first)
  const text = facet === 'avoid' ? `No ${label.toLowerCase()}` : label
  return more.length === 0 ? text : `${text} +${more.length}`
}

/** What a facet's chip counts: the sites that are left where something is chosen, else how many choices it offers. */
export const chipCount = (
  facet: Facet,
  question: Question,
  { total, facets }: { total: number; facets: SiteFacets },
): number => {
  if (question[facet] !== undefined) return total
  if (facet === 'hasPhotos') return facets.hasPhotos
  return facets[facet].filter(({ count }) => count > 0).length
}

/** The same for whoever hears it. */
export const chipCountText = (facet: Facet, question: Question, count: number): string =>
  question[facet] !== undefined || facet === 'hasPhotos'
    ? plural(count, { one: '# dive site', other: '# dive sites' })
    : plural(count, { one: '# choice', other: '# choices' })

/** How many facets narrow the question, the part of the map in view included. */
export const narrowness = (question: Question): number =>
  facetOrder.filter((facet) => question[facet] !== undefined).length + (question.bbox ? 1 : 0)

/** Without one facet, or without all of them; words, order and whose sites stay. */
export const withoutFacet = (question: Question, facet: Facet | 'bbox'): Question => ({
  ...question,
  [facet]: undefined,
})
export const withoutFacets = ({ q, filter_type, sort }: Question): Question => ({ q, filter_type, sort })

/** Whether something is looked for, by words or facets. */
export const isFinding = (question: Question): boolean => Boolean(question.q) || narrowness(question) > 0

/** Whether the map shows the sites of a question instead of all that there are. */
export const isPart = (question: Question): boolean =>
  isFinding(question) || question.filter_type !== undefined

const sortLabel: Record<SiteSort, string> = {
  best: 'Best match',
  name: 'Name',
  deepest: 'Deepest first',
  shallowest: 'Shallowest first',
  rating: 'Best rated',
}

/** How a sort is called: without words, the best are those that are most worth a dive. */
export const sortText = (sort: SiteSort, { q }: Question): string =>
  sort === 'best' && !q ? 'Recommended' : sortLabel[sort]

/** The sorts that make sense, that of the list first: by name only where nothing, and no words, are looked for. */
export const sortsFor = (question: Question): SiteSort[] =>
  siteSorts.filter((sort) => (sort === 'best' ? isFinding(question) : sort !== 'name' || !question.q))
