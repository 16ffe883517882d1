import { z } from 'zod'
import { achievementIcons, achievementTiers, rarities } from './achievements-fields.ts'
import { Instant } from './common.ts'
import { achievementsGroup, type NotificationKinds } from './notification-kinds.ts'
import { number, wholeNumber } from './numbers.ts'
import { Person } from './person.ts'

export * from './achievements-fields.ts'

const facts = {
  id: z.string(),
  icon: z.enum(achievementIcons),
  name: z.string(),
  description: z.string(),
  tier: z.enum(achievementTiers),
}

/** An achievement that somebody earned, and when it was awarded. */
export const EarnedAchievement = z.object({ ...facts, earnedAt: Instant })
export type EarnedAchievement = z.output<typeof EarnedAchievement>

/** An achievement, with who has it. */
export const Achievement = z.object({
  ...facts,
  /** How many have it, listed or not. */
  earnedBy: wholeNumber(),
  rarity: z.enum(rarities),
  /** Of all members, in per cent with one decimal. */
  share: number(),
  /** Who earned it last, of those who are listed. */
  recentRecipients: z.array(Person),
  /** How far the reader is; null for visitors. */
  progress: z.object({ have: wholeNumber(), need: wholeNumber(), earnedAt: Instant.nullable() }).nullable(),
})
export type Achievement = z.output<typeof Achievement>

/** The notifications about achievements. */
export const achievementNotifications = {
  'achievement-earned': { type: 'success', group: achievementsGroup },
} as const satisfies NotificationKinds
