import type { groupNotifications } from '@soundings/contract/groups'
import {
  type Icon,
  IconArchive,
  IconMailOpened,
  IconUserCheck,
  IconUserMinus,
  IconUserQuestion,
  IconUserStar,
} from '@tabler/icons-react'

/** What notifications of groups look like, where their type says too little. */
export const groupNotificationIcons: { [Kind in keyof typeof groupNotifications]?: Icon } = {
  'group-request': IconUserQuestion,
  'group-accepted': IconUserCheck,
  'group-invited': IconMailOpened,
  'group-role': IconUserStar,
  'group-inherited': IconUserStar,
  'group-removed': IconUserMinus,
  'group-archived': IconArchive,
}
