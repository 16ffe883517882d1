import { useEffect, useId, useRef } from 'react'
import { readOutbox, useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { WaitingRow } from '#shared/outbox/WaitingRow.tsx'
import { diveKind } from './dive-kind.ts'
import css from './WaitingDives.module.css'

/** The dives that wait on this device and are not in the log yet; nothing where there are none. */
export const WaitingDives = () => {
  const part = useRef<HTMLElement>(null)
  const title = useId()
  const all = useWhatWaits()
  const isRead = all !== null
  useEffect(() => {
    if (!isRead) void readOutbox()
  }, [isRead])
  const waiting = all?.filter(({ kind }) => kind === diveKind.name) ?? []
  if (waiting.length === 0) return null
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
