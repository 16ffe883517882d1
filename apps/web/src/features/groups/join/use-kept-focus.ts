import { useEffect, useRef } from 'react'
import type { GroupStep } from '../groups.view.ts'

/** Where focus goes when the button that was pressed is gone with the step that it stood for. */
export const useKeptFocus = <E extends HTMLElement>(step: GroupStep) => {
  const place = useRef<E>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (step !== 'view' || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) place.current?.focus()
  }, [step])
  return {
    place,
    notePress: () => {
      wasPressed.current = true
    },
  }
}
