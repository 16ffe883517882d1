import { ActionIcon } from '@mantine/core'
import type { BroadcastMessage } from '@soundings/contract/configuration'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './Banners.module.css'
import { broadcastsQuery } from './configuration.queries.ts'
import { dismiss, keepDismissalsOf, useDismissals, watchDismissals } from './dismissals.ts'
import { readLastSeen, writeLastSeen } from './last-seen.ts'

type Props = {
  /** Takes the focus when the banner that had it was the last one. */
  onNoneLeft: () => void
}

/** The broadcast messages of this server that the person has not dismissed. Newcomers among them are read out. */
export const Banners = ({ onNoneLeft }: Props) => {
  const { data, isPlaceholderData } = useQuery({ ...broadcastsQuery(), placeholderData: readLastSeen })
  const dismissed = useDismissals(({ ids }) => ids)
  const region = useRef<HTMLDivElement>(null)

  useEffect(watchDismissals, [])
  useEffect(() => {
    if (!data || isPlaceholderData) return
    writeLastSeen(data)
    keepDismissalsOf(data.map(({ _id }) => _id))
  }, [data, isPlaceholderData])

  const shown = data?.filter(({ _id, cancellable }) => !(cancellable && dismissed.includes(_id))) ?? []

  const close = ({ _id }: BroadcastMessage) => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.dataset.message === _id)
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus({ preventScroll: true })
    else onNoneLeft()
    dismiss(_id)
  }

  return (
    <div ref={region} aria-live="polite">
      {shown.length > 0 && (
        <section aria-label="Announcements">
          <ul className={css.banners}>
            {shown.map((message) => (
              <li key={message._id} className={css.banner}>
                <p className={css.text}>{message.value}</p>
                {message.cancellable && (
                  <ActionIcon
                    className={css.close}
                    variant="quiet"
                    data-message={message._id}
                    aria-label="Dismiss announcement"
                    onClick={() => close(message)}
                  >
                    <IconX {...icon} />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
