import { depthText } from '../units.ts'
import { hardness, levelWord, type Reader, type Source } from './sources.ts'

/** Depths nearer than so many metres are much the same. */
const telling = 5

const depthDifference = ({ site }: Source, than: Source, { depth }: Reader): string => {
  const [own, other] = [site.maxDepth, than.site.maxDepth]
  if (own === null || other === null || Math.abs(own - other) < telling) return ''
  return own < other
    ? `is shallower, ${depthText(own, depth)} at most`
    : `goes deeper, to ${depthText(own, depth)}`
}

const levelDifference = (source: Source, than: Source): string => {
  const [own, other] = [hardness(source.site), hardness(than.site)]
  const level = source.site.difficulty ?? source.site.requiredDiverLevel
  if (own === undefined || other === undefined || own === other || level === null) return ''
  return own < other
    ? `is the easier choice, for ${levelWord[level]}`
    : `asks more of you, it is for ${levelWord[level]}`
}

const currentDifference = ({ site }: Source, than: Source): string =>
  !site.hazards.includes('strong-current') && than.site.hazards.includes('strong-current')
    ? 'has no strong current in its entry'
    : ''

const accessDifference = ({ site }: Source, than: Source): string => {
  if (site.access === 'shore' && than.site.access === 'boat') return 'needs no boat'
  return site.access === 'boat' && than.site.access === 'shore' ? 'is reached by boat' : ''
}

const ratingDifference = ({ digest }: Source, than: Source): string =>
  digest && than.digest && digest.averageRating - than.digest.averageRating >= 0.5
    ? 'is the one that divers rate higher'
    : ''

/** How a site differs from another one, the most telling first, as ends of a sentence that its name begins. */
export const differencesFrom = (source: Source, than: Source, reader: Reader): string[] =>
  [
    levelDifference(source, than),
    depthDifference(source, than, reader),
    currentDifference(source, than),
    accessDifference(source, than),
    ratingDifference(source, than),
  ].filter(Boolean)
