import type { PendingItem } from '@soundings/contract/moderation'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNow } from '#shared/lib/use-now.ts'
import css from '#shared/ui/long-list.module.css'
import { itemKey } from './moderation.view.ts'
import { PendingRow } from './PendingRow.tsx'

const rowHeight = 63
/** How many rows before the end the next page is asked for. */
const readAhead = 12
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
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow(minute)
  const currentAt = items.findIndex((item) => itemKey(item) === currentKey)
  const tabStop = Math.max(0, currentAt)

  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => (items[at] ? itemKey(items[at]) : at),
    overscan: 6,
    // The row that Tab stops at stays, however far the list is scrolled, or focus would fall out of it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabStop])].sort((one, other) => one - other),
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
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${currentAt}"] button`)
    row?.focus({ preventScroll: true })
  }, [rows, currentKey, currentAt])

  const lastShown = rows.range?.endIndex ?? 0
  useEffect(() => {
    if (lastShown >= items.length - readAhead) onNearEnd()
  }, [lastShown, items.length, onNearEnd])

  return (
    <div ref={scroller} className={css.scroller}>
      <ul className={css.list} aria-label="Pending submissions" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          if (!item) return null
          const name = itemKey(item)
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <PendingRow
                item={item}
                isCurrent={name === currentKey}
                isTicked={ticked.has(name)}
                isBusy={busy.has(name)}
                hasFailed={failed.has(name)}
                isTabStop={index === tabStop}
                now={now}
                onOpen={onOpen}
                onTick={onTick}
              />
            </li>
          )
        })}
      </ul>
      {end}
    </div>
  )
}
