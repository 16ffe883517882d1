import { eventPath, eventsPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import { IconArrowLeft, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { siteQuery } from '#features/sites/index.ts'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { eventQuery } from '../events.queries.ts'
import { readNewEventSearch } from '../events-search.ts'
import css from './EventForm.module.css'
import { EventForm } from './EventForm.tsx'
import { openEventDraft } from './event-draft.ts'
import { copyOf, type EventValues, emptyEvent, valuesOf } from './event-values.ts'

type Started = {
  personId: string
  base: EventValues
  event: Event | null
  about?: string | undefined
}

/** The form with its draft, from a beginning that stays while it is open. */
const Opened = ({ personId, base: given, event: givenEvent, about }: Started) => {
  const [base] = useState(given)
  const [event] = useState(givenEvent)
  const { draft, round, startOver } = useFreshStart(
    () =>
      openEventDraft({
        personId,
        base,
        known: event ? { id: event.id, version: event.version } : undefined,
        about,
      }),
    ({ typed }) =>
      (fresh) => {
        fresh.typed = typed
      },
  )
  return <EventForm key={round} base={base} draft={draft} event={event} onStartOver={startOver} />
}

type Asked = {
  personId: string
  edit: string | undefined
  copy: string | undefined
  siteId: string | undefined
  groupId: string | undefined
}

/** Waits for what the form begins with. */
const Work = ({ personId, edit, copy, siteId, groupId }: Asked) => {
  const known = edit ?? copy
  const event = useQuery({ ...eventQuery(known ?? ''), enabled: known !== undefined })
  const site = useQuery({ ...siteQuery(siteId ?? ''), enabled: siteId !== undefined })
  if (known !== undefined && event.error && !event.data && !event.isFetching)
    return (
      <FailureNotice
        title="The event couldn’t be loaded"
        error={event.error}
        onRetry={() => void event.refetch()}
      />
    )
  if ((known !== undefined && !event.data) || site.isLoading)
    return <div className={css.waiting} role="status" aria-label="Loading…" />
  if (edit !== undefined && event.data && !event.data.may.organise)
    return (
      <Notice icon={IconLock} title="Only organisers can change this event" role="alert">
        <p>
          <PathLink path={eventPath(event.data)}>Back to the event</PathLink>
        </p>
      </Notice>
    )
  if (event.data && edit !== undefined)
    return <Opened personId={personId} base={valuesOf(event.data)} event={event.data} />
  if (event.data) return <Opened personId={personId} base={copyOf(event.data)} event={null} about={copy} />
  const about = site.data && {
    id: site.data.id,
    siteName: site.data.siteName,
    region: site.data.region,
    country: site.data.country,
  }
  return (
    <Opened
      personId={personId}
      event={null}
      about={siteId ?? groupId}
      base={emptyEvent({
        site: about ?? null,
        ...(about && { location: about.siteName }),
        ...(groupId !== undefined && { group: groupId, visibility: 'group' }),
      })}
    />
  )
}

/** Where an event is made, copied or changed. */
export const EventFormPage = () => {
  const { edit, copy, site, group } = readNewEventSearch(useSearch({ strict: false }))
  const title = edit === undefined ? 'Create Event' : 'Edit event'
  useTitle(title)
  return (
    <MembersOnly what={edit === undefined ? 'create an event' : 'change your event'}>
      {(personId) => (
        <article className={css.page}>
          <header>
            <PathLink className={css.back} path={edit === undefined ? eventsPath : eventPath({ id: edit })}>
              <IconArrowLeft {...icon} />
              {edit === undefined ? 'Events' : 'Back to the event'}
            </PathLink>
            <h1 tabIndex={-1}>{title}</h1>
          </header>
          <Work
            key={`${personId} ${edit} ${copy}`}
            personId={personId}
            edit={edit}
            copy={copy}
            siteId={site}
            groupId={group}
          />
        </article>
      )}
    </MembersOnly>
  )
}
