import type { SearchQuery } from '@soundings/contract/search'
import type {
  Access,
  DiveType,
  Facility,
  Hazard,
  SiteCategory,
  WaterBodyType,
} from '@soundings/contract/site-fields'
import { facilityLabel } from '@soundings/rules/site-labels'

// The labels of chips.

export const types: Record<DiveType, string> = {
  shore: 'Shore dives',
  boat: 'Boat dives',
  drift: 'Drift dives',
  wall: 'Walls',
  reef: 'Reefs',
  wreck: 'Wrecks',
  cave: 'Caves',
}
export const categories: Record<SiteCategory, string> = {
  'coral-reef': 'Coral reefs',
  'rocky-reef': 'Rocky reefs',
  'artificial-reef': 'Artificial reefs',
  wreck: 'Wrecks',
  wall: 'Walls',
  pinnacle: 'Pinnacles',
  cave: 'Caves',
  drift: 'Drift dives',
  muck: 'Muck dives',
  cenote: 'Cenotes',
}
export const waters: Record<WaterBodyType, string> = {
  ocean: 'Ocean',
  sea: 'Sea',
  lake: 'Lakes',
  river: 'Rivers',
  quarry: 'Quarries',
  cave: 'Flooded caves',
}
export const accesses: Record<Access, string> = {
  shore: 'From shore',
  boat: 'By boat',
  either: 'Shore or boat',
}
export const avoided: Record<Hazard, string> = {
  'strong-current': 'No strong current',
  'low-visibility': 'Good visibility',
  depth: 'Not too deep',
  'cold-water': 'No cold water',
  'marine-life': 'No dangerous animals',
  'overhead-environment': 'No overhead environments',
  'remote-location': 'Easy to reach',
  'weather-dependent': 'In any weather',
}
/** “Basic” alone could mean anything. */
export const facilities: Record<Facility, string> = { ...facilityLabel, basic: 'Basic facilities' }
export const orders: Record<SearchQuery['order'], string> = {
  best: 'Best first',
  deepest: 'Deepest first',
  shallowest: 'Shallowest first',
  closest: 'Closest first',
  rating: 'Best rated first',
}
