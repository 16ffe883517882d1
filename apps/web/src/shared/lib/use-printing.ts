import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper, or its print style is being looked at. */
export const usePrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    // The sheet must stand before the browser lays out the page, which it does right after telling us.
    const now = (next: boolean) => flushSync(() => setIsPrinting(next))
    const before = () => now(true)
    const after = () => now(false)
    const changed = () => now(media.matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    media.addEventListener('change', changed)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      media.removeEventListener('change', changed)
    }
  }, [])
  return isPrinting
}
