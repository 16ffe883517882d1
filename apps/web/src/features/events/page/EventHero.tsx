import { ActionIcon, Menu } from '@mantine/core'
import { eventsPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import {
  IconArrowLeft,
  IconCalendarEvent,
  IconCopy,
  IconDeviceMobileDown,
  IconDots,
  IconFlag,
  IconMapPin,
  IconPrinter,
  IconShare2,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { FlagDialog } from '#features/sites/index.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import { asMember } from '#shared/session/as-member.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { EventPicture } from '../list/EventPicture.tsx'
import { placeText } from '../list/event.view.ts'
import css from './EventHero.module.css'
import { shareEvent } from './share-event.ts'

/** What an event is, when and where, on its picture, and what can be done with it. */
export const EventHero = ({ event, savedAt }: { event: Event; savedAt: number }) => {
  const language = useDateLanguage((dates) => dates.language)
  const navigate = useNavigate()
  const [isFlagging, setFlagging] = useState(false)
  const wasFlagging = useWasWanted(isFlagging)
  const { id, title, may } = event
  const copy = () =>
    void asMember('Log in to create an event.', () => {
      void navigate({ to: '/community/events/new', search: { copy: id } })
    })
  const report = () => void asMember('Log in to report a problem.', () => setFlagging(true))
  return (
    <header className={css.hero}>
      <div className={css.picture}>
        <EventPicture event={event} sizes="100vw" className={css.photo} />
      </div>
      <div className={css.tools}>
        <ButtonLink
          variant="scrim"
          to={eventsPath}
          activeOptions={{ exact: true }}
          leftSection={<IconArrowLeft {...icon} />}
        >
          Events
        </ButtonLink>
        <div className={css.acts}>
          <ActionIcon variant="scrim" aria-label="Share" onClick={() => void shareEvent(event, language)}>
            <IconShare2 {...icon} />
          </ActionIcon>
          <ActionMenu label="More" icon={<IconDots {...icon} />} width={220}>
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={copy}>
              Copy event
            </Menu.Item>
            {event.plan && (
              <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
                Print emergency plan
              </Menu.Item>
            )}
            {may.report && (
              <Menu.Item leftSection={<IconFlag {...icon} />} onClick={report}>
                Report a problem
              </Menu.Item>
            )}
          </ActionMenu>
        </div>
      </div>
      <div className={css.text}>
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <ul className={css.lines}>
          <li>
            <IconCalendarEvent {...icon} />
            <time dateTime={event.time === null ? event.date : event.startsAt}>
              {spanText(placeSpan(event, language))}
            </time>
          </li>
          <li>
            <IconMapPin {...icon} />
            <bdi>{placeText(event)}</bdi>
          </li>
          <li>
            <SavedAgo at={savedAt} mark={<IconDeviceMobileDown {...icon} />} />
          </li>
        </ul>
      </div>
      {wasFlagging && (
        <Suspense>
          <FlagDialog
            name={title}
            item={{ type: 'events', itemId: id }}
            opened={isFlagging}
            onClose={() => setFlagging(false)}
          />
        </Suspense>
      )}
    </header>
  )
}
