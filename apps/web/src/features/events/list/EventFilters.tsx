import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { positionNow } from '#shared/lib/position-now.ts'
import { asMember } from '#shared/session/as-member.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { eventsShortcuts } from '../events-shortcuts.ts'
import css from './EventsTab.module.css'
import type { EventsSearch } from './events.view.ts'
import { countryOptions, roughly, whenOptions } from './events.view.ts'

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

/** Asks where somebody is when they press it, and never before. */
const NearMe = ({ search: { near }, onChange }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const press = async () => {
    if (near !== undefined) return onChange({ near: undefined })
    setAsking(true)
    const found = await positionNow()
    setAsking(false)
    if ('here' in found) onChange({ near: roughly(found.here) })
    else toast.error(found.reason)
  }
  return (
    <Button
      variant="default"
      className={css.near ?? ''}
      aria-pressed={near !== undefined}
      loading={isAsking}
      leftSection={<IconCurrentLocation {...icon} />}
      onClick={() => void press()}
    >
      Near me
    </Button>
  )
}

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
    <select
      className={css.country}
      aria-label="Country"
      value={search.country ?? ''}
      onChange={({ target }) => onChange({ country: target.value || undefined })}
    >
      <option value="">Any country</option>
      {countryOptions.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </select>
    <NearMe search={search} onChange={onChange} />
  </div>
)
