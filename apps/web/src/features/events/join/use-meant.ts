import { useEffect, useRef } from 'react'
import type { Step } from './joining.view.ts'

/** Within this time of a change, in milliseconds, somebody pressed what stood there before. */
const reaction = 800

/**
 * What a press on the button means now. Where news turned Join into Join waitlist under the pointer, it still means to
 * join: the server says that the event is full, and nobody stands in a line that they did not choose. Whoever was told why it
 * changed (`isTold`) means what they read.
 */
export const useMeant = (step: Step | null, isTold: boolean): (() => Step | null) => {
  const seen = useRef({ step, before: step, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (seen.current.step === step) return
    seen.current = { step, before: seen.current.step, at: performance.now() }
  }, [step])
  return () => {
    const { before, at } = seen.current
    const isFresh = performance.now() - at < reaction
    return step === 'wait' && before === 'join' && isFresh && !isTold ? 'join' : step
  }
}
