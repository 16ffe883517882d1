import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { authNotificationIcons } from '#features/auth/index.ts'
import { eventNotificationIcons } from '#features/events/index.ts'
import { forumNotificationIcons } from '#features/forums/index.ts'
import { groupNotificationIcons } from '#features/groups/index.ts'
import { leaderboardNotificationIcons } from '#features/leaderboard/index.ts'
import { siteNotificationIcons } from '#features/sites/index.ts'
import { tripNotificationIcons } from '#features/trips/index.ts'
import { icon } from '#shared/ui/icons.ts'

const icons = new Map<string, Icon>(
  Object.entries({
    ...authNotificationIcons,
    ...siteNotificationIcons,
    ...forumNotificationIcons,
    ...eventNotificationIcons,
    ...groupNotificationIcons,
    ...tripNotificationIcons,
    ...leaderboardNotificationIcons,
  }),
)

/** The picture of a kind of notification; `otherwise` for those without one, and those of a newer server. */
export const KindIcon = ({ kind, otherwise }: { kind: string; otherwise: ReactNode }) => {
  const Known = icons.get(kind)
  return Known ? <Known {...icon} /> : otherwise
}
