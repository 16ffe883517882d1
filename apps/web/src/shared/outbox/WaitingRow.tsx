import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useConnection } from '#shared/lib/connection.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import standing from '#shared/ui/standing.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { sendNow } from './delivering.ts'
import { kindOf } from './kind.ts'
import { standingText } from './messages.ts'
import { deleteKept, keepAgain } from './outbox.ts'
import { useOutbox } from './outbox-store.ts'
import css from './WaitingRow.module.css'
import { forForm, type Waiting } from './waiting.ts'

type Props = {
  entry: Waiting
  /** It is opened in the form. */
  onOpen?: () => void
  /** It is off the list, and what had focus with it. */
  onGone: () => void
}

const failed = () => toast.error('This couldn’t be deleted from this device. Please try again.')

/** What waits on this device, with what can be done about it. */
export const WaitingRow = ({ entry, onOpen, onGone }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const isMember = useSession(isLoggedIn)
  const language = useDateLanguage((dates) => dates.language)
  const share = useOutbox(({ onWay }) => (onWay?.key === entry.key ? onWay.share : undefined))
  const kind = kindOf(entry)
  if (!kind) return null
  const title = kind.titleOf(entry, language)
  const excerpt = kind.excerptOf(entry)
  const maySend = !isOffline && share === undefined
  const isProblem = entry.isRefused && share === undefined
  const Sign = isProblem ? IconAlertTriangle : IconClock

  const remove = async () => {
    await deleteKept([entry.key])
    onGone()
    toast.notify({
      message: `${title} was deleted from this device`,
      action: { label: 'Undo', act: () => void keepAgain(entry) },
      isKept: false,
    })
  }
  const open = () => {
    onOpen?.()
    kind.open(forForm(entry))
  }

  return (
    <li className={css.row}>
      <div className={css.middle}>
        <p className={css.name}>{title}</p>
        {excerpt && <p className={css.notes}>{excerpt}</p>}
        <p className={standing.standing} data-problem={isProblem}>
          <Sign {...icon} size={16} />
          {standingText(entry, { isOffline, share })}
        </p>
      </div>
      <div className={css.acts}>
        {maySend && (
          <Button
            variant="default"
            aria-label={isMember ? `Send now: ${title}` : `Log in to send: ${title}`}
            onClick={() => (isMember ? void sendNow(entry) : showModal('login'))}
          >
            {isMember ? 'Send now' : 'Log in to send'}
          </Button>
        )}
        <Button variant={maySend ? 'quiet' : 'default'} aria-label={`Open: ${title}`} onClick={open}>
          Open
        </Button>
        <Button variant="quiet" aria-label={`Delete: ${title}`} onClick={() => void remove().catch(failed)}>
          Delete
        </Button>
      </div>
    </li>
  )
}
