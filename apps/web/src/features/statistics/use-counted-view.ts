import { isUuid } from '@soundings/contract/ids'
import { useEffect } from 'react'

const counted = new Set<string>()

/** What the page shows comes before the code that counts. */
const count = async (siteId: string): Promise<void> => {
  const { countView } = await import('./statistics.queries.ts')
  await countView(siteId)
}

/** Counts that the page of a site was opened, once a visit. What fails is left at that: nobody waits for it. */
export const useCountedView = (siteId: string): void => {
  useEffect(() => {
    if (!isUuid(siteId) || counted.has(siteId)) return
    counted.add(siteId)
    count(siteId).catch(() => counted.delete(siteId))
  }, [siteId])
}
