import { messageNotifications } from '@soundings/contract/messages'
import { conversationPath } from '@soundings/contract/messages-pages'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'

const notification = notificationsOf(messageNotifications)

/** What notifications about a conversation are gathered by. */
export const gatheringOf = (conversationId: string): string => `messages:${conversationId}`

/** However much somebody writes until it is read, it is told once; what they wrote never leaves the server this way. */
export const newMessage = ({
  conversationId,
  actorId,
}: {
  conversationId: string
  actorId: string
}): NewNotification =>
  notification('message', {
    link: conversationPath(conversationId),
    group: {
      key: gatheringOf(conversationId),
      actorId,
      message: ([handle]) => (handle ? `@${handle} sent you a message.` : 'You have a new message.'),
    },
  })
