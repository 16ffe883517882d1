import { isUuid } from '@soundings/contract/ids'
import { statistics } from '@soundings/contract/statistics'
import { useEffect } from 'react'
import { call } from '#shared/api/client.ts'

const counted = new Set<string>()

/** Counts that the page of a site was opened, once a visit. What fails is left at that: nobody waits for it. */
export const useCountedView = (siteId: string): void => {
  useEffect(() => {
    if (!isUuid(siteId) || counted.has(siteId)) return
    counted.add(siteId)
    call(statistics.view, { params: { siteId } }).catch(() => counted.delete(siteId))
  }, [siteId])
}
