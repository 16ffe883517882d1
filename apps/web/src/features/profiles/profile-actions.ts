import { profilesPages } from '@soundings/contract/profiles-pages'
import { IconEyeOff, IconUserCircle } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { personNow } from '#shared/session/person-now.ts'

const isMember = () => personNow() !== null

/** What the palette can do with one’s profile. */
export const profileActions: readonly PaletteAction[] = [
  {
    id: 'profile',
    name: () => 'Your profile',
    words: 'me account bio about name picture username',
    icon: IconUserCircle,
    isOffered: isMember,
    act: (go) => void go({ to: profilesPages.ownProfile }),
  },
  {
    id: 'privacy',
    name: () => 'Privacy: who sees what',
    words: 'hide show visible public private profile settings under 18',
    icon: IconEyeOff,
    isOffered: isMember,
    act: (go) => void go({ to: profilesPages.ownProfile, search: { open: 'privacy' } }),
  },
]
