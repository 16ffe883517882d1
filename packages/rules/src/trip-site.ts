import {
  type AccessStatus,
  type Difficulty,
  type DiveType,
  difficulties,
  type Hazard,
  type SiteCategory,
} from '@soundings/contract/site-fields'
import type { TripPreference } from '@soundings/contract/trips-fields'
import { trainingLimits } from './levels.ts'

/** What is known of a site that a trip may lead to. */
export type TripSite = {
  /** In metres. */
  maxDepth: number | null
  difficulty: Difficulty | null
  category: SiteCategory | null
  types: readonly DiveType[]
  hazards: readonly Hazard[]
  rating: number | null
  access: AccessStatus | null
  bestMonths: readonly number[]
  /** Ids of the species that its entry lists. */
  animals: readonly string[]
  /** Whether its entry speaks of night dives, and of what photographers come for. */
  isForNight: boolean
  isForPhotos: boolean
}

/** From how deep on a site is a deep one, in metres. */
export const deepFrom = 30

const isOfCategory = ({ category, types }: TripSite, type: DiveType, categories: readonly SiteCategory[]) =>
  types.includes(type) || (category !== null && categories.includes(category))

const meets: Record<TripPreference, (site: TripSite) => boolean> = {
  reef: (site) => isOfCategory(site, 'reef', ['coral-reef', 'rocky-reef', 'artificial-reef']),
  wreck: (site) => isOfCategory(site, 'wreck', ['wreck']),
  deep: ({ maxDepth }) => maxDepth !== null && maxDepth >= deepFrom,
  night: ({ isForNight }) => isForNight,
  cave: (site) => isOfCategory(site, 'cave', ['cave', 'cenote']),
  photography: ({ isForPhotos, category }) => isForPhotos || category === 'muck',
}

/** Whether a site is one for people with this preference. */
export const meetsPreference = (site: TripSite, preference: TripPreference): boolean =>
  meets[preference](site)

/** Agencies round their limits, and so do divers: a site this many metres deeper still counts as within. */
export const nearly = 0.5

/** How deep a level is trained to dive, in metres. */
export const trainedFor = (level: Difficulty): number =>
  trainingLimits.find((each) => each.level === level)?.m ?? Number.POSITIVE_INFINITY

/**
 * Whether divers of a level are up to a site: by the level that it is listed for, as many deep sites have a shallow side; by
 * its depth where none is listed.
 */
export const isForLevel = (
  { difficulty, maxDepth }: Pick<TripSite, 'difficulty' | 'maxDepth'>,
  level: Difficulty,
): boolean =>
  difficulty === null
    ? maxDepth !== null && maxDepth <= trainedFor(level) + nearly
    : difficulties.indexOf(difficulty) <= difficulties.indexOf(level)
