import type { PendingItem } from '@soundings/contract/moderation'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNow } from '#shared/lib/use-now.ts'
import { LongListRow, useLongList } from '#shared/ui/LongList.tsx'
import css from '#shared/ui/long-list.module.css'
import { itemKey } from './moderation.view.ts'
import { PendingRow } from './PendingRow.tsx'

const minute = 60_000

type Props = {
  items: readonly PendingItem[]
  total: number
  currentKey: string | undefined
  ticked: ReadonlySet<string>
  busy: ReadonlySet<string>
  failed: { has: (key: string) => boolean }
  onOpen: (key: string) => void
  onTick: (key: string) => void
  onNearEnd: () => void
  /** What stands below the last row: a failure of the next page. */
  end: ReactNode
}

/** What waits, one below the other, oldest first. Only the rows in sight exist. */
export const PendingList = (props: Props) => {
  const { items, total, currentKey, ticked, busy, failed, onOpen, onTick, onNearEnd, end } = props
  const now = useNow(minute)
  const currentAt = items.findIndex((item) => itemKey(item) === currentKey)
  const tabStop = Math.max(0, currentAt)

  const { scroller, rows } = useLongList({
    count: items.length,
    keyOf: (at) => (items[at] ? itemKey(items[at]) : at),
    tabStop,
    onNearEnd,
  })

  // The list goes to what gets opened, once; what comes or goes above it must not pull anybody there.
  const shownKey = useRef<string>(undefined)
  useEffect(() => {
    const before = shownKey.current
    if (before === currentKey) return
    shownKey.current = currentKey
    if (currentAt < 0) return
    rows.scrollToIndex(currentAt, { align: 'auto' })
    // Whoever walks with keys goes along, also from a row that has just left.
    const { activeElement, body } = document
    const isHere = activeElement === body || scroller.current?.contains(activeElement)
    if (before === undefined || !isHere) return
    const button = scroller.current?.querySelector<HTMLElement>(`[data-index="${currentAt}"] button`)
    button?.focus({ preventScroll: true })
  }, [rows, scroller, currentKey, currentAt])

  return (
    <div ref={scroller} className={css.scroller}>
      <ul className={css.list} aria-label="Pending submissions" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index]
          if (!item) return null
          const name = itemKey(item)
          return (
            <LongListRow key={row.key} rows={rows} row={row} total={total}>
              <PendingRow
                item={item}
                isCurrent={name === currentKey}
                isTicked={ticked.has(name)}
                isBusy={busy.has(name)}
                hasFailed={failed.has(name)}
                isTabStop={row.index === tabStop}
                now={now}
                onOpen={onOpen}
                onTick={onTick}
              />
            </LongListRow>
          )
        })}
      </ul>
      {end}
    </div>
  )
}
