import { IconMedal, IconTrophy } from '@tabler/icons-react'
import type { PaletteAction } from '#shared/feature.ts'

/** What the palette can do about boards. */
export const leaderboardActions: readonly PaletteAction[] = [
  {
    id: 'leaderboard',
    name: () => 'Leaderboard',
    words: 'go to open page boards ranks most dives photos contributors top divers',
    icon: IconTrophy,
    act: (go) => void go({ to: '/leaderboard' }),
  },
  {
    id: 'achievements',
    name: () => 'Achievements',
    words: 'badges medals awards earned progress',
    icon: IconMedal,
    act: (go) => void go({ to: '/leaderboard', search: { tab: 'achievements' } }),
  },
]
