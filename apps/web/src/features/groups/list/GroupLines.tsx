import type { GroupLine } from '@soundings/contract/groups'
import { useCallback, useMemo, useRef } from 'react'
import { useColumns } from '#shared/ui/use-columns.ts'
import { usePageLines } from '#shared/ui/use-page-lines.ts'
import { GroupCard } from './GroupCard.tsx'
import css from './GroupLines.module.css'
import { linesOf } from './groups-list.view.ts'

/** In pixels: how high a card is before the browser says so, and how wide at least. */
const likelyHeight = 236
const narrowest = 300

type Props = {
  groups: readonly GroupLine[]
  /** How many there are with those that did not come yet. */
  total: number
  readOn: () => void
}

/** The cards of groups, of which only those in sight exist. */
export const GroupLines = ({ groups, total, readOn }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame, narrowest)
  const all = useMemo(() => linesOf(groups, columns), [groups, columns])
  const { place, lines } = usePageLines({
    count: all.length,
    keyOf: useCallback((at: number) => `${columns} ${all[at]?.groups[0]?.id}`, [all, columns]),
    likelyHeight,
    onNearEnd: readOn,
  })
  return (
    <div ref={frame}>
      <div ref={place} className={css.lines} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={lines.measureElement}
            data-index={index}
            className={css.line}
            style={{ transform: `translateY(${start - lines.options.scrollMargin}px)` }}
          >
            <ul className={css.groups} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {all[index]?.groups.map((group, offset) => (
                <li key={group.id} aria-setsize={total} aria-posinset={index * columns + offset + 1}>
                  <GroupCard group={group} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
