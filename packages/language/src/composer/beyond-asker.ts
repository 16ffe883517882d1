import type { SearchQuery } from '@soundings/contract/search'
import { difficulties } from '@soundings/contract/site-fields'
import { depthText } from '@soundings/rules/units'
import { listed, type Sentence, say } from './pieces.ts'
import { hardness, levelWord, type Reader, type Source } from './sources.ts'

/** What whoever asks may dive: levels and a greatest depth in metres. */
export type AskerLimits = Pick<SearchQuery, 'levels' | 'maxDepth'>

const tooHard = (sources: readonly Source[], levels: AskerLimits['levels']): Sentence => {
  const most = Math.max(...levels.map((level) => difficulties.indexOf(level)))
  const level = difficulties[most]
  const sites = sources.map(({ site }) => site).filter((site) => (hardness(site) ?? 0) > most)
  const [first] = sites
  if (!level || !first) return []
  return sites.length === 1
    ? say`${first} isn’t listed for ${levelWord[level]}.`
    : say`${listed(sites)} aren’t listed for ${levelWord[level]}.`
}

const tooDeep = (sources: readonly Source[], limit: number, reader: Reader): Sentence => {
  const sites = sources
    .map(({ site }) => site)
    .filter(({ maxDepth }) => maxDepth !== null && maxDepth > limit)
  const [first] = sites
  if (!first) return []
  const depth = depthText(limit, reader.depth)
  return sites.length === 1
    ? say`${first} goes deeper than ${depth}.`
    : say`${listed(sites)} go deeper than ${depth}.`
}

/** Which of the sites that somebody chooses from are beyond their level or their greatest depth. */
export const beyondAsker = (
  sources: readonly Source[],
  { levels, maxDepth }: AskerLimits,
  reader: Reader,
): Sentence[] => [
  levels.length > 0 ? tooHard(sources, levels) : [],
  maxDepth === null ? [] : tooDeep(sources, maxDepth, reader),
]
