import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useConnection } from '#shared/lib/connection.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import standing from '#shared/ui/standing.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { openWaitingReport } from '../form/report-form-store.ts'
import { sendNow } from '../outbox/delivering.ts'
import { deleteKept, forForm, keepAgain } from '../outbox/outbox.ts'
import type { WaitingReport } from '../outbox/waiting-report.ts'
import { useWaiting } from '../outbox/waiting-store.ts'
import { standingText, titleOf } from '../outbox/words.ts'
import css from './WaitingRow.module.css'

type Props = {
  report: WaitingReport
  /** It is opened in the form. */
  onOpen?: () => void
  /** It is off the list, and what had focus with it. */
  onGone: () => void
}

const failed = () => toast.error('This device did not let go of the dive report. Please try again.')

/** A report that waits on this device, with what can be done about it. */
export const WaitingRow = ({ report, onOpen, onGone }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const isMember = useSession(isLoggedIn)
  const language = useDateLanguage((dates) => dates.language)
  const share = useWaiting(({ onWay }) => (onWay?.key === report.key ? onWay.share : undefined))
  const title = titleOf(report, dateText(report.words.diveDate, language))
  const maySend = !isOffline && share === undefined
  const isProblem = report.isRefused && share === undefined
  const Sign = isProblem ? IconAlertTriangle : IconClock

  const remove = async () => {
    await deleteKept([report.key])
    onGone()
    toast.tell({
      message: `${title} was deleted from this device`,
      action: { label: 'Undo', act: () => void keepAgain(report) },
      isKept: false,
    })
  }
  const open = () => {
    onOpen?.()
    openWaitingReport(forForm(report))
  }

  return (
    <li className={css.row}>
      <div className={css.middle}>
        <p className={css.name}>{title}</p>
        {report.words.diveNotes && <p className={css.notes}>{report.words.diveNotes}</p>}
        <p className={standing.standing} data-problem={isProblem}>
          <Sign {...icon} size={16} />
          {standingText(report, { isOffline, share })}
        </p>
      </div>
      <div className={css.acts}>
        {maySend && (
          <Button
            variant="default"
            aria-label={`${isMember ? 'Send now' : 'Log in to send'}: ${title}`}
            onClick={() => (isMember ? void sendNow(report) : showModal('login'))}
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
