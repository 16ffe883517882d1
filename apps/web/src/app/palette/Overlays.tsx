import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { appShortcuts } from '../shortcuts/app-shortcuts.ts'
import { hideOverlay, type Overlay, showOverlay, useOverlay } from './overlay-store.ts'

/** Stands in for an overlay whose code did not come. */
const Failed = () => {
  useEffect(() => {
    hideOverlay()
    void import('#shared/ui/toast.tsx').then(({ toast }) =>
      toast.error('This couldn’t be opened. Check your connection and reload the page.'),
    )
  }, [])
  return null
}
const failed = () => ({ default: Failed })

/** The palette, with all that it can do. */
const loadPalette = async () => {
  try {
    const [{ Palette }, { loadPaletteActions }] = await Promise.all([
      import('./Palette.tsx'),
      import('./actions.ts'),
    ])
    const actions = await loadPaletteActions()
    return { default: () => <Palette actions={actions} /> }
  } catch {
    return failed()
  }
}

/** Fetches the palette's code when somebody reaches for it. */
export const preloadPalette = (): void => void loadPalette()

const overlays = {
  palette: lazy<ComponentType>(loadPalette),
  shortcuts: lazy<ComponentType>(() =>
    import('../shortcuts/ShortcutHelp.tsx').then(({ ShortcutHelp }) => ({ default: ShortcutHelp }), failed),
  ),
} satisfies Record<Overlay, ComponentType>

/** What can be called over every page with a key: the palette, and the help about keys. */
export const Overlays = () => {
  const shown = useOverlay((state) => state.shown)
  useShortcut(appShortcuts.palette, () => (shown === 'palette' ? hideOverlay() : showOverlay('palette')))
  useShortcut(appShortcuts.help, () => showOverlay('shortcuts'))
  const Shown = shown && overlays[shown]
  // With a boundary of its own, the one before goes at once and is not kept, hidden, until the next has loaded.
  return <Suspense key={shown}>{Shown && <Shown />}</Suspense>
}
