import { Button } from '@mantine/core'
import type { Broadcast } from '@soundings/contract/administration-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { type DateLanguage, dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { AskButton } from '../AskButton.tsx'
import { announcementsQuery, endAnnouncement } from '../administration.queries.ts'
import css from '../parts.module.css'
import { StateMark } from '../StateMark.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'

const stateText = { scheduled: 'Scheduled', shown: 'Shown now', ended: 'Ended' } as const
const markOf = { scheduled: 'none', shown: 'ok', ended: 'none' } as const

const spanText = ({ startsAt, endsAt, createdAt }: Broadcast, language: DateLanguage): string => {
  const from = dateTimeText(startsAt ?? createdAt, language)
  return endsAt === null ? `From ${from}.` : `From ${from} until ${dateTimeText(endsAt, language)}.`
}

const Row = ({ announcement }: { announcement: Broadcast }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const { _id, value, cancellable, state } = announcement
  return (
    <li>
      <div className={css.what}>
        <StateMark state={markOf[state]}>{stateText[state]}</StateMark>
        <span>{value}</span>
        <span className={css.quiet}>
          {spanText(announcement, language)}{' '}
          {cancellable ? 'People can dismiss it.' : 'People can’t dismiss it.'}
        </span>
      </div>
      <AskButton
        label={`${state === 'ended' ? 'Forget' : 'End'}: ${value}`}
        question={{
          title: state === 'ended' ? 'Forget this announcement?' : 'End this announcement?',
          text: `‘${value}’`,
          label: state === 'ended' ? 'Forget' : 'End',
          isDangerous: true,
          act: () => endAnnouncement(queries, _id),
          done: () => (state === 'ended' ? 'Announcement forgotten' : 'Announcement ended'),
          failed: 'The announcement couldn’t be ended',
        }}
      >
        {state === 'ended' ? 'Forget' : 'End'}
      </AskButton>
    </li>
  )
}

/** What this server tells everybody, now, later and lately. */
export const AnnouncementsSection = () => {
  const announcements = usePages(announcementsQuery(), ({ _id }) => _id)
  const [isOpen, setOpen] = useState(false)
  const wasWanted = useWasWanted(isOpen)
  const { items, error } = announcements
  return (
    <section aria-label="Announcements to everyone" className={css.section}>
      <div className={css.head}>
        <h2>Announcements</h2>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Add an announcement
        </Button>
      </div>
      {!items && error && (
        <FailureNotice
          title="The announcements couldn’t be loaded"
          level={3}
          error={error}
          onRetry={announcements.retry}
        />
      )}
      {items?.length === 0 && <p>There are no announcements. One stands above every page, for everyone.</p>}
      {items && items.length > 0 && (
        <ul className={css.rows} aria-label="Announcements to everyone">
          {items.map((announcement) => (
            <Row key={announcement._id} announcement={announcement} />
          ))}
        </ul>
      )}
      {items && <ListEnd of="announcements" {...announcements} />}
      <p className={css.quiet}>
        Open pages show a change within five minutes. What has ended is listed for a week.
      </p>
      {wasWanted && <AnnouncementForm opened={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}
