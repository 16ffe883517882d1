import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { clearToasts, markToastsRead, useToastHistory } from '#shared/ui/toast-history.ts'
import { clearStored, readStored } from './change-stored.ts'
import { type Entry, entriesOf } from './entries.ts'
import css from './NotificationList.module.css'
import { type KindIcon, NotificationRow } from './NotificationRow.tsx'
import { storedQuery } from './notifications.queries.ts'

const half = 30_000

export type ListProps = {
  /** Whether the server keeps notifications for the current user. */
  isMember: boolean
  KindIcon: KindIcon
  /** Somebody followed a link out of the list. */
  onLeave: () => void
}

const showFailure = (message: string) => (error: unknown) => toast.error(wordsOf(error, message))

/**
 * What this device told and what the server keeps, newest first. Opening it marks all as read; what was new stays marked
 * while it is open.
 */
export const NotificationList = ({ isMember, KindIcon, onLeave }: ListProps) => {
  const queries = useQueryClient()
  const { kept } = useToastHistory()
  const stored = usePages({ ...storedQuery, enabled: isMember })
  const storedEntries = isMember ? stored.items : undefined
  const unread = isMember ? (stored.first?.unread ?? 0) : 0
  const entries = entriesOf(kept, storedEntries ?? [])
  const [newAtFirst, setNewAtFirst] = useState(() =>
    entries.filter(({ read }) => !read).map(({ key }) => key),
  )
  const now = useNow(half)
  const panel = useRef<HTMLDivElement>(null)

  const markAllRead = async () => {
    markToastsRead()
    if (isMember) await readStored(queries)
  }
  const onOpened = useEffectEvent(() => {
    // Nobody asked for it: what could not be marked stays unread, and that is all.
    markAllRead().catch(() => undefined)
    panel.current?.focus({ preventScroll: true })
  })
  useEffect(() => onOpened(), [])

  const isNew = ({ key, read }: Entry) => !read || newAtFirst.includes(key)
  // The button that was pressed may go away or be switched off; the keyboard goes on from the list.
  const andStay = (act: () => void) => () => {
    panel.current?.focus({ preventScroll: true })
    act()
  }
  const markAll = andStay(() => {
    setNewAtFirst([])
    markAllRead().catch(showFailure('Notifications couldn’t be marked as read'))
  })
  const clear = andStay(() => {
    clearToasts()
    if (isMember) clearStored(queries).catch(showFailure('Notifications couldn’t be cleared'))
  })
  const isEmpty = entries.length === 0

  return (
    <div ref={panel} className={css.list} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title}>Notifications</h2>
        {!isEmpty && (
          <>
            <Button
              variant="quiet"
              className={css.action}
              disabled={!entries.some(isNew) && unread === 0}
              onClick={markAll}
            >
              Mark all as read
            </Button>
            <Button variant="quiet" className={css.action} onClick={clear}>
              Clear
            </Button>
          </>
        )}
      </div>
      {isMember && stored.error && !storedEntries && (
        <p className={css.failed} role="alert">
          Your notifications couldn’t be loaded.{' '}
          <Button variant="default" className={css.action} onClick={stored.retry}>
            Try again
          </Button>
        </p>
      )}
      {isEmpty && !stored.isLoading && !stored.error && (
        <Notice icon={IconBell} level={3} title="No notifications">
          <p>Your notifications stay here until you clear them.</p>
        </Notice>
      )}
      {!isEmpty && (
        <div className={css.entries}>
          <ul aria-label="Notifications, newest first">
            {entries.map((entry) => (
              <NotificationRow
                key={entry.key}
                entry={entry}
                isNew={isNew(entry)}
                now={now}
                KindIcon={KindIcon}
                onLeave={onLeave}
              />
            ))}
          </ul>
          {storedEntries && stored.hasMore && (
            <Button
              variant="quiet"
              className={css.older}
              loading={stored.isLoadingMore}
              onClick={stored.loadMore}
            >
              Show older
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
