import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconCalendarOff, IconMailOpened } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { wordsOf } from '#shared/api/failure.ts'
import { icon } from '#shared/ui/icons.ts'
import tabs from '#shared/ui/tabs.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { Insights } from '../advice/Insights.tsx'
import { ChecklistTab } from '../checklist/ChecklistTab.tsx'
import { BudgetTab } from '../money/BudgetTab.tsx'
import { TripOnPaper } from '../paper/TripOnPaper.tsx'
import { PeopleTab } from '../people/PeopleTab.tsx'
import { calledOf } from '../people/people.view.ts'
import { PlanTab } from '../plan/PlanTab.tsx'
import { acceptTrip, declineTrip } from '../trips.queries.ts'
import type { TripSearch } from '../trips-search.ts'
import { TripHead } from './TripHead.tsx'
import css from './TripPage.module.css'

const failed = 'That couldn’t be saved. Please try again.'

/** Where the reader is asked to come along. */
const Invited = ({ trip }: { trip: Trip }) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () => acceptTrip(queries, trip.id),
    onSuccess: () => toast.success('You’re on the trip'),
    onError: (error) => toast.error(wordsOf(error, failed)),
  })
  const decline = useMutation({
    mutationFn: () => declineTrip(queries, trip.id),
    onSuccess: () => {
      toast.success('Invitation declined')
      void navigate({ to: '/trips' })
    },
    onError: (error) => toast.error(wordsOf(error, failed)),
  })
  const owner = trip.people.find(({ role }) => role === 'owner')
  return (
    <div className={css.banner} role="note">
      <IconMailOpened {...icon} />
      <p>
        <strong>
          {owner ? `${calledOf(owner)} invites you to this trip.` : 'You’re invited to this trip.'}
        </strong>{' '}
        Look around, then say whether you’re coming.
      </p>
      <div className={css.row}>
        <Button variant="main" loading={accept.isPending} onClick={() => accept.mutate()}>
          Accept
        </Button>
        <Button variant="quiet" loading={decline.isPending} onClick={() => decline.mutate()}>
          Decline
        </Button>
      </div>
    </div>
  )
}

const parts = [
  { tab: undefined, label: 'Plan' },
  { tab: 'checklist', label: 'Checklist' },
  { tab: 'budget', label: 'Budget' },
  { tab: 'people', label: 'People' },
  { tab: 'know', label: 'Good to know' },
] as const

type Props = {
  personId: string
  trip: Trip
  savedAt: number
  search: TripSearch
  onSearch: (change: TripSearch) => void
}

/** A trip from top to bottom: what it is, and one of its parts. */
export const TripSheet = ({ personId, trip, savedAt, search, onSearch }: Props) => {
  const { tab } = search
  const open = (next: TripSearch['tab']) => onSearch({ tab: next })
  const content = () => {
    if (tab === 'checklist') return <ChecklistTab trip={trip} personId={personId} />
    if (tab === 'budget') return <BudgetTab trip={trip} personId={personId} />
    if (tab === 'people') return <PeopleTab trip={trip} />
    if (tab === 'know') return <Insights trip={trip} />
    return <PlanTab personId={personId} trip={trip} day={search.day} onDay={(day) => onSearch({ day })} />
  }
  return (
    <article className={css.sheet} aria-label={trip.name} data-tab={tab ?? 'plan'}>
      <TripHead personId={personId} trip={trip} savedAt={savedAt} onOpen={open} />
      {trip.state === 'invited' && <Invited trip={trip} />}
      {trip.status === 'cancelled' && (
        <div className={css.banner} data-tone="bad" role="note">
          <IconCalendarOff {...icon} />
          <p>
            <strong>This trip was cancelled.</strong> Its plan is kept.
          </p>
        </div>
      )}
      <nav className={css.tabs} aria-label="Parts of this trip">
        {parts.map((part) => (
          <button
            key={part.label}
            type="button"
            className={tabs.tab}
            data-active={part.tab === tab}
            aria-current={part.tab === tab ? 'page' : undefined}
            onClick={() => open(part.tab)}
          >
            {part.label}
          </button>
        ))}
      </nav>
      <div className={css.content} data-tab={tab ?? 'plan'}>
        {content()}
      </div>
      <TripOnPaper trip={trip} />
    </article>
  )
}
