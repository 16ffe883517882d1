import { Button, VisuallyHidden } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { toastLooks } from '#shared/ui/toast-looks.tsx'
import type { Entry } from './entries.ts'
import css from './NotificationList.module.css'

/** The picture of a kind of notification, or `otherwise` where it has none. */
export type KindIcon = ComponentType<{ kind: string; otherwise: ReactNode }>

type Props = { entry: Entry; isNew: boolean; now: number; KindIcon: KindIcon; onLeave: () => void }

/** One message, with what can be done about it: an offer to take or a page to open. */
export const NotificationRow = ({ entry, isNew, now, KindIcon, onLeave }: Props) => {
  const { kind, type, message, at, link, action } = entry
  const { icon: sign, name } = toastLooks[type]
  return (
    <li className={css.entry} data-type={type} data-new={isNew}>
      <span className={css.icon}>
        <Suspense fallback={sign}>{kind ? <KindIcon kind={kind} otherwise={sign} /> : sign}</Suspense>
      </span>
      <div>
        <p className={css.message}>
          <VisuallyHidden>
            {isNew && 'New. '}
            {name}:{' '}
          </VisuallyHidden>
          {link ? (
            <PathLink path={link} className={css.link} onFollow={onLeave}>
              {message}
            </PathLink>
          ) : (
            message
          )}
        </p>
        <time className={css.time} dateTime={new Date(at).toISOString()}>
          {agoText(at, now)}
        </time>
      </div>
      {link && <IconChevronRight {...icon} className={css.leads} />}
      {action && (
        <Button variant="default" className={css.action} onClick={action.act}>
          {action.label}
        </Button>
      )}
    </li>
  )
}
