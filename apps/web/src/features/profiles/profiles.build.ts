import { defaultPrivacy, type Privacy } from '@soundings/contract/privacy'
import type { OwnProfile, Profile } from '@soundings/contract/profile'

/** Somebody’s profile, for tests. */
export const buildProfile = (known: Partial<Profile> = {}): Profile => ({
  id: '018f0000-0000-7000-8000-000000000042',
  handle: 'nico_d',
  avatar: '/api/avatars/default.jpg',
  ...known,
})

/** One’s own, with nothing on it. */
export const buildOwnProfile = (known: Partial<OwnProfile> = {}): OwnProfile => ({
  ...buildProfile({ handle: 'mara_l', name: 'Mara Lindqvist', country: 'Sweden' }),
  stats: {
    totalDives: 0,
    dives: { logged: 0, before: 0 },
    totalPhotos: 0,
    countriesVisited: 0,
    achievements: 0,
  },
  shared: { photos: 0, reports: 0, sites: 0 },
  activity: [],
  certifications: [],
  recentDives: [],
  version: 3,
  handleChangeableAt: null,
  formerHandles: [],
  ...known,
})

export const buildPrivacy = (known: Partial<Privacy> = {}): Privacy => ({ ...defaultPrivacy, ...known })
