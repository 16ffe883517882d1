import { forumPages } from '@soundings/contract/forum-pages'
import { IconArrowRight, IconMessagePlus, IconMessageSearch } from '@tabler/icons-react'
import { isFlagOn } from '#features/flags/index.ts'
import type { PaletteAction } from '#shared/feature.ts'

const isOffered = () => isFlagOn('community')

/** What the palette can do in the forums. */
export const forumActions: readonly PaletteAction[] = [
  {
    id: 'forums',
    name: () => 'Forums',
    words: 'go to open page community threads discussions',
    icon: IconArrowRight,
    isOffered,
    act: (go) => void go({ to: forumPages.forums }),
  },
  {
    id: 'search-forums',
    name: () => 'Search the forums',
    words: 'find threads posts replies discussions',
    icon: IconMessageSearch,
    isOffered,
    act: (go) => void go({ to: forumPages.forumSearch }),
  },
  {
    id: 'start-thread',
    name: () => 'Start a thread',
    words: 'new post ask question forum create write incident near miss',
    icon: IconMessagePlus,
    isOffered,
    act: (go) => void go({ to: forumPages.newThread }),
  },
]
