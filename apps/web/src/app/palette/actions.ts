import { unitName } from '@soundings/rules/units'
import {
  type Icon,
  IconArrowRight,
  IconHistory,
  IconKeyboard,
  IconPhoto,
  IconPhotoPlus,
  IconRuler2,
  IconSettings,
  IconSunMoon,
} from '@tabler/icons-react'
import type { useNavigate } from '@tanstack/react-router'
import { galleryLink, openAddPhoto } from '#features/media/index.ts'
import type { ShortcutName } from '#shared/lib/shortcuts.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { useTheme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { navigation } from '../shell/navigation.ts'
import { showOverlay } from './overlay-store.ts'
import { forgetRecent, useRecent } from './recent-store.ts'

export type PaletteAction = {
  id: string
  /** What it would do now. */
  name: () => string
  /** What else people may type for it. */
  words: string
  icon: Icon
  shortcut?: ShortcutName
  isOffered?: () => boolean
  /** Its effect is to be seen in the palette. */
  staysOpen?: true
  act: (go: ReturnType<typeof useNavigate>) => void
}

const pages = navigation.map(
  ({ to, label, isForMembers }): PaletteAction => ({
    id: to,
    name: () => label,
    words: 'go to open page',
    icon: IconArrowRight,
    isOffered: () => !isForMembers || isLoggedIn(useSession.getState()),
    act: (go) => void go({ to }),
  }),
)

const otherTheme = () => (useTheme.getState().theme === 'dark' ? 'light' : 'dark')
const otherUnit = () => (useUnits.getState().depth === 'm' ? 'ft' : 'm')

/** Everything that the palette can do besides finding sites and places, in the order in which it is offered. */
export const paletteActions: readonly PaletteAction[] = [
  ...pages,
  {
    id: 'gallery',
    name: () => 'Photo Gallery',
    words: 'photos pictures images',
    icon: IconPhoto,
    act: (go) => void go(galleryLink('all')),
  },
  {
    id: 'add-photo',
    name: () => 'Add Photo',
    words: 'upload picture image send',
    icon: IconPhotoPlus,
    isOffered: () => isLoggedIn(useSession.getState()),
    act: () => openAddPhoto(),
  },
  {
    id: 'theme',
    name: () => `Switch to the ${otherTheme()} theme`,
    words: 'mode dark light night day colours colors',
    icon: IconSunMoon,
    act: () => useTheme.getState().choose(otherTheme()),
  },
  {
    id: 'units',
    name: () => `Show depths in ${unitName[otherUnit()]}`,
    words: 'switch units metres meters feet metric imperial',
    icon: IconRuler2,
    act: () => useUnits.getState().choose({ depth: otherUnit() }),
  },
  {
    id: 'settings',
    name: () => 'Settings',
    words: 'preferences units language dates account',
    icon: IconSettings,
    act: () => showModal('settings'),
  },
  {
    id: 'shortcuts',
    name: () => 'Keyboard shortcuts',
    words: 'help keys hotkeys',
    icon: IconKeyboard,
    shortcut: 'help',
    act: () => showOverlay('shortcuts'),
  },
  {
    id: 'forget',
    name: () => 'Forget recent choices',
    words: 'clear delete history',
    icon: IconHistory,
    isOffered: () => useRecent.getState().choices.length > 0,
    staysOpen: true,
    act: forgetRecent,
  },
]
