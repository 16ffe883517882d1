import { VisuallyHidden } from '@mantine/core'
import { eventPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import { Suspense } from 'react'
import { StandingPanel } from '#features/standing/index.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import boxes from '#shared/review/boxes.module.css'
import type { PlaceMap } from '#shared/review/review-kind.ts'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import { goingText } from '../join/joining.view.ts'
import { placeText, priceText } from '../list/event.view.ts'
import { planLines } from '../page/plan.view.ts'
import css from './EventInReview.module.css'

type Props = {
  event: Event
  /** Why it is held, in words. */
  signals?: readonly string[]
  map: PlaceMap
}

/** An event as others would see it. */
export const EventInReview = ({ event, signals = [], map }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const plan = event.plan ? planLines(event.plan) : []
  return (
    <section className={css.review} aria-label="The event">
      {signals.length > 0 && (
        <section className={boxes.box} aria-label="Why it’s here">
          <h3 className={boxes.title}>Why it’s here</h3>
          <ul className={css.signals}>
            {signals.map((signal) => (
              <li key={signal}>{signal}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={boxes.box}>
        <p className={boxes.name}>
          <a href={eventPath(event)} target="_blank" rel="noopener">
            <bdi>{event.title}</bdi>
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </p>
        <p className={boxes.quiet}>
          {spanText(placeSpan(event, language))} · <bdi>{placeText(event)}</bdi>
        </p>
        <p className={boxes.quiet}>
          {goingText(event)} · {priceText(event)}
        </p>
      </div>
      {event.image && <img className={css.image} src={event.image} alt="" />}
      {event.description !== '' && (
        <div className={boxes.box}>
          <WrittenText text={event.description} />
        </div>
      )}
      {plan.length > 0 && (
        <dl className={boxes.box}>
          {plan.map(({ label, text }) => (
            <div key={label}>
              <dt className={boxes.quiet}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {event.coordinates && map(event.coordinates)}
    </section>
  )
}

/** The same for one that somebody reported, and how its organiser stands. */
export const ReportedEvent = ({ event, map }: Props) => (
  <>
    <EventInReview event={event} map={map} />
    {event.organiser && (
      <Suspense>
        <StandingPanel key={event.organiser.id} person={event.organiser} />
      </Suspense>
    )}
  </>
)
