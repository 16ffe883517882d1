import type { SiteSummary } from '@soundings/contract/sites'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LongListRow, useLongList } from '#shared/ui/LongList.tsx'
import css from '#shared/ui/long-list.module.css'
import { useFavorites } from '../favorites/use-favorites.ts'
import { SiteRow } from './SiteRow.tsx'
import { rowAfter } from './site-keys.ts'

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
  const favorites = useFavorites()
  const [reached, setReached] = useState<number>()
  // Scrolling renders once a frame: what goes through all sites must not.
  const selectedAt = useMemo(() => sites.findIndex(({ id }) => id === selectedId), [sites, selectedId])
  const tabStop = Math.min(reached ?? Math.max(0, selectedAt), sites.length - 1)

  const { scroller, rows } = useLongList({
    count: sites.length,
    keyOf: (at) => sites[at]?.id ?? at,
    tabStop,
    onNearEnd,
  })

  // The list goes to what gets selected, once; a page that arrives later and holds it must not pull anybody there.
  const shownId = useRef<string>(null)
  useEffect(() => {
    if (shownId.current === selectedId) return
    shownId.current = selectedId
    if (selectedAt >= 0) rows.scrollToIndex(selectedAt, { align: 'auto' })
  }, [rows, selectedId, selectedAt])

  const focusTabStop = useEffectEvent(() =>
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${tabStop}"] a`)
      ?.focus({ preventScroll: true }),
  )
  const walkedTo = useRef<number>(undefined)
  useEffect(() => {
    if (walkedTo.current !== tabStop) return
    walkedTo.current = undefined
    focusTabStop()
  }, [tabStop])

  // A row may go while focus is in it, as that of a favourite whose heart is pressed: the one in its place goes on.
  const hasFocus = useRef(false)
  useEffect(() => {
    if (sites.length > 0 && hasFocus.current && document.activeElement === document.body) focusTabStop()
  }, [sites])

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
        {rows.getVirtualItems().map((row) => {
          const site = sites[row.index]
          if (!site) return null
          return (
            <LongListRow key={row.key} rows={rows} row={row} total={total}>
              <SiteRow
                site={site}
                isSelected={row.index === selectedAt}
                isTabStop={row.index === tabStop}
                onSelect={onSelect}
                isFavorite={favorites.has(site.id)}
                onFavorite={favorites.toggle}
              />
            </LongListRow>
          )
        })}
      </ul>
      {end}
    </div>
  )
}
