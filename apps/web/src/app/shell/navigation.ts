import { isLoggedIn, useSession } from '#shared/session/session-store.ts'

/** The places of the main navigation. A place counts as current at every address that starts with one of `at`. */
export const navigation = [
  { to: '/explore', label: 'Explore', at: ['/explore', '/sites/'], isForMembers: false },
  { to: '/add-site', label: 'Add Site', at: ['/add-site'], isForMembers: true },
  { to: '/about', label: 'About', at: ['/about'], isForMembers: false },
] as const

/** The places that are open to whoever is here. */
export const useNavigation = () => {
  const isMember = useSession(isLoggedIn)
  return navigation.filter(({ isForMembers }) => isMember || !isForMembers)
}

export const isAt = (at: readonly string[], pathname: string): boolean =>
  at.some((start) => pathname.startsWith(start))
