import type { Notification } from '@soundings/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { followLive, onceInAllTabs, pageTopics, type StreamWord } from '#features/live/index.ts'
import { toast, toastDurations } from '#shared/ui/toast.tsx'
import { askAgain, readStored, takeEvent } from './change-stored.ts'
import { refreshSites } from './notifications.queries.ts'

/** Two windows side by side hear of the same news within less than this, in milliseconds. */
const sameMoment = 2_000
/** So long, in milliseconds, a window leaves it to the one that somebody works in. */
const deference = 250

type Options = {
  queries: QueryClient
  userId: string
  /** Opens a path of the app. */
  go: (path: string) => void
}

/** Brings what the server tells a person into the list, and shows it in one tab. Returns how to stop. */
export const followNews = ({ queries, userId, go }: Options): (() => void) => {
  const show = ({ id, type, message, link }: Notification) => {
    const open = link && {
      label: 'Open',
      act: () => {
        go(link)
        readStored(queries, [id]).catch(() => undefined)
      },
    }
    toast.notify({
      type,
      message,
      duration: toastDurations[type],
      isKept: false,
      ...(open && { action: open }),
    })
  }

  const showOnce = async (notification: Notification) => {
    if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, deference))
    await onceInAllTabs(`soundings.news.${userId}.${notification.id}`, () => show(notification), sameMoment)
  }

  const take = (word: StreamWord) => {
    if (word.kind === 'opened') return askAgain(queries)
    if (word.kind === 'added' || word.kind === 'renewed' || word.kind === 'read' || word.kind === 'cleared')
      takeEvent(queries, word)
    // One that tells of more people was shown when it told of the first.
    if (word.kind !== 'added') return
    if (word.notification.link?.startsWith('/sites/')) refreshSites(queries)
    if (document.visibilityState === 'visible') void showOnce(word.notification)
  }

  return followLive({ userId, topics: pageTopics, onWord: take })
}
