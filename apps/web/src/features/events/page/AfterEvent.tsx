import { Button } from '@mantine/core'
import type { Event } from '@soundings/contract/events-shapes'
import { IconNotebook } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { openDiveForm } from '#features/dive-log/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { readDive } from '../events.queries.ts'
import { diveOf } from './dive-of.ts'
import css from './EventPage.module.css'

/** What can be done once an event is over: note it in one’s log, and look at what divers tell of the site. */
export const AfterEvent = ({ event }: { event: Event }) => {
  const { id, site, may } = event
  const isOver = Date.parse(event.startsAt) <= useNow(60_000)
  const { mutate, isPending } = useMutation({
    mutationFn: () => readDive(id),
    onSuccess: (dive) => openDiveForm({ kind: 'new', start: diveOf(dive) }),
    onError: (error) => toast.error(wordsOf(error, 'The dive couldn’t be prepared. Please try again.')),
  })
  if (!isOver || event.state === 'cancelled' || (!may.log && !site)) return null
  return (
    <section className={css.panel} aria-label="After the event">
      <h2>{may.log ? 'How was your dive?' : 'This event has begun'}</h2>
      <div className={css.row}>
        {may.log && (
          <Button
            variant="main"
            loading={isPending}
            leftSection={<IconNotebook {...icon} />}
            onClick={() => mutate()}
          >
            Log this dive
          </Button>
        )}
        {site && (
          <>
            <Link
              to="/sites/$siteId/{-$slug}"
              params={{ siteId: site.id, slug: site.slug }}
              search={{ tab: 'reports' }}
            >
              Dive reports from {site.siteName}
            </Link>
            <Link
              to="/sites/$siteId/{-$slug}"
              params={{ siteId: site.id, slug: site.slug }}
              search={{ tab: 'gallery' }}
            >
              Photos
            </Link>
          </>
        )}
      </div>
    </section>
  )
}
