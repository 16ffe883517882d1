import { IconPlus } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'
import { personNow } from '#shared/session/person-now.ts'
import { openDiveForm } from './form/dive-form-store.ts'

/** What the palette can do with a dive log. */
export const diveActions: readonly PaletteAction[] = [
  {
    id: 'add-dive',
    name: () => 'Add New Dive',
    words: 'log a dive new entry logbook',
    icon: IconPlus,
    isOffered: () => personNow() !== null,
    act: () => openDiveForm(),
  },
]
