import type { NotificationGroup, NotificationKinds } from '@soundings/contract/notification-kinds'
import type { Notification } from '@soundings/contract/notifications'
import type { Db } from '#db/client.ts'

declare const isDeclared: unique symbol

/** Gathers what several people did into one notification for as long as it is unread. */
export type Gathering = {
  /** What it is about: `thanks:ID`. */
  key: string
  /** Who did it. */
  actorId: string
  /** The handles of two people at most, the latest first, and how many did it besides. `gatheredText` words it. */
  message: (handles: readonly string[], others: number) => string
}

/** Something to tell a person, of a kind that a feature declared. */
export type NewNotification = Pick<Notification, 'kind' | 'type' | 'message' | 'link'> & {
  readonly [isDeclared]: true
  /** The group that people switch it on and off with. */
  readonly of: NotificationGroup
  readonly group?: Gathering
  /** Who did it: nobody is told of what somebody did whom they blocked or muted. */
  readonly actorId?: string
}

/** Tells one person something, when the caller's transaction commits. */
export type Notify = (tx: Db, userId: string, notification: NewNotification) => Promise<void>

/** The same for many. */
export type NotifyAll = (tx: Db, userIds: readonly string[], notification: NewNotification) => Promise<void>

type Words = { link: string | null; type?: Notification['type'] } & (
  | { message: string; actorId?: string }
  | { group: Gathering }
)

/**
 * The one way to make a feature's notifications: of its own kinds alone. `link` is a path of the web app; `type` is given
 * where one kind may be good or bad news.
 */
export const notificationsOf =
  <Kinds extends NotificationKinds>(kinds: Kinds) =>
  (kind: keyof Kinds & string, words: Words): NewNotification => {
    const { type = 'info', group: of } = kinds[kind] ?? {}
    const said = 'group' in words ? { message: '', actorId: words.group.actorId } : {}
    return { kind, type, of, ...said, ...words } as NewNotification
  }
