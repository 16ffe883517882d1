import { Button, Skeleton } from '@mantine/core'
import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconMapPinOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { recommendationsQuery } from '../advice/advice.queries.ts'
import planner from '../list/planner.module.css'
import css from './RecommendationCard.module.css'
import { RecommendationCard } from './RecommendationCard.tsx'
import { monthsText, type Wishes } from './wishes.ts'

const places = ['a', 'b', 'c'] as const

const Skeletons = () => (
  <div role="status" aria-label="Loading recommended destinations" className={css.cards}>
    {places.map((place) => (
      <Skeleton key={place} height={420} radius="lg" />
    ))}
  </div>
)

/** So many stand there at first. */
const few = 6

type Props = {
  wishes: Wishes
  onPlan: (place: Recommendation) => void
  /** Hears which places are shown. */
  onShown: (places: readonly Recommendation[]) => void
}

/** Places worth a trip, for what the form says so far. */
export const Recommended = ({ wishes, onPlan, onShown }: Props) => {
  const units = useUnits()
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...recommendationsQuery(wishes, units),
    placeholderData: keepPreviousData,
  })
  const isLate = useLate(isFetching && !data)
  useEffect(() => {
    if (data) onShown(showsAll ? data.items : data.items.slice(0, few))
  }, [data, showsAll, onShown])
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
    const places = showsAll ? data.items : data.items.slice(0, few)
    return (
      <>
        <ul className={css.cards}>
          {places.map((place, at) => (
            <li key={place.id}>
              <RecommendationCard place={place} number={at + 1} onPlan={() => onPlan(place)} />
            </li>
          ))}
        </ul>
        {places.length < data.items.length && (
          <Button variant="default" className={css.all ?? ''} onClick={() => setShowsAll(true)}>
            {plural(data.items.length, { one: 'Show # destination', other: 'Show all # destinations' })}
          </Button>
        )}
      </>
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
