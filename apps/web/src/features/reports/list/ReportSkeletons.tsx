import { Skeleton } from '@mantine/core'
import card from './ReportCard.module.css'
import css from './ReportSkeletons.module.css'

const places = ['one', 'two', 'three'] as const

/** Reports on their way. */
export const ReportSkeletons = () => (
  <div className={css.list} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={card.card}>
        <Skeleton height={20} width={180} />
        <Skeleton height={14} width={120} />
        <Skeleton height={34} width="70%" />
        <Skeleton height={96} />
      </div>
    ))}
  </div>
)
