import { Button } from '@mantine/core'
import type { Conversation } from '@soundings/contract/messages'
import { plural } from '@soundings/rules/phrases'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { noteOnScreen } from './conversation.queries.ts'
import { MessageBubble } from './MessageBubble.tsx'
import css from './MessageList.module.css'
import type { MessageActs } from './MessageMenu.tsx'
import { rowsOf } from './rows.view.ts'
import { useMessageList } from './use-message-list.ts'
import { useNewFrom } from './use-new-from.ts'
import { useMarkRead } from './use-reading.ts'
import type { Reading } from './use-talk.ts'
import { WaitingBubble, type WaitingMessage } from './WaitingBubble.tsx'

type Props = {
  meId: string
  /** Of the other, as the reader calls them. */
  name: string
  conversation: Conversation | undefined
  reading: Reading
  waiting: readonly WaitingMessage[]
  /** The number of the message that is looked for. */
  at: number | undefined
  acts: MessageActs
}

/** What is known of the way of one’s newest messages: up to where they were seen, and that the last one was sent. */
const statesOf = (own: readonly number[], seenSeq: number | null): ReadonlyMap<number, string> => {
  const last = own.at(-1)
  const seen = seenSeq === null ? undefined : own.findLast((seq) => seq <= seenSeq)
  return new Map([
    ...(last !== undefined ? [[last, 'Sent'] as const] : []),
    ...(seen !== undefined ? [[seen, 'Seen'] as const] : []),
  ])
}

/** All that was read of a conversation, and what waits to be sent in it, the newest at the bottom. */
export const MessageList = ({ meId, name, conversation, reading, waiting, at, acts }: Props) => {
  const { talk, way, failed, readEarlier, readLater, jump } = reading
  const messages = talk?.items
  const newFrom = useNewFrom(messages, { meId, conversation })
  const shown = useMemo(() => rowsOf(messages ?? [], newFrom), [messages, newFrom])
  const states = useMemo(() => {
    const own = (messages ?? []).filter((one) => one.senderId === meId && !one.isDeleted)
    return statesOf(
      own.map(({ seq }) => seq),
      conversation?.seenSeq ?? null,
    )
  }, [messages, meId, conversation?.seenSeq])
  // What waits comes after all, so it is only seen at the end.
  const sending = talk?.hasLater ? [] : waiting
  const keyOf = (row: number) => shown[row]?.message.seq ?? sending[row - shown.length]?.key ?? row

  const rowOf = (seq: number | null | undefined) =>
    seq == null ? -1 : shown.findIndex(({ message }) => message.seq === seq)
  const asked = rowOf(at)
  const first = rowOf(newFrom)
  const begin =
    asked >= 0
      ? { at: asked, align: 'center' as const }
      : first >= 0
        ? { at: first, align: 'start' as const }
        : null
  const [held, setHeld] = useState(-1)
  const list = useMessageList({
    count: shown.length + sending.length,
    keyOf,
    begin,
    held,
    onNearStart: () => {
      if (talk?.hasEarlier && failed !== 'earlier') readEarlier()
    },
    onNearEnd: () => {
      if (talk?.hasLater && failed !== 'later') readLater()
    },
  })
  const { rows, scroller, isPlaced } = list

  const inSight = shown[Math.min(list.lastInSight, shown.length - 1)]?.message.seq ?? 0
  useMarkRead(conversation, isPlaced ? inSight : 0)
  useEffect(() => {
    if (conversation) noteOnScreen(conversation.id, inSight)
  }, [conversation, inSight])

  const [marked, setMarked] = useState<number | undefined>(at)
  const toEnd = useEffectEvent(() => rows.scrollToEnd())
  const goTo = useEffectEvent(() => {
    const row = rowOf(marked)
    if (row >= 0) rows.scrollToIndex(row, { align: 'center' })
  })
  const look = useEffectEvent(async (seq: number) => {
    await jump(seq).catch(() => undefined)
    setMarked(seq)
  })
  useEffect(() => {
    if (at !== undefined && isPlaced) void look(at)
  }, [at, isPlaced])
  useEffect(() => {
    if (marked !== undefined) goTo()
  }, [marked])

  // Whoever writes looks at what they wrote.
  const lastKey = sending.at(-1)?.key
  useEffect(() => {
    if (lastKey !== undefined) toEnd()
  }, [lastKey])

  const unread = conversation?.unread ?? 0
  const toNewest = async () => {
    await jump('newest').catch(() => undefined)
    toEnd()
    setTimeout(() => toEnd(), 60)
  }
  const isAtEnd = list.isAtEnd && !talk?.hasLater
  const isPlain = conversation?.box === 'requests' || conversation?.box === 'sent'

  return (
    <div className={css.frame}>
      <section
        ref={scroller}
        className={css.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={`Messages with ${name}`}
      >
        <ol
          className={css.list}
          style={{ height: rows.getTotalSize() }}
          onFocus={({ target }) => setHeld(Number(target.closest('li')?.dataset.index ?? -1))}
          onBlur={() => setHeld(-1)}
          aria-busy={way !== null}
        >
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const row = shown[index]
            const entry = sending[index - shown.length]
            return (
              <li key={key} ref={rows.measureElement} data-index={index} style={{ top: start }}>
                {row && (
                  <MessageBubble
                    row={row}
                    isOwn={row.message.senderId === meId}
                    name={row.message.senderId === meId ? 'You' : name}
                    isPlain={isPlain}
                    isMarked={row.message.seq === marked}
                    state={states.get(row.message.seq) ?? null}
                    acts={acts}
                  />
                )}
                {entry && <WaitingBubble entry={entry} isFirst={index === shown.length} />}
              </li>
            )
          })}
        </ol>
      </section>
      {failed && (
        <div className={css.failed} role="alert">
          More messages couldn’t be loaded.
          <Button variant="default" onClick={failed === 'earlier' ? readEarlier : readLater}>
            Try again
          </Button>
        </div>
      )}
      {isPlaced && !isAtEnd && (
        <Button
          className={css.newest ?? ''}
          variant="default"
          leftSection={<IconArrowDown {...icon} />}
          onClick={() => void toNewest()}
        >
          {unread === 0 ? 'Newest' : plural(unread, { one: '# new message', other: '# new messages' })}
        </Button>
      )}
    </div>
  )
}
