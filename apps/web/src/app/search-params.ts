/** `?q=12` means the text "12": values stay text until a route's schema reads them. Empty ones are as good as absent. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''))

/** The shortest address that says the same. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const said = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
