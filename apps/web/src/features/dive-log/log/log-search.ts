import { Uuid } from '@soundings/contract/common'
import {
  diveConditions,
  diveSorts,
  gasKinds,
  greatestDepth,
  nameLengths,
} from '@soundings/contract/dive-log-words'
import { z } from 'zod'
import type { LogQuestion } from '../dive-log.queries.ts'

const words = (most: number) => z.string().trim().min(1).max(most).optional().catch(undefined)
const yesOrNo = z.enum(['true', 'false']).optional().catch(undefined)
const metres = z.coerce.number().min(0).max(greatestDepth).optional().catch(undefined)

/** How the dives of the log are shown. */
export const logViews = ['list', 'grid', 'map'] as const
export type LogView = (typeof logViews)[number]

/** What the address of the log says: which dives, in which order, shown how. What makes no sense there counts as not said. */
const LogSearch = z.object({
  q: words(200),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional()
    .catch(undefined),
  site: z.union([Uuid, words(nameLengths.siteName)]),
  country: words(nameLengths.location),
  buddy: words(nameLengths.name),
  tag: words(nameLengths.tag),
  trip: words(nameLengths.name),
  condition: z.enum(diveConditions).optional().catch(undefined),
  minDepth: metres,
  maxDepth: metres,
  gas: z.enum(gasKinds).optional().catch(undefined),
  hasPhotos: yesOrNo,
  hasProfile: yesOrNo,
  sort: z.enum(diveSorts).exclude(['newest']).optional().catch(undefined),
  view: z.enum(logViews).exclude(['list']).optional().catch(undefined),
})
export type LogSearch = z.output<typeof LogSearch>

export const readLogSearch = (said: Record<string, unknown>): LogSearch => LogSearch.parse(said)

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
