import { Button, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useConnection } from '#shared/lib/connection.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { sendNow } from '#shared/outbox/delivering.ts'
import { deleteKept } from '#shared/outbox/outbox.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import type { Waiting } from '#shared/outbox/waiting.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './MessageBubble.module.css'
import type { MessageEntry } from './message-entry.ts'
import { messageWords } from './message-words.ts'

export type WaitingMessage = Waiting<MessageEntry['body']>

const remove = (key: string) =>
  void deleteKept([key]).catch(() =>
    toast.error('This couldn’t be deleted from this device. Please try again.'),
  )

/** A message that waits on this device, or that the server refused. */
export const WaitingBubble = ({ entry, isFirst }: { entry: WaitingMessage; isFirst: boolean }) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const isOnWay = useOutbox(({ onWay }) => onWay?.key === entry.key)
  const { body, problem, isRefused, tries } = entry
  const isProblem = isRefused && !isOnWay
  const mayGo = !isOffline && !isRefused && tries === 0
  const isLate = useLate(true)
  const state = isProblem ? `Not sent: ${problem ?? messageWords.failed}` : mayGo ? 'Sending…' : 'Waiting'
  const Sign = isProblem ? IconAlertTriangle : IconClock
  return (
    <div className={css.row} data-own="true" data-first={isFirst}>
      <div className={css.bubble} data-waiting="true" data-problem={isProblem}>
        <VisuallyHidden>You: </VisuallyHidden>
        <p className={css.text} dir="auto">
          {body.message}
        </p>
        {body.enclosed.map(({ id, title }) => (
          <p key={id} className={css.about}>
            {title}
          </p>
        ))}
        <p className={css.about} data-problem={isProblem}>
          {/* One that goes at once does not flicker. */}
          {(isLate || !mayGo) && (
            <>
              <Sign {...icon} size={14} />
              {state}
            </>
          )}
        </p>
        {(isProblem || (tries > 0 && !isOnWay)) && (
          <div className={css.acts}>
            <Button variant="default" onClick={() => void sendNow(entry)}>
              Try again
            </Button>
            <Button variant="quiet" onClick={() => remove(entry.key)}>
              Delete
            </Button>
          </div>
        )}
        {!isProblem && isOffline && (
          <div className={css.acts}>
            <Button variant="quiet" onClick={() => remove(entry.key)}>
              Delete
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
