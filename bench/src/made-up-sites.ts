import type { Arrival } from '../../apps/api/src/features/sites/index.ts'
import { pick, type Random, randomFrom, range, shuffled } from './figures.ts'
import { madeUpName } from './made-up-names.ts'

type Facts = Arrival['facts']

const source = { source: 'made-up', licence: null, sourceUrl: null }

/** Around zero, mostly within one. */
const spread = (random: Random) => random() + random() + random() - 1.5

const near = ([lng, lat]: Facts['coordinates'], random: Random): Facts['coordinates'] => {
  const degrees = random() < 0.7 ? 0.25 : 1.5
  const limited = (value: number, max: number) => Math.min(max, Math.max(-max, value))
  return [
    limited(lng + (spread(random) * degrees) / Math.cos((lat * Math.PI) / 180), 180),
    limited(lat + spread(random) * degrees, 84),
  ]
}

const sentences = (text: string | null) => text?.match(/[^.!?]+[.!?]+/g)?.map((one) => one.trim()) ?? []

/** Some sentences of both, in a new order. */
const retold = (one: Facts, other: Facts, random: Random) =>
  shuffled(random, [...sentences(one.description), ...sentences(other.description)])
    .slice(0, 2 + Math.floor(random() * 3))
    .join(' ')

const depths = (random: Random) => {
  const maxDepth = 5 + Math.floor(random() ** 2 * 60)
  return { maxDepth, averageDepth: Math.ceil(maxDepth / 2), depthRange: { min: 3, max: maxDepth } }
}

/**
 * The made-up site of this number, always the same: near a starter site, in its region, with facts of that and
 * of another one. Few and many sites so lie spread over the same regions and are described in the same words.
 */
export const madeUpSite = (starters: readonly Arrival[], number: number): Arrival => {
  const random = randomFrom(number + 1)
  for (const _ of range(3)) random()
  const { facts } = pick(random, starters)
  const { facts: other } = pick(random, starters)
  const siteName = madeUpName(random)
  return {
    facts: {
      ...facts,
      ...depths(random),
      siteName,
      aliases: random() < 0.2 ? [madeUpName(random)] : [],
      coordinates: near(facts.coordinates, random),
      description: retold(facts, other, random),
      difficulty: other.difficulty,
      marineLife: shuffled(random, [...new Set([...facts.marineLife, ...other.marineLife])]).slice(0, 8),
      historicalSignificance: random() < 0.1 ? facts.historicalSignificance : null,
    },
    provenance: { ...source, externalId: String(number) },
  }
}
