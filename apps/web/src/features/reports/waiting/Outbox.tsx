import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { useReportForm } from '../form/report-form-store.ts'
import { hold, release, startDelivering } from '../outbox/delivering.ts'
import { useWhatWaits } from '../outbox/waiting-store.ts'
import { waitingText } from '../outbox/words.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import css from './Outbox.module.css'
import { OutboxWindow } from './OutboxWindow.tsx'

/** Which of those that wait lies open in the form. */
const openKey = ({ isOpen, subject }: ReturnType<typeof useReportForm.getState>) =>
  isOpen && subject.kind === 'waiting' ? subject.entry.key : null

/** What lies open in the form is not sent as it was; closed, it waits again as it was last kept. */
const followForm = () =>
  useReportForm.subscribe((now, before) => {
    const [opened, closed] = [openKey(now), openKey(before)]
    if (opened === closed) return
    if (closed !== null) release([closed])
    if (opened !== null) hold([opened])
  })

/** Looks after the reports that wait on this device, and says above every page that they do. */
export const Outbox = () => {
  const queries = useQueryClient()
  useEffect(() => startDelivering(queries), [queries])
  useEffect(followForm, [])
  const waiting = useWhatWaits() ?? []
  const [isOpen, setOpen] = useState(false)
  const Sign = waiting.some(({ isRefused }) => isRefused) ? IconAlertTriangle : IconClock
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <div className={css.bar}>
            <Sign {...icon} />
            <span>{waitingText(waiting)}</span>
            <button type="button" className={css.show} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Show
            </button>
          </div>
        )}
      </div>
      <OutboxWindow opened={isOpen} onClose={() => setOpen(false)} />
      <LeaveQuestion />
    </>
  )
}
