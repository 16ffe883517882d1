import type { AnswerPiece } from '@soundings/contract/search'
import { distanceKm } from '@soundings/rules/geo'
import { distanceText } from '@soundings/rules/units'
import { limitsOf } from './closed.ts'
import { inOneGo, say } from './pieces.ts'
import type { Reader, Source } from './sources.ts'

/** How far apart the sites are that were named: each other one from the first. */
export const composeApart = (sources: readonly Source[], reader: Reader): AnswerPiece[] => {
  const [first, ...others] = sources
  if (!first) return []
  const told = others.map(({ site }) => {
    const far = distanceText(distanceKm(first.site.coordinates, site.coordinates), reader.depth)
    return say`${first.site} and ${site} are ${far} apart in a straight line.`
  })
  return inOneGo([...told, ...limitsOf(sources)].filter(({ length }) => length > 0))
}
