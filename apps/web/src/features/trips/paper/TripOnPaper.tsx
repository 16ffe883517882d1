import type { Trip } from '@soundings/contract/trips-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { wholeDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { usePrinting } from '#shared/lib/use-printing.ts'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import paper from '#shared/ui/paper.module.css'
import { useUnits } from '#shared/units/unit-store.ts'
import { checklistQuery } from '../checklist/checklist.queries.ts'
import { byKind } from '../checklist/checklist.view.ts'
import { itemKindLabel, stopKindLabel } from '../labels.view.ts'
import { destinationText, whenText } from '../list/list.view.ts'
import { calledOf } from '../people/people.view.ts'
import { factsText, nameOf, planOf, timesText } from '../plan/plan.view.ts'
import css from './TripOnPaper.module.css'

const Sheet = ({ trip }: { trip: Trip }) => {
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  // As far as it was read: paper does not wait.
  const checklist = useQueryClient().getQueryData(checklistQuery(trip.id).queryKey)
  const days = planOf(trip).filter(({ stops }) => stops.length > 0)
  return (
    <div className={paper.sheet} data-theme="light">
      <header className={paper.head}>
        <div>
          <h1>{trip.name}</h1>
          <p className={paper.place}>
            <bdi>{destinationText(trip)}</bdi>, {whenText(trip, language)}
          </p>
          <p className={paper.place}>
            {trip.people
              .filter(({ state }) => state === 'in')
              .map(calledOf)
              .join(', ')}
          </p>
        </div>
        <div className={paper.brand}>
          <span>
            <FlagMark size={18} /> Soundings
          </span>
        </div>
      </header>
      {trip.description !== '' && <p className={css.words}>{trip.description}</p>}
      {days.map(({ day, number, stops }) => (
        <section key={day ?? 'ideas'} className={css.day}>
          <h2>
            {number === null ? 'Ideas' : `Day ${number}`}
            {day !== null && <span>{wholeDayText(day, language)}</span>}
          </h2>
          <table>
            <tbody>
              {stops.map((stop) => (
                <tr key={stop.id}>
                  <td>{timesText(stop)}</td>
                  <td>
                    <strong>{nameOf(stop)}</strong>
                    <span>
                      {[stopKindLabel[stop.kind], factsText(stop, units)].filter(Boolean).join(' · ')}
                    </span>
                    {stop.notes !== '' && <p>{stop.notes}</p>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {checklist && checklist.items.length > 0 && (
        <section className={css.day}>
          <h2>Checklist</h2>
          <div className={css.lists}>
            {byKind(checklist.items).map(({ kind, items }) => (
              <div key={kind}>
                <h3>{itemKindLabel[kind]}</h3>
                <ul>
                  {items.map(({ id, title, isDone }) => (
                    <li key={id} data-done={isDone || undefined}>
                      {title}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** A trip on A4 paper. On screen there is nothing of it. */
export const TripOnPaper = ({ trip }: { trip: Trip }) =>
  usePrinting() ? createPortal(<Sheet trip={trip} />, document.body) : null
