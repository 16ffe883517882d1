import { Skeleton } from '@mantine/core'
import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import { IconMapPinOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { recommendationsQuery } from '../advice/advice.queries.ts'
import planner from '../list/planner.module.css'
import css from './RecommendationCard.module.css'
import { RecommendationCard } from './RecommendationCard.tsx'
import { monthsText, type Wishes } from './wishes.view.ts'

const places = ['a', 'b', 'c'] as const

const Skeletons = () => (
  <div role="status" aria-label="Loading recommended destinations" className={css.cards}>
    {places.map((place) => (
      <Skeleton key={place} height={420} radius="lg" />
    ))}
  </div>
)

type Props = {
  wishes: Wishes
  onPlan: (place: Recommendation) => void
  /** Hears which places are shown. */
  onShown: (places: readonly Recommendation[]) => void
}

/** Places worth a trip, for what the form says so far. */
export const Recommended = ({ wishes, onPlan, onShown }: Props) => {
  const units = useUnits()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...recommendationsQuery(wishes, units),
    placeholderData: keepPreviousData,
  })
  const isLate = useLate(isFetching && !data)
  useEffect(() => {
    if (data) onShown(data.items)
  }, [data, onShown])
  const body = () => {
    if (!data && error && !isFetching)
      return (
        <FailureNotice
          title="Recommended destinations couldn’t be loaded"
          level={3}
          error={error}
          onRetry={() => void refetch()}
        />
      )
    if (!data) return isLate && <Skeletons />
    if (data.items.length === 0)
      return (
        <Notice icon={IconMapPinOff} title="No destinations to recommend yet" level={3} role="status">
          <p>{data.notice ?? 'Try other dates, fewer preferences or another destination.'}</p>
        </Notice>
      )
    return (
      <ul className={css.cards}>
        {data.items.map((place, at) => (
          <li key={place.id}>
            <RecommendationCard place={place} number={at + 1} onPlan={() => onPlan(place)} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section className={planner.part} aria-labelledby="recommended">
      <div className={planner.head}>
        <h2 id="recommended">Recommended Destinations</h2>
        <p className={planner.quiet} role="status">
          {data && data.items.length > 0 && (
            <>
              {data.months.length > 0 ? `For ${monthsText(data.months)}` : 'For any time of the year'}
              {data.notice !== null && `. ${data.notice}`}
            </>
          )}
        </p>
      </div>
      <div className={planner.body} inert={isPlaceholderData} aria-busy={isFetching}>
        {body()}
      </div>
    </section>
  )
}
