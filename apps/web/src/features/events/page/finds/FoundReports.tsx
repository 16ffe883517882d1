import { Button } from '@mantine/core'
import type { Event } from '@soundings/contract/events-shapes'
import type { Report } from '@soundings/contract/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { wordsOf } from '#shared/api/failure.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { toast } from '#shared/ui/toast.tsx'
import css from './Finds.module.css'
import { removeFind } from './finds.queries.ts'

/** What stands beside a report that not everybody reads yet; its author alone sees it. */
const standing: Record<Report['approvalStatus'], string | null> = {
  approved: null,
  pending: 'Awaiting review: only you can see it',
  rejected: 'Not approved: only you can see it',
}

type Props = { event: Event; reports: readonly Report[] }

/** What people who were there tell of their dives. Whoever wrote one, and organisers, take it off. */
export const FoundReports = ({ event, reports }: Props) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => removeFind(queries, event.id, id),
    onSuccess: () => toast.success('Taken off this event. The report itself stays.'),
    onError: (error) => toast.error(wordsOf(error, 'That didn’t work. Please try again.')),
  })
  return (
    <ul className={css.reports} aria-label="Dive reports">
      {reports.map(({ id, title, diveSite, rating, content, authorHandle, approvalStatus, isMine }) => (
        <li key={id}>
          <p className={css.title}>
            <Link
              to="/sites/$siteId/{-$slug}"
              params={{ siteId: diveSite.id, slug: diveSite.slug }}
              search={{ report: id }}
            >
              <bdi>{title}</bdi>
            </Link>
          </p>
          <p className={css.about}>
            {authorHandle ? <HandleLink handle={authorHandle} /> : 'Deleted account'}
            {' · '}
            <bdi>{diveSite.siteName}</bdi>
            {` · Rated ${rating} of 5`}
          </p>
          {content !== '' && (
            <p className={css.words} dir="auto">
              {content}
            </p>
          )}
          {standing[approvalStatus] !== null && <p className={css.about}>{standing[approvalStatus]}</p>}
          {(isMine || event.may.organise) && (
            <div>
              <Button
                variant="quiet"
                className={css.take ?? ''}
                loading={isPending && variables === id}
                aria-label={`Take off this event: ${title}`}
                onClick={() => mutate(id)}
              >
                Take off this event
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
