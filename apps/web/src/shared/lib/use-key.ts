import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable=true]'

/** Runs `act` when `key` alone is pressed anywhere outside a text field and outside an open dialog. */
export const useKey = (key: string, act: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest(`${typing}, [role=dialog]`)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
