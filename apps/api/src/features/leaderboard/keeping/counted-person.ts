import type { BoardPeriod, DivesChoice } from '@soundings/contract/leaderboard'
import type { KeptPerson } from './people.repo.ts'

/** As periods are ordered in the arrays that the database answers. */
export const periods = ['all', 'year', 'month'] as const satisfies readonly BoardPeriod[]
export type Three = [all: number, year: number, month: number]

/** Everything that is counted of one person, from scratch. */
export type CountedPerson = {
  userId: string
  country: string | null
  standing: 'new' | 'suspended' | 'known'
  /** Everybody finds them in lists, and their achievements on their profile. */
  isShown: boolean
  showsAchievements: boolean
  divesChoice: DivesChoice
  contributions: boolean
  /** When something counts otherwise without anybody’s doing. */
  dueAt: Date | null
  dives: Three
  seconds: Three
  countries: Three
  divesAt: Date | null
  photos: Three
  likes: Three
  ratingSums: Three
  ratings: Three
  photosAt: Date | null
  sitesAdded: Three
  reports: Three
  helpfulVotes: Three
  contributedAt: Date | null
  counts: KeptPerson['counts']
}

/** What decides what counts; days and milliseconds, where nothing else is said. */
export type CountingRules = {
  periods: Record<BoardPeriod, { from: string; to: string }>
  /** Of one person a day, and from one person to another a day. */
  divesADay: number
  votesADay: number
  /** From so many stars on, a rating is a like. */
  likedFrom: number
  /** So long nobody reported a dive at a site. */
  silentDays: number
  /** So many things of somebody stood so long, and they are new no more. */
  stood: number
  standsAfter: number
  newMembers: 'new' | 'trusted'
}
/** The rules, and when it is counted. */
export type By = CountingRules & { now: Date }

/** The place of a period in what is counted. */
export const placeOf = (period: BoardPeriod): 0 | 1 | 2 => periods.indexOf(period) as 0 | 1 | 2
