import type { Notification, NotificationEvent } from '@soundings/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { toast, toastDurations } from '#shared/ui/toast.tsx'
import { askAgain, readStored, takeEvent } from '../change-stored.ts'
import { refreshPending, refreshSites } from '../notifications.queries.ts'
import { keepStream } from './event-stream.ts'
import { inOneTab, onceInAllTabs } from './one-tab.ts'

/** What the tab with the stream tells the others. */
type Word = { kind: 'opened' } | NotificationEvent

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

/**
 * Brings what the server tells a person into the list, and shows it: one tab of the browser listens to the server and
 * tells the others. Returns how to stop.
 */
export const followNews = ({ queries, userId, go }: Options): (() => void) => {
  const name = `soundings.news.${userId}`
  const channel = new BroadcastChannel(name)

  const show = ({ id, type, message, link }: Notification) => {
    const open = link && {
      label: 'Open',
      act: () => {
        go(link)
        readStored(queries, [id]).catch(() => undefined)
      },
    }
    toast.tell({
      type,
      message,
      duration: toastDurations[type],
      isKept: false,
      ...(open && { action: open }),
    })
  }

  const showOnce = async (notification: Notification) => {
    if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, deference))
    await onceInAllTabs(`${name}.${notification.id}`, () => show(notification), sameMoment)
  }

  const take = (word: Word) => {
    if (word.kind === 'opened' || word.kind === 'pending-changed') refreshPending(queries)
    if (word.kind === 'opened') return askAgain(queries)
    takeEvent(queries, word)
    if (word.kind === 'added' && word.notification.link?.startsWith('/sites/')) refreshSites(queries)
    if (word.kind === 'added' && document.visibilityState === 'visible') void showOnce(word.notification)
  }

  const takeAndTell = (word: Word) => {
    take(word)
    // Where tabs cannot agree, each has a stream of its own.
    if (navigator.locks) channel.postMessage(word)
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => take(data)
  const stop = inOneTab(name, () =>
    keepStream({ onOpen: () => takeAndTell({ kind: 'opened' }), onEvent: takeAndTell }),
  )

  return () => {
    stop()
    channel.close()
  }
}
