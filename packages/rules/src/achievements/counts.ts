/**
 * What achievements look at, counted of what somebody shared and everybody can see. Nothing of a private log is among it,
 * and nothing that is better the deeper, longer or more often somebody dives.
 */
export const achievementCounts = [
  /** Approved dive reports, and those that tell visibility and temperature. */
  'reports',
  'waterReports',
  /** Reports of a site about which nobody had reported a dive in the 60 days before. */
  'firstReports',
  /** Sites and countries that were reported, months of the year, and most months at one site. */
  'reportedSites',
  'reportCountries',
  'reportMonths',
  'monthsAtOneSite',
  'reportYears',
  /** Known species that the reports name. */
  'species',
  'photos',
  /** Ratings of four or five stars, helpful votes, and those of them for forum posts. */
  'likes',
  'helpfulVotes',
  'thanks',
  'sitesAdded',
  /** Proposals that were approved: any, of a position, and of hazards or access. */
  'corrections',
  'positions',
  'warnings',
  /** Replies that solved what somebody else asked. */
  'solutions',
  /** Events that people came to: with an emergency plan, and for beginners. */
  'plannedEvents',
  'mentoredPeople',
  /** Clean-ups that somebody came to, or organised. */
  'cleanUps',
  /** Photos and reports that somebody added to events they were at. */
  'finds',
] as const
export type AchievementCount = (typeof achievementCounts)[number]
export type AchievementCounts = Readonly<Record<AchievementCount, number>>

/** So many days without a report make a site silent. */
export const silentDays = 60

/** Of somebody who has shared nothing. */
export const noCounts: AchievementCounts = {
  reports: 0,
  waterReports: 0,
  firstReports: 0,
  reportedSites: 0,
  reportCountries: 0,
  reportMonths: 0,
  monthsAtOneSite: 0,
  reportYears: 0,
  species: 0,
  photos: 0,
  likes: 0,
  helpfulVotes: 0,
  thanks: 0,
  sitesAdded: 0,
  corrections: 0,
  positions: 0,
  warnings: 0,
  solutions: 0,
  plannedEvents: 0,
  mentoredPeople: 0,
  cleanUps: 0,
  finds: 0,
}
