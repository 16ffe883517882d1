import { IconFish } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'

/** What the palette can do about species. */
export const speciesActions: readonly PaletteAction[] = [
  {
    id: 'species',
    name: () => 'Species',
    words: 'go to open page animals fish plants marine life sightings darwin core',
    icon: IconFish,
    act: (go) => void go({ to: '/species' }),
  },
]
