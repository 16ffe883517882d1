import { useRef } from 'react'
import { leadText } from '#shared/outbox/messages.ts'
import { useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { WaitingRow } from '#shared/outbox/WaitingRow.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from './OutboxWindow.module.css'

type Props = { opened: boolean; onClose: () => void }

/** All that waits on this device, over any page. */
export const OutboxWindow = ({ opened, onClose }: Props) => {
  const part = useRef<HTMLDivElement>(null)
  const waiting = useWhatWaits() ?? []
  return (
    <FormModal opened={opened} onClose={onClose} title="Waiting to be sent" size={560}>
      <div ref={part} className={css.part} tabIndex={-1}>
        <p className={css.lead}>{leadText(waiting)}</p>
        <ul className={css.list} aria-label="Waiting to be sent">
          {waiting.map((entry) => (
            <WaitingRow key={entry.key} entry={entry} onOpen={onClose} onGone={() => part.current?.focus()} />
          ))}
        </ul>
      </div>
    </FormModal>
  )
}
