import { Skeleton } from '@mantine/core'
import { eventTopic } from '@soundings/contract/events'
import { eventPath, eventsPath } from '@soundings/contract/events-pages'
import { isUuid } from '@soundings/contract/ids'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTopic } from '#features/live/index.ts'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { eventQuery, followEvent } from '../events.queries.ts'
import css from './EventPage.module.css'
import { EventSheet } from './EventSheet.tsx'

/** Visitors have no stream: what they look at is asked for again after so long, in milliseconds. */
const againAfter = 30_000

const Waiting = () =>
  useLate(true) && (
    <div role="status" aria-label="Loading the event">
      <Skeleton height={318} radius={0} />
      <div className={css.waiting}>
        <Skeleton height={220} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </div>
    </div>
  )

const Missing = () => (
  <div className={css.notice}>
    <Notice
      icon={IconCalendarOff}
      title="Event not found"
      level={1}
      role="alert"
      action={
        <ButtonLink variant="default" to={eventsPath}>
          All events
        </ButtonLink>
      }
    >
      <p>It was deleted, or it isn’t public.</p>
    </Notice>
  </div>
)

type Props = {
  eventId: string
  /** What belongs into the address once the event is known. */
  onAddress: (event: { id: string; slug: string }) => void
}

/** An event by its id. */
export const EventScreen = ({ eventId, onAddress }: Props) => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const isId = isUuid(eventId)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...eventQuery(eventId),
    enabled: isId,
    refetchInterval: isMember ? false : againAfter,
  })
  const isMissing = !isId || failureOf(error).kind === 'missing'
  useTitle(data && !isMissing ? data.title : 'Event')
  useTopic(data && eventTopic.of(data.id), {
    readAt: () => dataUpdatedAt,
    onNews: () => followEvent(queries, eventId),
  })
  const tellAddress = useEffectEvent(onAddress)
  useEffect(() => {
    if (data) tellAddress(data)
  }, [data])
  // Where it was taken away while it was looked at, it is gone.
  if (isMissing) return <Missing />
  if (data) return <EventSheet event={data} savedAt={dataUpdatedAt} />
  if (error && !isFetching)
    return (
      <div className={css.notice}>
        <FailureNotice
          title="The event couldn’t be loaded"
          level={1}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return <Waiting />
}

/** The page of an event. */
export const EventPage = () => {
  const { eventId = '', slug } = useParams({ strict: false }) as { eventId?: string; slug?: string }
  const { history } = useRouter()
  return (
    <div className={css.page}>
      <EventScreen
        key={eventId}
        eventId={eventId}
        onAddress={(event) => {
          if (slug !== event.slug && event.slug !== '') history.replace(eventPath(event))
        }}
      />
    </div>
  )
}
