import { useEffect, useEffectEvent, useRef } from 'react'
import { useConnection } from './connection.ts'

/** Does something when the connection is back. */
export const useBackOnline = (act: () => void): void => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const comeBack = useEffectEvent(act)
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) comeBack()
    wasOffline.current = isOffline
  }, [isOffline])
}
