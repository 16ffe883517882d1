import { groupsPages } from '@soundings/contract/groups-pages'
import { IconUsersGroup, IconUsersPlus } from '@tabler/icons-react'
import { isFlagOn } from '#features/flags/index.ts'
import type { PaletteAction } from '#shared/feature.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'

const isOffered = () => isFlagOn('community')

/** What the palette can do about groups. */
export const groupsActions: readonly PaletteAction[] = [
  {
    id: 'groups',
    name: () => 'Groups',
    words: 'go to open page community clubs search find',
    icon: IconUsersGroup,
    isOffered,
    act: (go) => void go({ to: groupsPages.groups }),
  },
  {
    id: 'my-groups',
    name: () => 'My groups',
    words: 'clubs joined community',
    icon: IconUsersGroup,
    isOffered: () => isOffered() && isLoggedIn(useSession.getState()),
    act: (go) => void go({ to: groupsPages.groups, search: { filter: 'mine' } }),
  },
  {
    id: 'create-group',
    name: () => 'Create a group',
    words: 'new club found start community',
    icon: IconUsersPlus,
    isOffered,
    act: (go) => void go({ to: groupsPages.newGroup }),
  },
]
