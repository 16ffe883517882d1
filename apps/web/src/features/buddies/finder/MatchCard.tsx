import { Skeleton } from '@mantine/core'
import type { BuddyMatch } from '@soundings/contract/buddies'
import { daysText } from '@soundings/rules/buddy-match'
import { badgeText } from '@soundings/rules/standing'
import { type Ref, Suspense } from 'react'
import { PersonActions } from '#features/people/index.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import css from '../Buddies.module.css'

type Props = { match: BuddyMatch; ref?: Ref<HTMLLIElement> }

/** Somebody who looks for a buddy too, and what speaks for them. */
export const MatchCard = ({ match, ref }: Props) => {
  const { from, to, area, reasons, note, badge } = match
  const days = daysText(from, to)
  return (
    <li className={css.card} ref={ref} tabIndex={-1}>
      <div className={css.head}>
        <PersonLine person={match} />
        {badge && <span className={css.badge}>{badgeText[badge]}</span>}
      </div>
      <p className={css.where}>
        {area} · {days}
      </p>
      <ul className={css.reasons} aria-label="Why this is a match">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {note && <p className={css.note}>{note}</p>}
      <Suspense fallback={<Skeleton height={38} width={160} radius={10} />}>
        <PersonActions person={match} line={`Hi! I’d like to dive around ${area} too, ${days}.`} />
      </Suspense>
    </li>
  )
}
