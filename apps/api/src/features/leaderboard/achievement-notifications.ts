import { achievementNotifications } from '@soundings/contract/achievements'
import { leaderboardPages } from '@soundings/contract/leaderboard-pages'
import { earnedText } from '@soundings/rules/achievements'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(achievementNotifications)

/** What somebody earned at one time is told together. */
export const achievementsEarned = (ids: readonly string[]): NewNotification => {
  const [only] = ids
  return notification('achievement-earned', {
    message: earnedText(ids),
    link:
      ids.length === 1 && only !== undefined
        ? leaderboardPages.achievement.replace(':achievementId', only)
        : `${leaderboardPages.leaderboard}?tab=achievements`,
  })
}
