import { type ComponentType, useEffect, useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'

/** After so many milliseconds code that did not come is asked for again, with a connection and without. */
const pause = { online: 5_000, offline: 30_000 } as const

/**
 * A part that must not stay away: once it is wanted, its code is asked for until it comes, and at once when the connection
 * changes. `load` is the same function each time.
 */
export const useLastingCode = (
  load: () => Promise<ComponentType>,
  isWanted: boolean,
): { Part: ComponentType | null; isMissing: boolean } => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const [Part, setPart] = useState<ComponentType | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isWanted || Part) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const part = await load().catch(() => null)
      if (!isHere) return
      if (part) return setPart(() => part)
      setMissing(true)
      timer = setTimeout(ask, isOffline ? pause.offline : pause.online)
    }
    void ask()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [load, isWanted, Part, isOffline])
  return { Part, isMissing }
}
