import { useEffect, useId, useRef } from 'react'
import { readOutbox, useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { WaitingRow } from '#shared/outbox/WaitingRow.tsx'
import { reportKind } from '../outbox/report-kind.ts'
import css from './WaitingReports.module.css'

/** The reports of one site that its author wrote and the server does not have yet; nothing where there are none. */
export const WaitingReports = ({ siteId }: { siteId: string }) => {
  const part = useRef<HTMLElement>(null)
  const title = useId()
  const waiting = useWhatWaits({ kind: reportKind.name, subject: siteId })
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
        {waiting.map((entry) => (
          <WaitingRow key={entry.key} entry={entry} onGone={() => part.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}
