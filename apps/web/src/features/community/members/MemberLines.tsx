import type { Member } from '@soundings/contract/members'
import { useCallback, useMemo, useRef } from 'react'
import { usePresence } from '#features/presence/index.ts'
import { MessageLink } from '#shared/people/MessageLink.tsx'
import { useColumns } from '#shared/ui/use-columns.ts'
import { usePageLines } from '#shared/ui/use-page-lines.ts'
import { MemberCard } from './MemberCard.tsx'
import css from './MemberLines.module.css'
import { linesOf } from './members.view.ts'

/** In pixels: how high a card is before the browser says so, and how wide at least. */
const likelyHeight = 250
const narrowest = 270

type Props = {
  members: readonly Member[]
  /** How many there are with those that did not come yet. */
  total: number
  readOn: () => void
}

/** The cards of members, of which only those in sight exist. */
export const MemberLines = ({ members, total, readOn }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame, narrowest)
  const all = useMemo(() => linesOf(members, columns), [members, columns])
  const { place, lines } = usePageLines({
    count: all.length,
    keyOf: useCallback((at: number) => `${columns} ${all[at]?.members[0]?.id}`, [all, columns]),
    likelyHeight,
    onNearEnd: readOn,
  })
  const inSight = lines.getVirtualItems()
  const seen = usePresence(inSight.flatMap(({ index }) => all[index]?.members.map(({ id }) => id) ?? []))
  return (
    <div ref={frame}>
      <div ref={place} className={css.lines} style={{ height: lines.getTotalSize() }}>
        {inSight.map(({ index, key, start }) => (
          <div
            key={key}
            ref={lines.measureElement}
            data-index={index}
            className={css.line}
            style={{ transform: `translateY(${start - lines.options.scrollMargin}px)` }}
          >
            <ul className={css.members} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {all[index]?.members.map((member, offset) => (
                <li key={member.id} aria-setsize={total} aria-posinset={index * columns + offset + 1}>
                  <MemberCard
                    member={member}
                    when={seen.get(member.id)}
                    actions={<MessageLink person={member} />}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
