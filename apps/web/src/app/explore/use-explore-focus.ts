import { useEffect, useRef, useState } from 'react'
import type { Screen } from './explore-search.ts'

const focusFirst = (ids: string[]) => {
  const target = ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null && element.closest('[inert]') === null)
  target?.focus({ preventScroll: true })
}

/**
 * Focus goes back to the row or card of a site when its details close. Returns whether details take focus when they
 * open: always, except when they are what the visit began with.
 */
export const useExploreFocus = (screen: Screen, selectedId: string | null): boolean => {
  const [start] = useState({ screen, selectedId })
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && (screen !== start.screen || selectedId !== start.selectedId)) setHasMoved(true)

  const before = useRef(start)
  useEffect(() => {
    const last = before.current
    before.current = { screen, selectedId }
    if (last.screen === 'details' && screen !== 'details')
      focusFirst([`site-${last.selectedId}`, 'selected-site', 'site-preview', 'explore-title'])
  }, [screen, selectedId])

  return hasMoved
}
