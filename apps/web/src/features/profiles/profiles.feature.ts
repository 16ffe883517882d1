import { profilesPages } from '@soundings/contract/profiles-pages'
import { IconUserCircle } from '@tabler/icons-react'
import { defineFeature } from '#shared/feature.ts'
import { readProfileSearch } from './profile-search.ts'

const parts = () => import('./components.ts')
const load = async () => (await (await parts()).loadProfilePage()).ProfilePage

/** What people tell of themselves: one’s own profile, and everybody’s as far as they show it. */
export const profilesFeature = defineFeature({
  pages: [
    { path: profilesPages.ownProfile, readSearch: readProfileSearch, load },
    { path: profilesPages.profile, readSearch: readProfileSearch, load },
  ],
  accountPlaces: [{ label: 'Profile', icon: IconUserCircle, to: profilesPages.ownProfile }],
  loadActions: async () => (await (await parts()).loadProfileActions()).profileActions,
})
