import { depthText } from '@soundings/rules/units'
import { type Part, type Sentence, say } from './pieces.ts'
import { hardness, levelWord, type Reader, type Source } from './sources.ts'

/** One way in which a site differs from another: as a sentence that names it, and as one that follows such a sentence. */
type Difference = { kind: string; named: Sentence; also: Sentence }
/** `name` is how the site is called, where its name alone could be misunderstood. */
type Compare = (source: Source, than: Source, reader: Reader, name: Part) => Difference | null

/** Depths closer than this, in metres, are much the same. */
const muchDeeper = 5
/** Ratings closer than this are much the same. */
const muchBetter = 0.5

const byLevel: Compare = (source, than, _, name) => {
  const [own, other] = [hardness(source.site), hardness(than.site)]
  const level = source.site.difficulty ?? source.site.requiredDiverLevel
  if (own === undefined || other === undefined || own === other || level === null) return null
  const who = levelWord[level]
  return own < other
    ? {
        kind: 'easier',
        named: say`${name} is easier and suits ${who}.`,
        also: say`It’s also easier and suits ${who}.`,
      }
    : {
        kind: 'harder',
        named: say`${name} is more demanding: it’s for ${who}.`,
        also: say`It’s also more demanding: it’s for ${who}.`,
      }
}

const byDepth: Compare = ({ site }, than, { depth }, name) => {
  const [own, other] = [site.maxDepth, than.site.maxDepth]
  if (own === null || other === null || Math.abs(own - other) < muchDeeper) return null
  const max = depthText(own, depth)
  return own < other
    ? {
        kind: 'shallower',
        named: say`${name} is shallower: ${max} at most.`,
        also: say`It’s also shallower: ${max} at most.`,
      }
    : {
        kind: 'deeper',
        named: say`${name} goes deeper, down to ${max}.`,
        also: say`It also goes deeper, down to ${max}.`,
      }
}

const byCurrent: Compare = ({ site }, than, _, name) =>
  !site.hazards.includes('strong-current') && than.site.hazards.includes('strong-current')
    ? {
        kind: 'calmer',
        named: say`${name} has no strong current listed.`,
        also: say`It also has no strong current listed.`,
      }
    : null

const byAccess: Compare = ({ site }, than, _, name) => {
  if (site.access === 'shore' && than.site.access === 'boat')
    return {
      kind: 'shore',
      named: say`${name} is a shore dive, so you don’t need a boat.`,
      also: say`It’s also a shore dive, so you don’t need a boat.`,
    }
  if (site.access === 'boat' && than.site.access === 'shore')
    return { kind: 'boat', named: say`${name} is reached by boat.`, also: say`It’s also reached by boat.` }
  return null
}

const byRating: Compare = ({ digest }, than, _, name) =>
  digest && than.digest && digest.averageRating - than.digest.averageRating >= muchBetter
    ? { kind: 'rated', named: say`Divers rate ${name} higher.`, also: say`Divers also rate it higher.` }
    : null

/** How a site differs from another one, the most telling first. */
export const differencesFrom = (
  source: Source,
  than: Source,
  reader: Reader,
  name: Part = source.site,
): Difference[] =>
  [byLevel, byDepth, byCurrent, byAccess, byRating].flatMap(
    (compare) => compare(source, than, reader, name) ?? [],
  )
