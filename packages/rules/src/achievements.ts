import type { AchievementTier, Rarity } from '@soundings/contract/achievements-fields'
import type { AchievementCounts } from './achievements/counts.ts'
import { type AchievementDefinition, achievementById, achievements } from './achievements/definitions.ts'
import { listText, numberText, plural } from './phrases.ts'

/** Which somebody has reached. */
export const reached = (counts: AchievementCounts): AchievementDefinition[] =>
  achievements.filter(({ progress }) => {
    const { have, need } = progress(counts)
    return have >= need
  })

const tiers: Record<AchievementTier, number> = { gold: 0, silver: 1, bronze: 2 }

/** The highest first, and within a tier in the order of the list. */
export const highestFirst = (ids: readonly string[]): AchievementDefinition[] =>
  ids
    .flatMap((id) => achievementById(id) ?? [])
    .toSorted(
      (one, other) =>
        tiers[one.tier] - tiers[other.tier] || achievements.indexOf(one) - achievements.indexOf(other),
    )

type Held = { id: string; earnedAt: Date }
type Upheld = { type: string; at: Date }

/**
 * Those that are taken back: something of what they are made of was upheld against the person since, and without it they
 * fall short. Figures that fall for another reason take nothing away.
 */
export const takenBack = (
  held: readonly Held[],
  counts: AchievementCounts,
  upheld: readonly Upheld[],
): string[] =>
  held.flatMap(({ id, earnedAt }) => {
    const one = achievementById(id)
    if (!one) return []
    const { have, need } = one.progress(counts)
    const isUpheld = upheld.some(
      ({ type, at }) => at > earnedAt && one.madeOf.some((madeOf) => madeOf === type),
    )
    return have < need && isUpheld ? [id] : []
  })

/** Whether something fell short, so that it is worth asking what was upheld. */
export const fellShort = (held: readonly Held[], counts: AchievementCounts): boolean =>
  held.some(({ id }) => {
    const progress = achievementById(id)?.progress(counts)
    return progress !== undefined && progress.have < progress.need
  })

/** How many have it: of all members, in per cent with one decimal, and in words. */
export const rarityOf = (earnedBy: number, members: number): { rarity: Rarity; share: number } => {
  const share = members === 0 ? 0 : Math.min(100, Math.round((earnedBy / members) * 1_000) / 10)
  if (earnedBy === 0) return { rarity: 'nobody-yet', share: 0 }
  if (share < 1) return { rarity: 'very-rare', share }
  if (share < 5) return { rarity: 'rare', share }
  return { rarity: share < 25 ? 'uncommon' : 'common', share }
}

export const rarityTexts: Record<Rarity, string> = {
  'nobody-yet': 'Nobody yet',
  'very-rare': 'Very rare',
  rare: 'Rare',
  uncommon: 'Uncommon',
  common: 'Common',
}

/** So many are named; of more, the number says the rest. */
const maxNamed = 3

/** What somebody is told who earned these. */
export const earnedText = (ids: readonly string[]): string => {
  const names = highestFirst(ids).map(({ name }) => `“${name}”`)
  const [only] = names
  if (names.length <= 1) return `You earned an achievement: ${only ?? ''}.`
  const rest = names.length - maxNamed
  const named = listText(names.slice(0, maxNamed))
  if (rest <= 0) return `You earned ${numberText(names.length)} achievements: ${named}.`
  return plural(
    rest,
    {
      one: 'You earned {all} achievements: {named} and # more.',
      other: 'You earned {all} achievements: {named} and # more.',
    },
    { all: numberText(names.length), named: names.slice(0, maxNamed).join(', ') },
  )
}
