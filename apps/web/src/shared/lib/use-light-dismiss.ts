import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes what is open when somebody presses or focuses something outside `place`, or presses Escape; `why` tells
 * whether focus must be taken back.
 */
export const useLightDismiss = (
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (why: 'escape' | 'outside') => void,
): void => {
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !place.current?.contains(target)) close('outside')
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close('escape')
  })
  useEffect(() => {
    if (!isOpen) return
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', (event) => onOutside(event), { signal })
    document.addEventListener('focusin', (event) => onOutside(event), { signal })
    document.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => listeners.abort()
  }, [isOpen])
}
