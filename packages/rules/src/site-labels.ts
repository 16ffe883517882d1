import type { Difficulty, Facility, Hazard, SiteCategory } from '@soundings/contract/site-fields'
import { listText } from './phrases.ts'

// Words for what is stored of a site, wherever more than one place says them.

export const categoryLabel: Record<SiteCategory, string> = {
  'coral-reef': 'Coral reef',
  'rocky-reef': 'Rocky reef',
  'artificial-reef': 'Artificial reef',
  wreck: 'Wreck',
  wall: 'Wall',
  pinnacle: 'Pinnacle',
  cave: 'Cave',
  drift: 'Drift',
  muck: 'Muck',
  cenote: 'Cenote',
}

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

/** What to be prepared for, within a sentence. */
const hazardWord: Record<Hazard, string> = {
  'strong-current': 'strong current',
  'low-visibility': 'low visibility',
  depth: 'deep diving',
  'cold-water': 'cold water',
  'marine-life': 'animals that sting or bite',
  'overhead-environment': 'overhead environments with no direct ascent',
  'remote-location': 'a remote location far from help',
  'weather-dependent': 'weather-dependent conditions',
}

/** `strong current and cold water`: what to be prepared for. */
export const hazardText = (hazards: readonly Hazard[]): string =>
  listText(hazards.map((hazard) => hazardWord[hazard]))
