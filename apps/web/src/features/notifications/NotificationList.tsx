import { Button, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { clearToasts, type KeptToast, markToastsRead, useToastHistory } from '#shared/ui/toast-history.ts'
import { toastLooks } from '#shared/ui/toast-looks.tsx'
import css from './NotificationList.module.css'

const half = 30_000

const unreadIn = (kept: KeptToast[]) => kept.filter(({ read }) => !read).map(({ id }) => id)

/** The messages of this visit, newest first. Opening it marks them as read; what was new stays marked while it is open. */
export const NotificationList = () => {
  const { kept } = useToastHistory()
  const [newAtFirst, setNewAtFirst] = useState(() => unreadIn(kept))
  const now = useNow(half)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    markToastsRead()
    panel.current?.focus({ preventScroll: true })
  }, [])

  const isNew = ({ id, read }: KeptToast) => !read || newAtFirst.includes(id)
  // The button that was pressed may go away or be switched off; the keyboard goes on from the list.
  const andStay = (act: () => void) => () => {
    panel.current?.focus({ preventScroll: true })
    act()
  }
  const markAll = andStay(() => {
    markToastsRead()
    setNewAtFirst([])
  })

  return (
    <div ref={panel} className={css.list} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title}>Notifications</h2>
        {kept.length > 0 && (
          <>
            <Button variant="quiet" className={css.action} disabled={!kept.some(isNew)} onClick={markAll}>
              Mark all as read
            </Button>
            <Button variant="quiet" className={css.action} onClick={andStay(clearToasts)}>
              Clear
            </Button>
          </>
        )}
      </div>
      {kept.length === 0 ? (
        <Notice icon={IconBell} level={3} title="Nothing to report">
          <p>What Soundings tells you during this visit is kept here.</p>
        </Notice>
      ) : (
        <ul className={css.entries} aria-label="Notifications, newest first">
          {kept.map((toast) => (
            <Entry key={toast.id} toast={toast} isNew={isNew(toast)} now={now} />
          ))}
        </ul>
      )}
    </div>
  )
}

type EntryProps = { toast: KeptToast; isNew: boolean; now: number }

const Entry = ({ toast: { id, type, message, action }, isNew, now }: EntryProps) => {
  const { icon, name } = toastLooks[type]
  return (
    <li className={css.entry} data-type={type} data-new={isNew}>
      <span className={css.icon}>{icon}</span>
      <div>
        <p className={css.message}>
          <VisuallyHidden>
            {isNew && 'New. '}
            {name}:{' '}
          </VisuallyHidden>
          {message}
        </p>
        <time className={css.time} dateTime={new Date(id).toISOString()}>
          {agoText(id, now)}
        </time>
      </div>
      {action && (
        <Button variant="default" className={css.action} onClick={action.act}>
          {action.label}
        </Button>
      )}
    </li>
  )
}
