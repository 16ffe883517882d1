import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { parseSearch } from '../search-params.ts'
import { type ExploreSearch, isUntidy, leftOut, readExploreSearch } from './explore-search.ts'

/** `a`, `a and b`, `a, b and c` */
const joined = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Most addresses are right, so the words about those that are not come when they are needed. */
const tellLost = async (lost: string[]) => {
  const { toast } = await import('#shared/ui/toast.tsx')
  toast.warning(`This link asks for something that does not exist here: ${joined.format(lost)}.`)
}

/** Lets the address say what is shown and nothing else. What its writer asked for in vain is told once. */
export const useTidyAddress = (rewrite: (search: ExploreSearch) => unknown): void => {
  const address = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.searchStr ?? '' })
  const tidy = useEffectEvent(() => {
    const said = parseSearch(address)
    const read = readExploreSearch(said)
    if (!isUntidy(said, read)) return
    const lost = leftOut(said, read)
    rewrite(read)
    if (lost.length > 0) void tellLost(lost)
  })
  useEffect(() => {
    if (address !== '') tidy()
  }, [address])
}
