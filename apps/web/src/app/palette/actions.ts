import { unitName } from '@soundings/rules/units'
import {
  IconArrowRight,
  IconHistory,
  IconKeyboard,
  IconRuler2,
  IconSettings,
  IconSunMoon,
} from '@tabler/icons-react'
import { isFlagOn } from '#features/flags/index.ts'
import type { PaletteAction } from '#shared/feature.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { useTheme } from '#shared/theme/theme-store.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { features } from '../app-features.ts'
import { navigation } from '../shell/navigation.ts'
import { appShortcuts } from '../shortcuts/app-shortcuts.ts'
import { showOverlay } from './overlay-store.ts'
import { forgetRecent, useRecent } from './recent-store.ts'

const pages = navigation.map(
  ({ to, label, isForMembers, flag }): PaletteAction => ({
    id: to,
    name: () => label,
    words: 'go to open page',
    icon: IconArrowRight,
    isOffered: () =>
      (!isForMembers || isLoggedIn(useSession.getState())) && (flag === undefined || isFlagOn(flag)),
    act: (go) => void go({ to }),
  }),
)

/** The places behind the account's name that are every member's. */
const places = features
  .flatMap(({ accountPlaces }) => accountPlaces)
  .filter(({ group }) => group === undefined)
  .map(
    ({ to, label, icon }): PaletteAction => ({
      id: to,
      name: () => label,
      words: 'go to open page',
      icon,
      isOffered: () => isLoggedIn(useSession.getState()),
      act: (go) => void go({ to }),
    }),
  )

const otherTheme = () => (useTheme.getState().theme === 'dark' ? 'light' : 'dark')
const otherUnit = () => (useUnits.getState().depth === 'm' ? 'ft' : 'm')

const own: readonly PaletteAction[] = [
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
    shortcut: appShortcuts.help,
    act: () => showOverlay('shortcuts'),
  },
  {
    id: 'forget',
    name: () => 'Clear recent searches',
    words: 'clear delete history',
    icon: IconHistory,
    isOffered: () => useRecent.getState().choices.length > 0,
    staysOpen: true,
    act: forgetRecent,
  },
]

/** Everything that the palette can do besides finding sites and places, in the order in which it is offered. */
export const loadPaletteActions = async (): Promise<readonly PaletteAction[]> => {
  const brought = await Promise.all(features.map(({ loadActions }) => loadActions()))
  return [...pages, ...places, ...brought.flat(), ...own]
}
