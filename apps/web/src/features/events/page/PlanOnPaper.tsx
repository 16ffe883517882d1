import type { EmergencyPlan } from '@soundings/contract/events-forms'
import type { Event } from '@soundings/contract/events-shapes'
import { formatPosition } from '@soundings/rules/geo'
import { useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { itemsOf } from '#shared/api/use-pages.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import { usePrinting } from '#shared/lib/use-printing.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import paper from '#shared/ui/paper.module.css'
import { attendeesQuery } from '../events.queries.ts'
import { placeText } from '../list/event.view.ts'
import css from './Plan.module.css'
import { planLines } from './plan.view.ts'

type Props = { event: Event; plan: EmergencyPlan }

/** The emergency plan as it is printed, with those who are known to be in, to be ticked when they go in and come back. */
const PlanSheet = ({ event, plan }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const known = useQueryClient().getQueryData(attendeesQuery(event.id).queryKey)
  const people = itemsOf(known, ({ person }) => person?.id ?? '').flatMap(({ person, pair }) =>
    person ? [{ ...person, pair }] : [],
  )
  return (
    <div className={paper.sheet} data-theme="light">
      <header className={paper.head}>
        <div>
          <h1>Emergency plan</h1>
          <p className={paper.place}>
            <bdi>{event.title}</bdi>, {spanText(placeSpan(event, language))}
          </p>
          <p className={paper.place}>
            <bdi>{placeText(event)}</bdi>
          </p>
        </div>
        <div className={paper.brand}>
          <span>
            <FlagMark size={18} /> Soundings
          </span>
          {event.coordinates && <strong>{formatPosition(event.coordinates)}</strong>}
        </div>
      </header>
      <dl className={css.paper}>
        {planLines(plan).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {people.length > 0 && (
        <section className={css.crew}>
          <h2>In the water</h2>
          <ul>
            {people.map(({ id, name, handle, pair }) => (
              <li key={id}>
                <span>{pair ?? ''}</span>
                <span>{name ?? `@${handle}`}</span>
                <span>In:</span>
                <span>Out:</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The page of an event on paper is its emergency plan. On screen there is nothing of it. */
export const PlanOnPaper = (props: Props) =>
  usePrinting() ? createPortal(<PlanSheet {...props} />, document.body) : null
