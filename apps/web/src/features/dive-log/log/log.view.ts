import type { DiveCondition, DiveFilter, DiveSort, GasKind } from '@soundings/contract/dive-log'

/** How the dives of the log are shown. */
export const logViews = ['list', 'grid', 'map'] as const
export type LogView = (typeof logViews)[number]

type YesOrNo = 'true' | 'false'

/** What the address of the log says: which dives, in which order, shown how. Depths in metres. */
export type LogSearch = {
  q?: string | undefined
  year?: string | undefined
  site?: string | undefined
  country?: string | undefined
  buddy?: string | undefined
  tag?: string | undefined
  trip?: string | undefined
  condition?: DiveCondition | undefined
  minDepth?: number | undefined
  maxDepth?: number | undefined
  gas?: GasKind | undefined
  hasPhotos?: YesOrNo | undefined
  hasProfile?: YesOrNo | undefined
  sort?: Exclude<DiveSort, 'newest'> | undefined
  view?: Exclude<LogView, 'list'> | undefined
}

/** Which dives are listed, and in which order, as an address says it. */
export type LogQuestion = Partial<Record<keyof DiveFilter, string>> & { sort?: DiveSort }

/** What the address asks of the log. */
export const questionOf = ({ view: _, ...question }: LogSearch): LogQuestion =>
  Object.fromEntries(
    Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** What is asked besides words, year and order: what the filters stand for. */
export const filterNames = [
  'site',
  'country',
  'buddy',
  'tag',
  'trip',
  'condition',
  'gas',
  'minDepth',
  'maxDepth',
  'hasPhotos',
  'hasProfile',
] as const
export type FilterName = (typeof filterNames)[number]

/** How many filters are set. */
export const filterCount = (search: LogSearch): number =>
  filterNames.filter((name) => search[name] !== undefined).length

/** Whether only a part of the log is asked for. */
export const isNarrowed = (search: LogSearch): boolean =>
  search.q !== undefined || search.year !== undefined || filterCount(search) > 0

/** No filter, word or year. */
export const everything: Partial<LogSearch> = Object.fromEntries(
  [...filterNames, 'q', 'year'].map((name) => [name, undefined]),
)
