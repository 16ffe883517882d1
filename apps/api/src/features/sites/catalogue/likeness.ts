import { hasBit } from './bitset.ts'
import type { Columns, Facet } from './columns.ts'
import { firstAfterStart, firstFrom, positionOfUse, type Words } from './words.ts'

/** What two sites have in common, and how much they are alike by it. */
const worth = { category: 2, type: 0.5, water: 0.5, level: 0.5, country: 0.7, depth: 1, animal: 0.4 }
/** Depths so far apart, in metres, are hardly alike any more. */
const depthApart = 12

const addShared = <Value>(scores: Float32Array, facet: Facet<Value>, at: number, points: number) => {
  for (const bits of facet.values()) {
    if (!hasBit(bits, at)) continue
    for (let other = 0; other < scores.length; other++)
      if (hasBit(bits, other)) scores[other] = (scores[other] ?? 0) + points
  }
}

const addAnimals = (scores: Float32Array, tags: Words, at: number) => {
  const from = firstFrom(tags, 'species:')
  const to = firstAfterStart(tags, 'species:', from)
  for (let one = from; one < to; one++) {
    const positions = tags.uses.subarray(tags.starts[one], tags.starts[one + 1]).map(positionOfUse)
    if (!positions.includes(at)) continue
    const points = worth.animal * Math.log(1 + scores.length / positions.length)
    for (const other of positions) scores[other] = (scores[other] ?? 0) + points
  }
}

/** How much each site resembles the one at a position by its facts; that one itself not at all. */
export const likenessTo = (sites: Columns & { tags: Words }, at: number): Float32Array => {
  const scores = new Float32Array(sites.size)
  addShared(scores, sites.diveSiteCategory, at, worth.category)
  addShared(scores, sites.diveType, at, worth.type)
  addShared(scores, sites.waterBodyType, at, worth.water)
  addShared(scores, sites.difficulty, at, worth.level)
  addShared(scores, sites.country, at, worth.country)
  addAnimals(scores, sites.tags, at)
  const depth = sites.maxDepth[at] ?? Number.NaN
  for (let other = 0; other < sites.size; other++) {
    const apart = Math.abs((sites.maxDepth[other] ?? Number.NaN) - depth)
    if (!Number.isNaN(apart))
      scores[other] = (scores[other] ?? 0) + worth.depth * Math.exp(-apart / depthApart)
  }
  scores[at] = 0
  return scores
}
