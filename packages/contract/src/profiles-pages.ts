/** The page of a person: one’s own, and everybody’s by their handle. */
export const profilesPages = { ownProfile: '/profile', profile: '/profile/:username' } as const

/** Where a person’s page is. */
export const profilePath = (handle: string): string => `/profile/${handle}`
