import { useFlagsOn } from '#features/flags/index.ts'
import type { NavigationPlace } from '#shared/feature.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { features } from '../app-features.ts'

const places = features.flatMap((feature) => feature.navigation)

/** The places of the main navigation, in the order of the features; last what is of Soundings itself. */
export const navigation: readonly NavigationPlace[] = [
  ...places.filter(({ isLast }) => !isLast),
  ...places.filter(({ isLast }) => isLast),
]

/** The places that are open to the current user. */
export const useNavigation = () => {
  const isMember = useSession(isLoggedIn)
  const isOn = useFlagsOn()
  return navigation.filter(({ isForMembers, flag }) => (isMember || !isForMembers) && (!flag || isOn(flag)))
}

export const isAt = (at: readonly string[], pathname: string): boolean =>
  at.some((start) => pathname.startsWith(start))
