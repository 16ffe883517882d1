import type { siteNotifications } from '@soundings/contract/site-editing'
import { type Icon, IconArrowBackUp, IconArrowMerge } from '@tabler/icons-react'

/** What notifications of sites look like, where their type says too little. */
export const siteNotificationIcons: { [Kind in keyof typeof siteNotifications]?: Icon } = {
  'change-undone': IconArrowBackUp,
  'proposal-undone': IconArrowBackUp,
  'site-merged': IconArrowMerge,
}
