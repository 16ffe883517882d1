import { type NotificationGroup, notificationGroups } from '@soundings/contract/notification-kinds'
import { plural } from '@soundings/rules/phrases'

/** What a browser shows on its screen, locked or not; `link` is a path of the web app. */
export type PushMessage = { id: string; title: string; body: string; link: string }

const longest = 200

/** One notification, short. What is kept private says only that there is something. */
export const pushMessage = ({
  id,
  message,
  link,
  groupName,
}: {
  id: string
  message: string
  link: string | null
  groupName: string | null
}): PushMessage => {
  const group: NotificationGroup | undefined = notificationGroups.find(({ name }) => name === groupName)
  if (group && 'isPrivate' in group) return { ...pushSummary(id, 1), link: link ?? '/' }
  const body = message.length > longest ? `${message.slice(0, longest - 1)}…` : message
  return { id, title: group?.label ?? 'Soundings', body, link: link ?? '/' }
}

/** What came during quiet hours. */
export const pushSummary = (id: string, count: number): PushMessage => ({
  id,
  title: 'Soundings',
  body: plural(count, { one: 'You have # new notification.', other: 'You have # new notifications.' }),
  link: '/',
})
