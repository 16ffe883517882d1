import type { Difficulty, Facility, Hazard, SiteCategory } from '@soundings/contract/site-fields'

// Words for what is stored of a site, wherever more than one place says them.

export const difficultyLabel: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  technical: 'Technical',
}

export const facilityLabel: Record<Facility, string> = {
  none: 'No facilities',
  basic: 'Basic',
  'full-service': 'Full service',
  'dive-shop-nearby': 'Dive shop nearby',
  'accommodation-nearby': 'Accommodation nearby',
  'restaurant-nearby': 'Restaurant nearby',
}

export const hazardLabel: Record<Hazard, string> = {
  'strong-current': 'Strong current',
  'low-visibility': 'Low visibility',
  depth: 'Depth',
  'cold-water': 'Cold water',
  'marine-life': 'Marine life',
  'overhead-environment': 'Overhead environment',
  'remote-location': 'Remote location',
  'weather-dependent': 'Weather dependent',
}

/** One of a kind, within a sentence. */
export const oneOfKind: Record<SiteCategory, string> = {
  'coral-reef': 'a coral reef',
  'rocky-reef': 'a rocky reef',
  'artificial-reef': 'an artificial reef',
  wreck: 'a wreck',
  wall: 'a wall',
  pinnacle: 'a pinnacle',
  cave: 'a cave',
  drift: 'a drift dive',
  muck: 'a muck dive',
  cenote: 'a cenote',
}
