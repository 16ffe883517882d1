import type { Event } from '@soundings/contract/events-shapes'
import { IconCalendarOff, IconHourglass, IconLock, IconUserPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Talk } from '#features/forums/index.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import { OrganiserPanel } from '../organise/lazy-organiser.ts'
import { AfterEvent } from './AfterEvent.tsx'
import { Conditions } from './Conditions.tsx'
import { EventHero } from './EventHero.tsx'
import css from './EventPage.module.css'
import { Finds } from './finds/Finds.tsx'
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

/** Who asked the reader to come along. */
const InvitedBy = ({ event: { invitedBy } }: { event: Event }) =>
  invitedBy && (
    <div className={css.banner} role="note">
      <IconUserPlus {...icon} />
      <p>
        <strong>You’re invited.</strong>
        <HandleLink handle={invitedBy.handle} /> asks you to come along.
      </p>
    </div>
  )

/** What people say about an event, for whoever sees it; those who are in write. */
const EventTalk = ({ event: { id, state, may } }: { event: Event }) =>
  state !== 'held' &&
  state !== 'removed' && (
    <div className={css.panel}>
      <h2>Talk</h2>
      <Suspense>
        <Talk
          of={{ event: id }}
          level={3}
          mayWrite={may.write}
          invitation="Ask about lifts, gear or the plan. Everybody who is in hears of it."
          aside={<p>People who are in can write here.</p>}
        />
      </Suspense>
    </div>
  )

/** An event from top to bottom, and its emergency plan on paper. */
export const EventSheet = ({ event, savedAt }: { event: Event; savedAt: number }) => (
  <article aria-label={event.title}>
    <EventHero event={event} savedAt={savedAt} />
    <div className={css.body}>
      <div className={css.main}>
        <Standing event={event} />
        <AfterEvent event={event} />
        <InvitedBy event={event} />
        <Messages event={event} />
        <Finds event={event} />
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
        <EventTalk event={event} />
      </div>
      <div className={css.rail}>
        <JoinPanel event={event} />
        <OrganisedBy event={event} />
      </div>
    </div>
    {event.plan && <PlanOnPaper event={event} plan={event.plan} />}
  </article>
)
