import { useEffect, useId, useRef } from 'react'
import { readOutbox, useWhatWaits } from '../outbox/waiting-store.ts'
import css from './WaitingReports.module.css'
import { WaitingRow } from './WaitingRow.tsx'

/** The reports of one site that its author wrote and the server does not have yet; nothing where there are none. */
export const WaitingReports = ({ siteId }: { siteId: string }) => {
  const part = useRef<HTMLElement>(null)
  const title = useId()
  const waiting = useWhatWaits(siteId)
  const isRead = waiting !== null
  useEffect(() => {
    if (!isRead) void readOutbox()
  }, [isRead])
  if (!waiting || waiting.length === 0) return null
  return (
    <section ref={part} className={css.part} tabIndex={-1} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        On this device
      </h2>
      <ul className={css.list}>
        {waiting.map((report) => (
          <WaitingRow key={report.key} report={report} onGone={() => part.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}
