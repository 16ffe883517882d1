// What addresses may say of sites, without the schemas: every page reads these.

import { topicKind } from './topics.ts'

export const difficulties = ['beginner', 'intermediate', 'advanced', 'technical'] as const
export const accesses = ['shore', 'boat', 'either'] as const
export const waterBodyTypes = ['ocean', 'sea', 'lake', 'river', 'quarry', 'cave'] as const
export const siteCategories = [
  'coral-reef',
  'rocky-reef',
  'artificial-reef',
  'wreck',
  'wall',
  'pinnacle',
  'cave',
  'drift',
  'muck',
  'cenote',
] as const
export const diveTypes = ['shore', 'boat', 'drift', 'wall', 'reef', 'wreck', 'cave'] as const
export const hazards = [
  'strong-current',
  'low-visibility',
  'depth',
  'cold-water',
  'marine-life',
  'overhead-environment',
  'remote-location',
  'weather-dependent',
] as const
export const facilities = [
  'none',
  'basic',
  'full-service',
  'dive-shop-nearby',
  'accommodation-nearby',
  'restaurant-nearby',
] as const
export const approvalStatuses = ['approved', 'pending', 'rejected'] as const
/** `restricted`: only with a permit, guide or licence, at some times, or in part of it. `closed`: nobody may dive there. */
export const accessStatuses = ['open', 'restricted', 'closed'] as const
/** What a wreck looks like, as far as its name and description tell: how it lies, or that it is no ship of steel. */
export const wreckLooks = ['upright', 'on-side', 'keel-up', 'sailing', 'aeroplane', 'submarine'] as const

/** Limits of a site's fields. Lengths in characters, depths in metres. */
export const siteLimits = {
  name: 120,
  aliases: 20,
  place: 80,
  description: 5000,
  longText: 2000,
  shortText: 200,
  tag: 80,
  tags: 40,
  /** No recorded dive has gone deeper. */
  depth: 350,
  url: 500,
} as const

/** Which sites: all that are public, those that the person added, or their favourites; the last two need a session. */
export const siteSets = ['all', 'my_sites', 'favorites'] as const
export type SiteSet = (typeof siteSets)[number]

export const siteSorts = ['best', 'name', 'deepest', 'shallowest', 'rating'] as const

/** `radius` in kilometres. */
export const searchRadius = { default: 50, max: 2000 } as const

/** What counts as near to a site: the radius in kilometres, and how many sites are told at most. */
export const nearbyLimits = { radius: 50, sites: 5 } as const

/** A site and what hangs on it, by its id, as a page follows it. */
export const siteTopic = topicKind('site')
