import type { Event } from '@soundings/contract/events-shapes'
import { IconCalendarOff, IconHourglass, IconLock } from '@tabler/icons-react'
import { Suspense } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import { OrganiserPanel } from '../organise/lazy-organiser.ts'
import { AfterEvent } from './AfterEvent.tsx'
import { Conditions } from './Conditions.tsx'
import { EventHero } from './EventHero.tsx'
import css from './EventPage.module.css'
import { JoinPanel } from './JoinPanel.tsx'
import { Messages } from './Messages.tsx'
import { OrganisedBy } from './OrganisedBy.tsx'
import { People } from './People.tsx'
import { Plan } from './Plan.tsx'
import { PlanOnPaper } from './PlanOnPaper.tsx'
import { Where } from './Where.tsx'

/** How an event stands where that is not as usual. */
const Standing = ({ event: { state, cancelReason } }: { event: Event }) => {
  if (state === 'cancelled')
    return (
      <div className={css.banner} data-tone="bad" role="note">
        <IconCalendarOff {...icon} />
        <p>
          <strong>This event was cancelled.</strong>
          {cancelReason}
        </p>
      </div>
    )
  if (state === 'held')
    return (
      <div className={css.banner} role="note">
        <IconHourglass {...icon} />
        <p>
          <strong>Awaiting review.</strong>A moderator looks at this event first. Until then only you can see
          it.
        </p>
      </div>
    )
  if (state === 'removed')
    return (
      <div className={css.banner} data-tone="bad" role="note">
        <IconCalendarOff {...icon} />
        <p>
          <strong>This event was taken down.</strong>Only you and moderators can see it.
        </p>
      </div>
    )
  return (
    state === 'closed' && (
      <div className={css.banner} role="note">
        <IconLock {...icon} />
        <p>
          <strong>Sign-ups are closed.</strong>Those who are in stay in.
        </p>
      </div>
    )
  )
}

/** An event from top to bottom, and its emergency plan on paper. */
export const EventSheet = ({ event, savedAt }: { event: Event; savedAt: number }) => (
  <article aria-label={event.title}>
    <EventHero event={event} savedAt={savedAt} />
    <div className={css.body}>
      <div className={css.main}>
        <Standing event={event} />
        <AfterEvent event={event} />
        <Messages event={event} />
        {event.description !== '' && (
          <section className={css.panel} aria-label="About this event">
            <h2>About this event</h2>
            <div className={css.words}>
              <WrittenText text={event.description} />
            </div>
          </section>
        )}
        {event.may.organise && (
          <Suspense>
            <OrganiserPanel event={event} />
          </Suspense>
        )}
        <Where event={event} />
        <Conditions event={event} />
        {event.plan && <Plan plan={event.plan} />}
        {/* Organisers have them above, with what can be done. */}
        {!event.may.organise && <People event={event} />}
      </div>
      <div className={css.rail}>
        <JoinPanel event={event} />
        <OrganisedBy event={event} />
      </div>
    </div>
    {event.plan && <PlanOnPaper event={event} plan={event.plan} />}
  </article>
)
