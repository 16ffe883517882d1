/** The places of the main navigation. A place counts as current at every address that starts with one of `at`. */
export const navigation = [
  { to: '/explore', label: 'Explore', at: ['/explore', '/sites/'] },
  { to: '/about', label: 'About', at: ['/about'] },
] as const

export const isAt = (at: readonly string[], pathname: string): boolean =>
  at.some((start) => pathname.startsWith(start))
