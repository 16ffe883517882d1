import { VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { icon } from '#shared/ui/icons.ts'
import { preloadPalette } from '../palette/Overlays.tsx'
import { showOverlay } from '../palette/overlay-store.ts'
import { appShortcuts } from '../shortcuts/app-shortcuts.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import css from './HeaderSearch.module.css'

/** The way to the palette for those who do not know its key yet. */
export const HeaderSearch = () => (
  <button
    type="button"
    className={css.search}
    aria-haspopup="dialog"
    aria-keyshortcuts={ariaKeys(appShortcuts.palette)}
    onPointerEnter={preloadPalette}
    onFocus={preloadPalette}
    onClick={() => showOverlay('palette')}
  >
    <IconSearch {...icon} />
    {/* Named by what it shows, as people who use voice input say what they read. */}
    <span>
      Search<VisuallyHidden> everything</VisuallyHidden>
    </span>
    <span className={css.keys} aria-hidden="true">
      <Keys of={appShortcuts.palette} />
    </span>
  </button>
)
