import { eventPath } from '@soundings/contract/events-pages'
import type { FlagReason } from '@soundings/contract/flag-review'
import { forumNotifications } from '@soundings/contract/forum'
import { forumsPath, threadPath } from '@soundings/contract/forum-pages'
import { groupPath } from '@soundings/contract/groups-pages'
import { eventSlug } from '@soundings/rules/events'
import { threadSlug } from '@soundings/rules/forum'
import { groupSlug } from '@soundings/rules/groups'
import { reasonText, takenDownReason } from '@soundings/rules/moderation'
import { type NewNotification, notificationsOf } from '#extension-points/notification-kind.ts'
import { gatheredText } from '#shared/gathered-text.ts'

const notification = notificationsOf(forumNotifications)

type Thread = { id: string; title: string }
/** Where something happened, and who did it: nobody where that has no name. */
type Where = { thread: Thread; n: number; actorId: string | null; handle: string | null }

const linkTo = ({ id, title }: Thread, n?: number) =>
  threadPath({ id, slug: threadSlug(title) }, n === undefined || n === 0 ? undefined : { n })

/** What tells that something is there to be read: whoever read it needs no word of it. */
export const readingKinds = ['thread-reply', 'thread-mention', 'thread-quote', 'thread-solution'] as const

/** Where all that is told of a thread leads to, or of any thread. */
export const pathsOf = (threadId?: string): string =>
  threadId === undefined ? `${forumsPath}/threads/` : threadPath({ id: threadId })

/** The number of the post that a notification leads to. */
export const toldN = (link: string): number => Number(/[?&]at=(\d+)/.exec(link)?.[1] ?? 0)

/** What is told of replies to a thread is gathered by. */
export const gatheringOf = (threadId: string): string => `thread:${threadId}`

/** Whoever writes without a name is not told by one, and so not gathered with others either. */
const byWhom = (actorId: string | null) => (actorId === null ? {} : { actorId })
const nameOf = (handle: string | null) => (handle === null ? 'A member' : `@${handle}`)

export const newReply = ({ thread, n, actorId }: Where): NewNotification => {
  const link = linkTo(thread, n)
  if (actorId === null)
    return notification('thread-reply', { message: `A member replied in “${thread.title}”.`, link })
  return notification('thread-reply', {
    link,
    group: {
      key: gatheringOf(thread.id),
      actorId,
      message: (handles, others) =>
        gatheredText(
          {
            one: `{name} replied in “${thread.title}”.`,
            two: `{name} and {other} replied in “${thread.title}”.`,
            more: {
              one: `{name} and # other replied in “${thread.title}”.`,
              other: `{name} and # others replied in “${thread.title}”.`,
            },
          },
          handles,
          others,
        ),
    },
  })
}

/** What is begun in a group or at an event is gathered by it. */
const begun = (
  kind: 'thread-in-group' | 'thread-at-event',
  { thread, actorId }: Pick<Where, 'thread' | 'actorId'>,
  { key, name, link }: { key: string; name: string; link: string },
): NewNotification => {
  if (actorId === null)
    return notification(kind, {
      message: `A member started “${thread.title}” in ${name}.`,
      link: linkTo(thread),
    })
  return notification(kind, {
    link,
    group: {
      key,
      actorId,
      message: (handles, others) =>
        gatheredText(
          {
            one: `{name} wrote something new in ${name}.`,
            two: `{name} and {other} wrote something new in ${name}.`,
            more: {
              one: `{name} and # other wrote something new in ${name}.`,
              other: `{name} and # others wrote something new in ${name}.`,
            },
          },
          handles,
          others,
        ),
    },
  })
}

/** A new thread in a group, for its members. */
export const newInGroup = ({ group, ...where }: Where & { group: { id: string; name: string } }) =>
  begun('thread-in-group', where, {
    key: `group-threads:${group.id}`,
    name: group.name,
    link: groupPath({ id: group.id, slug: groupSlug(group.name) }),
  })

/** A new thread in the talk of an event, for those who are in. */
export const newAtEvent = ({ event, ...where }: Where & { event: { id: string; title: string } }) =>
  begun('thread-at-event', where, {
    key: `event-threads:${event.id}`,
    name: `“${event.title}”`,
    link: eventPath({ id: event.id, slug: eventSlug(event.title) }),
  })

export const mentioned = ({ thread, n, actorId, handle }: Where): NewNotification =>
  notification('thread-mention', {
    message: `${nameOf(handle)} mentioned you in “${thread.title}”.`,
    link: linkTo(thread, n),
    ...byWhom(actorId),
  })

export const quoted = ({ thread, n, actorId, handle }: Where): NewNotification =>
  notification('thread-quote', {
    message: `${nameOf(handle)} quoted you in “${thread.title}”.`,
    link: linkTo(thread, n),
    ...byWhom(actorId),
  })

export const solved = ({ thread, n, actorId }: Omit<Where, 'handle'>): NewNotification =>
  notification('thread-solution', {
    message: `Your reply in “${thread.title}” was marked as the solution.`,
    link: linkTo(thread, n),
    ...byWhom(actorId),
  })

export const postApproved = (thread: Thread, n: number): NewNotification =>
  notification('thread-approved', {
    message:
      n === 0
        ? `Your thread “${thread.title}” has been approved. Everyone can read it now.`
        : `Your reply in “${thread.title}” has been approved. Everyone can read it now.`,
    link: linkTo(thread, n),
  })

export const postRejected = (thread: Thread, n: number, reason: string | null): NewNotification =>
  notification('thread-rejected', {
    message:
      n === 0
        ? `Your thread “${thread.title}” wasn’t approved.${reasonText(reason)}`
        : `Your reply in “${thread.title}” wasn’t approved.${reasonText(reason)}`,
    link: linkTo(thread, n),
  })

/** After somebody reported it, and a moderator agreed. */
export const postTaken = (
  reason: FlagReason,
  { title, link }: { title: string; link: string },
): NewNotification =>
  notification('thread-rejected', { message: `“${title}” was taken down. ${takenDownReason(reason)}`, link })

/** `what` is a sentence. */
export const moderated = (thread: Thread, what: string, reason: string | null): NewNotification =>
  notification('thread-moderated', { message: what + reasonText(reason), link: linkTo(thread) })

/** Whoever reported it reads that its author took it back. */
export const flaggedPostRemoved = (title: string): NewNotification =>
  notification('flagged-post-removed', {
    message: `Thanks for your report. “${title}” has been deleted by its author.`,
    link: null,
  })
