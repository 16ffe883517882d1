import type { SearchQuery } from '@soundings/contract/search'

/** A question that asks for nothing in particular. */
export const emptyQuery = (): SearchQuery => ({
  where: [],
  notWhere: [],
  minDepth: null,
  maxDepth: null,
  levels: [],
  diveTypes: [],
  categories: [],
  without: [],
  waters: [],
  access: null,
  avoid: [],
  minTemp: null,
  maxTemp: null,
  months: [],
  species: [],
  anySpecies: false,
  notSpecies: [],
  facilities: [],
  like: null,
  notSites: [],
  order: 'best',
  words: '',
})

/** What a reader understood of a question. */
export type Read = Partial<SearchQuery>

/** Each value once. */
export const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Whether a field of a query asks for something. */
export const isGiven = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value != null && value !== '' && value !== false && value !== 'best'

/** Whether anything is asked for. */
export const isAsked = (read: Read): boolean => Object.values(read).some(isGiven)
