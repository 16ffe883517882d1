import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useConnection, watchNetwork } from '#shared/lib/connection.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { reachQuery } from './connection.queries.ts'

/**
 * Whether to tell that there is no connection: not for a call that failed once and was right the next moment. When it
 * is back, says so and renews what is on screen.
 */
export const useConnectionNews = (): boolean => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const isTold = useLate(isOffline)
  const wasTold = useRef(false)
  const queries = useQueryClient()
  const { refetch } = useQuery({ ...reachQuery(), enabled: isOffline })
  useEffect(() => watchNetwork(() => void refetch()), [refetch])
  // What tells of failures is fetched early: it is needed most when nothing can be fetched any more.
  useEffect(() => void import('#shared/ui/toast.tsx').catch(() => undefined), [])

  useEffect(() => {
    if (isTold) wasTold.current = true
    if (isOffline || !wasTold.current) return
    wasTold.current = false
    void queries.refetchQueries({ type: 'active', stale: true })
    void import('#shared/ui/toast.tsx').then(({ toast }) => toast.success('Back online'))
  }, [isOffline, isTold, queries])

  return isTold
}
