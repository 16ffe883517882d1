import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { parseSearch } from '../search-params.ts'
import { isUntidy } from './explore-search.ts'

/** Lets the address say what is shown and nothing else. What its writer asked for in vain is told once. */
export const useTidyAddress = <Search extends object>(
  readSearch: (said: Record<string, unknown>) => Search,
  rewrite: (search: Search) => unknown,
): void => {
  // On the way from another page, the address that is settled is still that page's.
  const address = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.href === location.href ? resolvedLocation.searchStr : '',
  })
  const tidy = useEffectEvent(() => {
    const said = parseSearch(address)
    const read = readSearch(said)
    if (!isUntidy(said, read)) return
    rewrite(read)
    void import('./left-out.ts').then(({ notifyLeftOut }) => notifyLeftOut(said, read))
  })
  useEffect(() => {
    if (address !== '') tidy()
  }, [address])
}
