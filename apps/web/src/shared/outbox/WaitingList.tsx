import { useEffect, useId, useRef } from 'react'
import { readOutbox, useWhatWaits } from './outbox-store.ts'
import css from './WaitingList.module.css'
import { WaitingRow } from './WaitingRow.tsx'

type Props = {
  /** The name of the kind of entries that are listed. */
  kind: string
  /** Only those about this. */
  subject?: string
}

/** What somebody wrote, waits on this device and is not on the server yet; nothing where there is none. */
export const WaitingList = ({ kind, subject }: Props) => {
  const part = useRef<HTMLElement>(null)
  const title = useId()
  const waiting = useWhatWaits({ kind, ...(subject !== undefined && { subject }) })
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
