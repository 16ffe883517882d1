import { useEffect, useState } from 'react'

/** How long a wait may last before it is worth showing, in milliseconds. Shorter ones would only flicker. */
export const worthShowing = 200

/** True once `waiting` has been true for 200 ms without a break. */
export const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), worthShowing)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return waiting && late
}
