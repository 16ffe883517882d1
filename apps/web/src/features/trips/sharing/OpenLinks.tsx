import { Button } from '@mantine/core'
import type { TripLink } from '@soundings/contract/trips'
import { sharedTripParts } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { endsText } from '#shared/lib/link-ends.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import css from '#shared/ui/sharing.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { sharedPartLabel } from '../labels.view.ts'
import { endLink, linksQuery } from './sharing.queries.ts'

/** What a link shows beyond the stops. */
const showsText = ({ shows }: TripLink): string =>
  sharedTripParts
    .filter((part) => shows.includes(part))
    .map((part) => sharedPartLabel[part])
    .join(' · ') || 'Stops only'

const OpenLink = ({ tripId, link }: { tripId: string; link: TripLink }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const about = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => endLink(queries, tripId, link.id),
    onSuccess: () => toast.success('The link no longer works'),
    onError: (error) => toast.error(wordsOf(error, 'Couldn’t end the link. Please try again.')),
  })
  return (
    <li>
      <div id={about}>
        <strong>{showsText(link)}</strong>
        <p>
          Created {dateText(link.createdAt, language)} · {endsText(link, language)}
        </p>
      </div>
      <Button variant="default" aria-describedby={about} loading={isPending} onClick={() => mutate()}>
        End link
      </Button>
    </li>
  )
}

/** The links to a trip that work, each with what it shows and the way to end it. */
export const OpenLinks = ({ trip }: { trip: Trip }) => {
  const { data, error, isFetching, refetch } = useQuery(linksQuery(trip.id))
  if (error && !data && !isFetching)
    return (
      <div className={css.failed} role="alert">
        <FailureText error={error} />
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data || data.items.length === 0) return null
  return (
    <section className={css.open} aria-label="Open links">
      <h3>Open links</h3>
      <ul>
        {data.items.map((link) => (
          <OpenLink key={link.id} tripId={trip.id} link={link} />
        ))}
      </ul>
    </section>
  )
}
