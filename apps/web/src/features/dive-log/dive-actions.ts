import { IconPlus } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { openDiveForm } from './form/dive-form-store.ts'

/** What the palette can do with a dive log. */
export const diveActions: readonly PaletteAction[] = [
  {
    id: 'add-dive',
    name: () => 'Add New Dive',
    words: 'log a dive new entry logbook',
    icon: IconPlus,
    isOffered: () => isLoggedIn(useSession.getState()),
    act: () => openDiveForm(),
  },
]
