import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { registerKinds } from '#shared/outbox/kind.ts'
import { waitingText } from '#shared/outbox/messages.ts'
import { useWhatWaits } from '#shared/outbox/outbox-store.ts'
import { worthTelling } from '#shared/outbox/waiting.ts'
import { icon } from '#shared/ui/icons.ts'
import { features } from '../app-features.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import css from './Outbox.module.css'
import { OutboxWindow } from './OutboxWindow.tsx'

registerKinds(Object.assign({}, ...features.map(({ outboxKinds }) => outboxKinds)))

/** Looks after what waits on this device, and says above every page that it does. */
export const Outbox = () => {
  const queries = useQueryClient()
  useEffect(() => startDelivering(queries), [queries])
  const isOffline = useConnection((connection) => connection.isOffline)
  const waiting = worthTelling(useWhatWaits() ?? [], isOffline)
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
