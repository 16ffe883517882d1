import { useRef } from 'react'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { useWhatWaits } from '../outbox/waiting-store.ts'
import css from './OutboxWindow.module.css'
import { WaitingRow } from './WaitingRow.tsx'

type Props = { opened: boolean; onClose: () => void }

/** All reports that wait on this device, over any page. */
export const OutboxWindow = ({ opened, onClose }: Props) => {
  const part = useRef<HTMLDivElement>(null)
  const waiting = useWhatWaits() ?? []
  return (
    <FormModal opened={opened} onClose={onClose} title="Waiting to be sent" size={560}>
      <div ref={part} className={css.part} tabIndex={-1}>
        <p className={css.lead}>
          {waiting.length === 0
            ? 'Nothing waits any more.'
            : 'These dive reports are kept on this device and sent by themselves, one after the other.'}
        </p>
        <ul className={css.list} aria-label="Waiting to be sent">
          {waiting.map((report) => (
            <WaitingRow
              key={report.key}
              report={report}
              onOpen={onClose}
              onGone={() => part.current?.focus()}
            />
          ))}
        </ul>
      </div>
    </FormModal>
  )
}
