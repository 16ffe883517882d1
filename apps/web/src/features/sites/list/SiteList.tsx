import type { SiteSummary } from '@soundings/contract/sites'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import css from '#shared/ui/long-list.module.css'
import { useFavorites } from '../favorites/use-favorites.ts'
import { SiteRow } from './SiteRow.tsx'
import { rowAfter } from './site-keys.ts'

const rowHeight = 63
/** How many rows before the end the next page is asked for. */
const readAhead = 12

type Props = {
  sites: SiteSummary[]
  total: number
  selectedId: string | null
  onSelect: (id: string) => void
  onNearEnd: () => void
  /** What stands below the last row: a wait or a failure of the next page. */
  end: ReactNode
}

/** Dive sites one below the other. Only the rows in sight exist; arrow keys, J and K walk through all of them. */
export const SiteList = ({ sites, total, selectedId, onSelect, onNearEnd, end }: Props) => {
  const scroller = useRef<HTMLDivElement>(null)
  const favorites = useFavorites()
  const [reached, setReached] = useState<number>()
  // Scrolling renders once a frame: what goes through all sites must not.
  const selectedAt = useMemo(() => sites.findIndex(({ id }) => id === selectedId), [sites, selectedId])
  const tabStop = Math.min(reached ?? Math.max(0, selectedAt), sites.length - 1)

  const rows = useVirtualizer({
    count: sites.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => sites[at]?.id ?? at,
    overscan: 6,
    // The row that Tab stops at stays, however far the list is scrolled, or focus would fall out of it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabStop])].sort((one, other) => one - other),
  })

  // The list goes to what gets selected, once; a page that arrives later and holds it must not pull anybody there.
  const shownId = useRef<string>(null)
  useEffect(() => {
    if (shownId.current === selectedId) return
    shownId.current = selectedId
    if (selectedAt >= 0) rows.scrollToIndex(selectedAt, { align: 'auto' })
  }, [rows, selectedId, selectedAt])

  const walkedTo = useRef<number>(undefined)
  useEffect(() => {
    if (walkedTo.current !== tabStop) return
    walkedTo.current = undefined
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${tabStop}"] a`)
      ?.focus({ preventScroll: true })
  }, [tabStop])

  // A row may go while focus is in it, as that of a favourite whose heart is pressed: the one in its place goes on.
  const hasFocus = useRef(false)
  const goOn = useEffectEvent(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${tabStop}"] a`)
      ?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (sites.length > 0) goOn()
  }, [sites])

  const lastShown = rows.range?.endIndex ?? 0
  useEffect(() => {
    if (lastShown >= sites.length - readAhead) onNearEnd()
  }, [lastShown, sites.length, onNearEnd])

  const walk = (event: KeyboardEvent) => {
    const next = rowAfter(event, tabStop, sites.length)
    if (next === null) return
    event.preventDefault()
    walkedTo.current = next
    setReached(next)
    rows.scrollToIndex(next, { align: 'auto' })
  }

  return (
    <div ref={scroller} className={css.scroller}>
      <ul
        className={css.list}
        aria-label="Dive sites"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={walk}
        onFocus={({ target }) => {
          hasFocus.current = true
          const row = target.closest<HTMLElement>('[data-index]')
          if (row) setReached(Number(row.dataset.index))
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          // What is taken off the page loses focus to nothing, as does a page that is left.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false
        }}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const site = sites[index]
          if (!site) return null
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <SiteRow
                site={site}
                isSelected={index === selectedAt}
                isTabStop={index === tabStop}
                onSelect={onSelect}
                isFavorite={favorites.has(site.id)}
                onFavorite={favorites.toggle}
              />
            </li>
          )
        })}
      </ul>
      {end}
    </div>
  )
}
