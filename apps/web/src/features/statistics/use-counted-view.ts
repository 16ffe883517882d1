import { isUuid } from '@soundings/contract/ids'
import { useEffect } from 'react'

/** Who is gone before did not look; and what the page shows comes before the code that counts. */
const lookMs = 5_000

const counted = new Set<string>()

const count = async (siteId: string): Promise<void> => {
  const { countView } = await import('./statistics.queries.ts')
  await countView(siteId)
}

/** Counts that somebody looked at the page of a site, once a visit. What fails is left at that: nobody waits for it. */
export const useCountedView = (siteId: string): void => {
  useEffect(() => {
    if (!isUuid(siteId) || counted.has(siteId)) return
    const timer = setTimeout(() => {
      counted.add(siteId)
      count(siteId).catch(() => counted.delete(siteId))
    }, lookMs)
    return () => clearTimeout(timer)
  }, [siteId])
}
