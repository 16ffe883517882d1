import type { achievementNotifications } from '@soundings/contract/achievements'
import { type Icon, IconMedal } from '@tabler/icons-react'

/** What notifications of achievements look like. */
export const leaderboardNotificationIcons: { [Kind in keyof typeof achievementNotifications]?: Icon } = {
  'achievement-earned': IconMedal,
}
