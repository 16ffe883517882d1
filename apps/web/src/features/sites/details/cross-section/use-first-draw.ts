import { useEffect, useState } from 'react'

const drawnKey = 'soundings.section-drawn'

const wasDrawn = (): boolean => {
  try {
    return sessionStorage.getItem(drawnKey) !== null
  } catch {
    return true
  }
}

/** Whether this is the first cross-section of the visit: only that one is drawn stroke by stroke. */
export const useFirstDraw = (): boolean => {
  const [isFirst] = useState(() => !wasDrawn())
  useEffect(() => {
    try {
      sessionStorage.setItem(drawnKey, '1')
    } catch {
      // Without storage nothing is ever drawn in.
    }
  }, [])
  return isFirst
}
