import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './breath.ts'

/** So long after its start a page is complete for who reads it by other means than by scrolling, in milliseconds. */
const settling = 10_000

let isSettled = false

/** Settles once a page has been there for a while, or as soon as somebody uses the keyboard on it: to search it, say. */
const settled = new Promise<void>((resolve) => {
  const settle = () => {
    isSettled = true
    resolve()
  }
  setTimeout(() => whenIdle(settle), settling)
  window.addEventListener('keydown', settle, { once: true, capture: true })
})

/** Whether what was left out for a quick start, as nobody had come near it, should be there by now for everybody. */
export const useSettled = (): boolean => {
  const [is, setIs] = useState(isSettled)
  useEffect(() => {
    let isHere = true
    if (!is) void settled.then(() => isHere && startTransition(() => setIs(true)))
    return () => {
      isHere = false
    }
  }, [is])
  return is
}
