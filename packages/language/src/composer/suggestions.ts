import type { Chip, SearchQuery } from '@soundings/contract/search'
import { depthLimitText } from '@soundings/rules/units'
import { isClosed } from './closed.ts'
import { bestMonthsOf, type Reader, type Source } from './sources.ts'

/** Questions to start a conversation with. */
export const firstQuestions = [
  'Wreck dives in Egypt for advanced divers',
  'Shallow reefs with turtles for beginners',
  'Where are whale sharks in March?',
  'Shore dives near me',
] as const

/** The most questions that are suggested at once. */
const maxSuggestions = 3

/** The depth to which many are trained, in metres, as it is taught in each unit. */
const shallow = { m: 18, ft: 18.288 } as const

/** Follow-up questions about these sites that would change the answer. */
export const nextQuestions = (
  query: SearchQuery,
  sources: readonly Source[],
  { depth }: Reader,
): string[] => {
  const sites = sources.map(({ site }) => site)
  const some = (isSo: (site: Source['site']) => boolean) => sites.some(isSo) && !sites.every(isSo)
  const offered = [
    query.access === null && some(({ access }) => access === 'shore' || access === 'either')
      ? 'Only shore dives'
      : '',
    query.months.length === 0 && sources.some((source) => bestMonthsOf(source).length > 0)
      ? 'What about October?'
      : '',
    query.maxDepth === null && some(({ maxDepth }) => maxDepth !== null && maxDepth <= shallow[depth])
      ? `Not deeper than ${depthLimitText(shallow[depth], depth)}`
      : '',
    !query.avoid.includes('strong-current') && some(({ hazards }) => hazards.includes('strong-current'))
      ? 'Without strong current'
      : '',
    sites.length > 1 ? 'Which of these is shallowest?' : '',
    sites.length > 1 ? 'How do they differ?' : '',
  ]
  return offered.filter(Boolean).slice(0, maxSuggestions)
}

/** What turns round a depth in metres that was read as a maximum and may be meant as a minimum. */
export const deeperInstead = (metres: number, { depth }: Reader): string =>
  `At least ${depthLimitText(metres, depth)} deep`

/** What asks for the sites that were not given, as advice was. */
export const sitesInstead = (chips: readonly Chip[]): string =>
  `Show dive sites: ${chips.map(({ label }) => label).join(', ')}`

/** Follow-up questions about one site; of a closed one, nobody plans a dive. */
export const questionsAbout = (source: Source): string[] => {
  const { site, digest } = source
  if (isClosed(source)) return [`Sites like ${site.siteName}`]
  return [
    'Is it safe for beginners?',
    site.marineLife.length > 0 || (digest && digest.seen.length > 0) ? 'What can I see there?' : '',
    'When is the best time?',
    site.access === null ? '' : 'How do I get in?',
  ]
    .filter(Boolean)
    .slice(0, maxSuggestions)
}
