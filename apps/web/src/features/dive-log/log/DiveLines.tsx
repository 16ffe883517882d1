import type { Dive } from '@soundings/contract/dive-log'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { partialDateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { useColumns } from '#shared/ui/use-columns.ts'
import { usePageLines } from '#shared/ui/use-page-lines.ts'
import { logShortcuts } from '../log-shortcuts.ts'
import { DiveCard } from './DiveCard.tsx'
import { DiveEntry } from './DiveEntry.tsx'
import css from './DiveLines.module.css'
import { linesOf } from './lines.view.ts'
import type { LogView } from './log.view.ts'
import type { Chosen } from './use-chosen.ts'
import type { Dives } from './use-dives.ts'

/** In pixels, before the browser says so. */
const likelyHeight = { list: 190, grid: 300 } as const

/** A line that comes into sight is drawn within so many frames. */
const triesToFind = 20

type Props = {
  dives: Pick<Dives, 'total' | 'readOn'> & { items: readonly Dive[] }
  view: Exclude<LogView, 'map'>
  sort: Parameters<typeof linesOf>[2]
  chosen: Chosen
  /** Not without a connection: nothing can be done with several dives then. */
  maySelect: boolean
  onShare: (dive: Dive) => void
  end: ReactNode
}

/** The dives, one below the other or as cards, with the months as headings. Arrow keys go from dive to dive. */
export const DiveLines = ({ dives, view, sort, chosen, maySelect, onShare, end }: Props) => {
  const { items, total, readOn } = dives
  const language = useDateLanguage((dates) => dates.language)
  const frame = useRef<HTMLDivElement>(null)
  const fitting = useColumns(frame)
  const columns = view === 'grid' ? fitting : 1
  const all = useMemo(() => linesOf(items, columns, sort), [items, columns, sort])
  const { place, lines } = usePageLines({
    count: all.length,
    keyOf: useCallback((at: number) => all[at]?.key ?? '', [all]),
    likelyHeight: likelyHeight[view],
    onNearEnd: readOn,
  })

  /** The dive that focus is on its way to: keys that follow one another quickly count on from there. */
  const heading = useRef<number | null>(null)
  const focus = (at: number) => {
    const dive = items[at]
    if (!dive) return
    heading.current = at
    const line = all.findIndex((each) => each.at <= at && at < each.at + each.dives.length)
    lines.scrollToIndex(line, { align: 'auto' })
    const find = (left: number) => {
      if (heading.current !== at) return
      const link = frame.current?.querySelector<HTMLElement>(`[data-dive="${dive.id}"]`)
      if (!link && left > 0) return void requestAnimationFrame(() => find(left - 1))
      link?.focus()
      heading.current = null
    }
    find(triesToFind)
  }
  const focusedId = () =>
    document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-dive]')?.dataset.dive
  const step = (by: number) => {
    const id = focusedId()
    const now = heading.current ?? items.findIndex((dive) => dive.id === id)
    // Whoever comes back goes on where they look.
    focus(now < 0 ? (all[lines.range?.startIndex ?? 0]?.at ?? 0) : now + by)
  }
  useShortcut(logShortcuts.nextDive, () => step(1))
  useShortcut(logShortcuts.previousDive, () => step(-1))
  useShortcut(
    logShortcuts.select,
    () => {
      const id = focusedId()
      chosen.begin()
      if (id !== undefined) chosen.choose(id, !chosen.ids.has(id))
    },
    maySelect,
  )

  return (
    <div ref={frame}>
      <div ref={place} className={css.lines} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, key, start }) => {
          const line = all[index]
          if (!line) return null
          return (
            <div
              key={key}
              ref={lines.measureElement}
              data-index={index}
              className={css.line}
              style={{ transform: `translateY(${start - lines.options.scrollMargin}px)` }}
            >
              {line.month && <h3 className={css.month}>{partialDateText(line.month, language)}</h3>}
              <ul
                className={css.dives}
                data-view={view}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {line.dives.map((dive, offset) => {
                  const choice = chosen.isChoosing ? chosen.ids.has(dive.id) : undefined
                  return (
                    <li key={dive.id} aria-setsize={total} aria-posinset={line.at + offset + 1}>
                      {view === 'grid' ? (
                        <DiveCard dive={dive} isChosen={choice} onChoose={chosen.choose} />
                      ) : (
                        <DiveEntry dive={dive} isChosen={choice} onChoose={chosen.choose} onShare={onShare} />
                      )}
                    </li>
                  )
                })}
              </ul>
            </div>
          )
        })}
      </div>
      {end}
    </div>
  )
}
