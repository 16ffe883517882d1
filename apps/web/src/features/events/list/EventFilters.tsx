import { asMember } from '#shared/session/as-member.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { CountrySelect } from '#shared/ui/CountrySelect.tsx'
import { NearMe } from '#shared/ui/NearMe.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { eventsShortcuts } from '../events-shortcuts.ts'
import css from './EventsTab.module.css'
import type { EventsSearch } from './events.view.ts'
import { whenOptions } from './events.view.ts'

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

/** Of which time events are shown, and whose. */
export const WhenChoice = ({ search, onChange }: Props) => (
  <Choice
    label="Which events"
    options={whenOptions}
    value={search.when ?? 'upcoming'}
    onChoose={(when) => {
      if (when === 'mine') void asMember('Log in to see your events.', () => onChange({ when }))
      else onChange({ when: when === 'upcoming' ? undefined : when })
    }}
  />
)

/** By what events are found. */
export const EventFilters = ({ search, onChange }: Props) => (
  <div className={css.find}>
    <SearchBox
      label="Search events"
      placeholder="Search events..."
      shortcut={eventsShortcuts.searchEvents}
      words={search.q ?? ''}
      onSearch={(q) => onChange({ q: q || undefined })}
    />
    <CountrySelect country={search.country} onCountry={(country) => onChange({ country })} />
    <NearMe near={search.near} onNear={(near) => onChange({ near })} className={css.near ?? ''} />
  </div>
)
