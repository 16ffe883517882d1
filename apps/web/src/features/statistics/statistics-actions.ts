import { IconChartBar } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'

/** What the palette can do about statistics. */
export const statisticsActions: readonly PaletteAction[] = [
  {
    id: 'community-statistics',
    name: () => 'Community Statistics',
    words: 'go to open page figures charts popular dive sites destinations seasons activity growth equipment',
    icon: IconChartBar,
    act: (go) => void go({ to: '/statistics' }),
  },
]
