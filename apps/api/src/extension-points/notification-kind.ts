import type { NotificationKinds } from '@soundings/contract/notification-kinds'
import type { Notification } from '@soundings/contract/notifications'
import type { Db } from '#db/client.ts'

declare const isDeclared: unique symbol

/** Something to tell a person, of a kind that a feature declared. */
export type NewNotification = Pick<Notification, 'kind' | 'type' | 'message' | 'link'> & {
  readonly [isDeclared]: true
}

/** Tells one person something, when the caller's transaction commits. */
export type Notify = (tx: Db, userId: string, notification: NewNotification) => Promise<void>

/**
 * The one way to make a feature's notifications: of its own kinds alone. `link` is a path of the web app; `type` is given
 * where one kind may be good or bad news.
 */
export const notificationsOf =
  <Kinds extends NotificationKinds>(kinds: Kinds) =>
  (
    kind: keyof Kinds & string,
    words: { message: string; link: string | null; type?: Notification['type'] },
  ): NewNotification => {
    const type = kinds[kind]?.type ?? 'info'
    return { kind, type, ...words } as NewNotification
  }
