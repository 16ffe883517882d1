import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLightDismiss } from '#shared/lib/use-light-dismiss.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { keepToasts } from './kept-toasts.ts'
import css from './NotificationBell.module.css'
import type { ListProps } from './NotificationList.tsx'
import type { KindIcon } from './NotificationRow.tsx'
import { badgeText, bellLabel } from './notifications.view.ts'
import { useStoredUnread } from './unread-store.ts'

const Failed = () => (
  <p className={css.failed} role="alert">
    Notifications couldn’t be loaded. Reload the page to try again.
  </p>
)

const loadList = () =>
  import('./NotificationList.tsx').then(
    (module) => ({ default: module.NotificationList }),
    () => ({ default: Failed }),
  )

/** Nothing to list yet when the app starts: the list loads when somebody reaches for the bell. */
const NotificationList = lazy<ComponentType<ListProps>>(loadList)

const Nothing = () => null

/** Only members have news of the server; without its code the bell knows this visit alone. */
const NewsFollower = lazy<ComponentType<{ userId: string }>>(() =>
  import('./NewsFollower.tsx').then(
    (module) => ({ default: module.NewsFollower }),
    () => ({ default: Nothing }),
  ),
)

/** The bell in the header: how many messages are unread, and the list of them behind it. */
export const NotificationBell = ({ KindIcon }: { KindIcon: KindIcon }) => {
  const userId = useSession(({ user }) => user?.id)
  const unreadToasts = useToastHistory(({ kept }) => kept.filter(({ read }) => !read).length)
  const unread = unreadToasts + useStoredUnread((stored) => stored.unread)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const bell = useRef<HTMLButtonElement>(null)

  useEffect(keepToasts, [])
  useLightDismiss(place, isOpen, (why) => {
    setOpen(false)
    if (why === 'escape') bell.current?.focus()
  })

  return (
    <div ref={place} className={css.place}>
      <ActionIcon
        ref={bell}
        variant="quiet"
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell {...icon} />
        {unread > 0 && (
          <span className={css.badge} aria-hidden="true">
            {badgeText(unread)}
          </span>
        )}
      </ActionIcon>
      {isOpen && (
        <div className={css.panel} role="dialog" aria-label="Notifications">
          <Suspense>
            <NotificationList
              isMember={userId !== undefined}
              KindIcon={KindIcon}
              onLeave={() => setOpen(false)}
            />
          </Suspense>
        </div>
      )}
      {userId && (
        <Suspense>
          <NewsFollower key={userId} userId={userId} />
        </Suspense>
      )}
    </div>
  )
}
