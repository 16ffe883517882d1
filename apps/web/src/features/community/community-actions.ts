import { communityPages } from '@soundings/contract/community-pages'
import { IconUsers } from '@tabler/icons-react'
import { isFlagOn } from '#features/flags/index.ts'
import type { PaletteAction } from '#shared/feature.ts'

/** What the palette can do in the community. */
export const communityActions: readonly PaletteAction[] = [
  {
    id: 'search-members',
    name: () => 'Search members',
    words: 'find divers people community instructors online',
    icon: IconUsers,
    isOffered: () => isFlagOn('community'),
    act: (go) => void go({ to: communityPages.members }),
  },
]
