import { useSyncExternalStore } from 'react'

// HomePage.module.css says the same number: from here on there is room for a panel on each side of the map.
const query = '(min-width: 1180px)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the map has a panel on each side. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
