import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { Ago } from '#shared/ui/Ago.tsx'
import { FreshLink } from '#shared/ui/FreshLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import css from './CalendarFeed.module.css'
import { calendarQuery, forgetCalendar, resetCalendar } from './calendar.queries.ts'

/** One’s events in one’s own calendar, by an address that is told once and can be made anew. */
export const CalendarFeed = () => {
  const queries = useQueryClient()
  const { data } = useQuery(calendarQuery())
  const [fresh, setFresh] = useState<string | null>(null)
  const make = useMutation({
    mutationFn: () => resetCalendar(queries),
    onSuccess: setFresh,
    onError: (error) => toast.error(wordsOf(error, 'The address couldn’t be made. Please try again.')),
  })
  const forget = useMutation({
    mutationFn: () => forgetCalendar(queries),
    onSuccess: () => {
      setFresh(null)
      toast.success('The address no longer works')
    },
    onError: (error) => toast.error(wordsOf(error, 'The address couldn’t be deleted. Please try again.')),
  })
  if (!data) return null
  const { createdAt } = data
  return (
    <section className={css.feed} aria-label="Your calendar">
      <h2 className={css.title}>
        <IconCalendarShare {...icon} size={20} />
        Your events in your own calendar
      </h2>
      <p className={css.quiet}>
        Subscribe to a secret address in Google Calendar, Apple Calendar or Outlook: what you join appears
        there by itself. Whoever has the address can read your events, so keep it to yourself.
      </p>
      {fresh !== null && (
        <FreshLink
          url={fresh}
          title="My dive events"
          description="Copy it now. It can’t be shown again later."
          onAnother={() => make.mutate()}
        />
      )}
      {fresh === null && (
        <div className={css.row}>
          <Button
            variant={createdAt === null ? 'main' : 'default'}
            loading={make.isPending}
            onClick={() => make.mutate()}
          >
            {createdAt === null ? 'Make an address' : 'Make a new address'}
          </Button>
          {createdAt !== null && (
            <>
              <Button variant="quiet" loading={forget.isPending} onClick={() => forget.mutate()}>
                Delete the address
              </Button>
              <p className={css.quiet}>
                Made <Ago at={createdAt} />. A new one replaces it: the old one stops working at once.
              </p>
            </>
          )}
        </div>
      )}
    </section>
  )
}
