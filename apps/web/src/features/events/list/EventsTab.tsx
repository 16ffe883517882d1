import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTitle } from '#shared/lib/use-title.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { CalendarFeed } from '../feed/CalendarFeed.tsx'
import { EventCards } from './EventCards.tsx'
import { EventFilters, WhenChoice } from './EventFilters.tsx'
import { EventsMap } from './EventsMap.tsx'
import css from './EventsTab.module.css'
import type { EventsSearch } from './events.view.ts'
import { questionOf, viewOptions } from './events.view.ts'
import { MonthView } from './MonthView.tsx'

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

/** Events as a list, a month or a map, of the time that is asked for. */
export const Events = ({ search: said, onChange }: Props) => {
  const isMember = useSession(isLoggedIn)
  const search = questionOf(said, isMember)
  const shown = { search, onChange }
  return (
    <section aria-label="Events" className={css.tab}>
      <div className={css.acts}>
        <WhenChoice {...shown} />
        <Choice
          label="Show events as"
          options={viewOptions}
          value={search.view ?? 'list'}
          onChoose={(view) => onChange({ view: view === 'list' ? undefined : view })}
        />
      </div>
      <EventFilters {...shown} />
      {search.view === 'month' && <MonthView {...shown} />}
      {search.view === 'map' && <EventsMap {...shown} />}
      {search.view === undefined && <EventCards {...shown} />}
      {search.when === 'mine' && <CalendarFeed />}
    </section>
  )
}

/** The events in the community hub. */
export const EventsTab = () => {
  useTitle('Events')
  const search = useSearch({ from: '/community/events' })
  const navigate = useNavigate({ from: '/community/events' })
  return (
    <Events
      search={search}
      onChange={(part) =>
        void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
      }
    />
  )
}
