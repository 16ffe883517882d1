import type { ComparedBy } from './context.ts'
import { phraseSet, says } from './phrases.ts'
import type { Line } from './words.ts'

const apart = phraseSet(`
  how far, distance, distance between, how many km, how many kilometres, how many kilometers, how many miles, km between, miles between, how close, how near, apart, far apart, far away, close together
`)
const harder = phraseSet(`
  harder, hardest, tougher, toughest, more difficult, most difficult, more demanding, most demanding, more challenging, most challenging, more advanced, trickier, trickiest, too hard, as hard as
`)
const easier = phraseSet(`
  easier, easiest, simpler, simplest, gentler, gentlest, less difficult, less demanding, less challenging, more suitable for beginners, better for beginners, better for a beginner, suits beginners, suit beginners,
  for beginners, for a beginner, for novices, for a novice, for newbies, for open water divers, for an open water diver, level, levels, difficulty, skill level, experience needed, which level, as easy as
`)

const others = phraseSet(`
  depth, depths, deep, deeper, shallower, month, months, season, temperature, visibility, viz, current, currents, animals, entry, access
`)

/** What two sites that are named are compared by, besides what a search is ordered by: how far apart, how demanding. */
export const comparedBy = (asked: Line): ComparedBy | null => {
  if (says(asked, apart)) return 'distance'
  // "Depth and level": of more than one thing all differences are told.
  if (says(asked, others)) return null
  if (says(asked, harder)) return 'hardest'
  return says(asked, easier) ? 'easiest' : null
}
