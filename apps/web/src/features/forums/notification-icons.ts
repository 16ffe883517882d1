import type { forumNotifications } from '@soundings/contract/forum'
import {
  type Icon,
  IconAt,
  IconCircleCheck,
  IconGavel,
  IconMessageReply,
  IconQuote,
} from '@tabler/icons-react'

/** What notifications of threads look like, where their type says too little. */
export const forumNotificationIcons: { [Kind in keyof typeof forumNotifications]?: Icon } = {
  'thread-reply': IconMessageReply,
  'thread-mention': IconAt,
  'thread-quote': IconQuote,
  'thread-solution': IconCircleCheck,
  'thread-moderated': IconGavel,
}
