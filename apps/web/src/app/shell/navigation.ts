import { systemPages } from '@soundings/contract/system-pages'
import { useFlagsOn } from '#features/flags/index.ts'
import type { NavigationPlace } from '#shared/feature.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { features } from '../app-features.ts'

const ofSoundings: readonly NavigationPlace[] = [
  {
    to: systemPages.emergency,
    label: 'Emergency',
    at: [systemPages.emergency],
    isForMembers: false,
    underMore: 'always',
  },
  {
    to: systemPages.about,
    label: 'About',
    at: [systemPages.about],
    isForMembers: false,
    underMore: 'if-narrow',
  },
]

/** The places of the main navigation: what the features bring, and last what is of Soundings itself. */
export const navigation: readonly NavigationPlace[] = [
  ...features.flatMap((feature) => feature.navigation),
  ...ofSoundings,
]

/** The places that are open to the current user. */
export const useNavigation = () => {
  const isMember = useSession(isLoggedIn)
  const isOn = useFlagsOn()
  return navigation.filter(({ isForMembers, flag }) => (isMember || !isForMembers) && (!flag || isOn(flag)))
}

export const isAt = (at: readonly string[], pathname: string): boolean =>
  at.some((start) => pathname.startsWith(start))
