/** What people like to dive for. */
export const buddyInterests = [
  'reefs',
  'wrecks',
  'walls',
  'drift',
  'night',
  'deep',
  'caves',
  'cold-water',
  'shore',
  'big-animals',
  'small-animals',
  'photography',
  'training',
  'relaxed',
  'clean-ups',
] as const

/** Lengths in characters, kilometres, and how many at most. */
export const relationsLimits = {
  note: 300,
  reason: 1_000,
  area: 120,
  radiusKm: { min: 5, max: 500 },
  interests: 10,
  languages: 10,
  blocks: 1_000,
  buddies: 5_000,
  /** In days: so long a request waits, and so long a decline holds. */
  requestDays: 30,
} as const

/** As what somebody dives at a site. */
export const siteDiverKinds = ['local', 'guide', 'planning'] as const
export type SiteDiverKind = (typeof siteDiverKinds)[number]
