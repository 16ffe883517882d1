import { IconSearch } from '@tabler/icons-react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { icon } from '#shared/ui/icons.ts'
import { preloadPalette } from '../palette/Overlays.tsx'
import { showOverlay } from '../palette/overlay-store.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import css from './HeaderSearch.module.css'

/** The way to the palette for those who do not know its key yet. */
export const HeaderSearch = () => (
  <button
    type="button"
    className={css.search}
    aria-label="Search everything"
    aria-haspopup="dialog"
    aria-keyshortcuts={ariaKeys('palette')}
    onPointerEnter={preloadPalette}
    onFocus={preloadPalette}
    onClick={() => showOverlay('palette')}
  >
    <IconSearch {...icon} />
    <span className={css.text}>Search</span>
    <span className={css.keys} aria-hidden="true">
      <Keys of="palette" />
    </span>
  </button>
)
