import { useState } from 'react'
import type { SheetStop } from '#shared/ui/bottom-sheet.view.ts'
import type { Screen } from './explore-search.ts'

const viewOf = (stop: SheetStop) => (stop === 'full' ? 'list' : 'map')

/**
 * Where the sheet of a phone stands. The address knows two views, list and map; that half of each can be seen is
 * nobody else's business. The sheet answers the finger at once, the address follows.
 */
export const useSheetStop = (screen: Screen, onView: (view: 'list' | 'map') => void) => {
  const [stop, setStop] = useState<SheetStop>(screen === 'map' ? 'peek' : 'full')
  const [seen, setSeen] = useState(screen)
  if (seen !== screen) {
    setSeen(screen)
    if (screen !== 'details' && viewOf(stop) !== screen) setStop(screen === 'list' ? 'full' : 'peek')
  }
  const rest = (next: SheetStop) => {
    setStop(next)
    if (screen !== viewOf(next)) onView(viewOf(next))
  }
  return { stop, rest, setStop }
}
