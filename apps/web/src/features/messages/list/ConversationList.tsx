import type { Conversation } from '@soundings/contract/messages'
import type { ConversationBox } from '@soundings/contract/messages-fields'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { usePresence } from '#features/presence/index.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { LongListRow, useLongList } from '#shared/ui/LongList.tsx'
import long from '#shared/ui/long-list.module.css'
import { keepRead } from '../messages.queries.ts'
import { boxOptions } from '../messages.view.ts'
import { useDraftMarks } from '../use-draft-marks.ts'
import { useMessagesNews } from '../use-messages-news.ts'
import { ConversationActs } from './ConversationActs.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import css from './rows.module.css'

const minute = 60_000

type Props = {
  box: ConversationBox
  meId: string
  items: readonly Conversation[]
  total: number
  readAt: number
  currentId: string | undefined
  /** A conversation is no longer in this box. */
  onGone: (conversationId: string) => void
  onNearEnd: () => void
  /** What stands below the last row: why no more came. */
  end: ReactNode
}

/** Leads from row to row with the arrow keys. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const link = event.target instanceof Element && event.target.closest('a')
  if (by === 0 || !link) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > div > a')]
  const next = links[links.indexOf(link) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The conversations of a box, the latest first. Only the rows in sight exist. */
export const ConversationList = (props: Props) => {
  const { box, meId, items, total, readAt, currentId, onGone, onNearEnd, end } = props
  const now = useNow(minute)
  const queries = useQueryClient()
  const drafts = useDraftMarks(meId, currentId)
  const [focusedId, setFocusedId] = useState<string>()
  const indexOf = (id: string | undefined) => items.findIndex((each) => each.id === id)
  const { scroller, rows } = useLongList({
    count: items.length,
    keyOf: (at) => items[at]?.id ?? at,
    tabStop: Math.max(0, indexOf(focusedId ?? currentId)),
    onNearEnd,
  })
  const inSight = rows.getVirtualItems()
  useMessagesNews(readAt, () => keepRead(queries, box, (inSight.at(-1)?.index ?? 0) + 1))

  // Who only asked is shown no more of than their words.
  const areKnown = box === 'inbox' || box === 'archived'
  const people = areKnown ? inSight.flatMap(({ index }) => items[index]?.with?.id ?? []) : []
  const seen = usePresence(people)

  return (
    <div ref={scroller} className={long.scroller}>
      <ul
        className={`${long.list} ${css.list}`}
        aria-label={boxOptions.find(({ value }) => value === box)?.text}
        style={{ height: rows.getTotalSize() }}
        onKeyDown={walk}
      >
        {inSight.map((row) => {
          const conversation = items[row.index]
          if (!conversation) return null
          const { id, with: person } = conversation
          const isCurrent = id === currentId
          return (
            <LongListRow key={row.key} rows={rows} row={row} total={total}>
              <ConversationRow
                conversation={conversation}
                meId={meId}
                when={seen.get(person?.id ?? '')}
                isCurrent={isCurrent}
                hasDraft={!isCurrent && drafts.has(person?.id ?? '')}
                now={now}
                onFocus={setFocusedId}
              >
                <ConversationActs conversation={conversation} onGone={onGone} />
              </ConversationRow>
            </LongListRow>
          )
        })}
      </ul>
      {end}
    </div>
  )
}
