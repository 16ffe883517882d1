import type {
  AccessStatus,
  Difficulty,
  DiveType,
  Hazard,
  SiteCategory,
} from '@soundings/contract/site-fields'
import type { TripPreference } from '@soundings/contract/trips-fields'

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
