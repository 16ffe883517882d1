import { Skeleton } from '@mantine/core'
import { isUuid } from '@soundings/contract/ids'
import { tripTopic } from '@soundings/contract/trips'
import { tripsPages } from '@soundings/contract/trips-pages'
import { IconPlaneOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTopic } from '#features/live/index.ts'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { leaveBehind } from '../along/taken.ts'
import { followTrip, tripQuery } from '../trips.queries.ts'
import { readTripSearch, type TripSearch } from '../trips-search.ts'
import css from './TripPage.module.css'
import { TripSheet } from './TripSheet.tsx'

const Waiting = () =>
  useLate(true) && (
    <div className={css.waiting} role="status" aria-label="Loading the trip">
      <Skeleton height={96} radius="lg" />
      <Skeleton height={360} radius="lg" />
    </div>
  )

const Missing = () => (
  <Notice
    icon={IconPlaneOff}
    title="Trip not found"
    level={1}
    role="alert"
    action={
      <ButtonLink variant="default" to={tripsPages.trips}>
        Your Trips
      </ButtonLink>
    }
  >
    <p>It was deleted, or you aren’t on it.</p>
  </Notice>
)

type Props = {
  personId: string
  tripId: string
  search: TripSearch
  onSearch: (change: TripSearch) => void
}

/** A trip by its id. */
export const TripScreen = ({ personId, tripId, search, onSearch }: Props) => {
  const queries = useQueryClient()
  const isId = isUuid(tripId)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...tripQuery(tripId),
    enabled: isId,
  })
  const isMissing = !isId || failureOf(error).kind === 'missing'
  // Whoever is on it no more keeps nothing of it here.
  useEffect(() => {
    if (isMissing) void leaveBehind(personId, tripId)
  }, [isMissing, personId, tripId])
  useTitle(data && !isMissing ? data.name : 'Trip')
  useTopic(data && tripTopic.of(data.id), {
    readAt: () => dataUpdatedAt,
    onNews: () => followTrip(queries, tripId),
  })
  if (isMissing) return <Missing />
  if (data)
    return (
      <TripSheet
        personId={personId}
        trip={data}
        savedAt={dataUpdatedAt}
        search={search}
        onSearch={onSearch}
      />
    )
  if (error && !isFetching)
    return (
      <FailureNotice
        title="The trip couldn’t be loaded"
        level={1}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  return <Waiting />
}

/** The page of a trip, for those who are on it. */
export const TripPage = () => {
  const { tripId = '' } = useParams({ strict: false })
  const search = readTripSearch(useSearch({ strict: false }))
  const navigate = useNavigate({ from: '/trips/$tripId' })
  return (
    <MembersOnly what="see your trips">
      {(personId) => (
        <div className={css.page}>
          <TripScreen
            key={`${personId} ${tripId}`}
            personId={personId}
            tripId={tripId}
            search={search}
            onSearch={(change) =>
              void navigate({
                search: (now) => ({ ...now, ...change }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
      )}
    </MembersOnly>
  )
}
