import type { SharedStop, SharedTrip } from '@soundings/contract/trips-sharing'
import { listText } from '@soundings/rules/phrases'
import { daysOfTrip } from '@soundings/rules/trips'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useMemo, useState } from 'react'
import { wholeDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { moneyText } from '#shared/lib/money.ts'
import { LinkedText } from '#shared/ui/LinkedText.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { categoryLabel, preferenceLabel, stopKindLabel } from '../labels.view.ts'
import { destinationText, whenText } from '../list/list.view.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import page from '../page/TripPage.module.css'
import { colourOf, signsOf } from '../plan/marks.ts'
import plan from '../plan/plan.module.css'
import { factsText, nameOf, timesText } from '../plan/plan.view.ts'
import row from '../plan/StopRow.module.css'
import { TripMap } from '../plan/TripMap.tsx'
import css from './SharedSheet.module.css'

const Stop = ({ stop, mark, isChosen }: { stop: SharedStop; mark: string | null; isChosen: boolean }) => {
  const units = useUnits()
  const times = timesText(stop)
  return (
    <li
      id={`stop-${stop.id}`}
      className={row.stop}
      data-kind={stop.kind}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
    >
      <span className={row.sign} data-marked={mark !== null || undefined}>
        {mark ?? '·'}
      </span>
      <div className={row.what}>
        <p className={row.title}>
          {stop.site ? (
            <Link to="/sites/$siteId/{-$slug}" params={{ siteId: stop.site.id, slug: stop.site.slug }}>
              <bdi>{nameOf(stop)}</bdi>
            </Link>
          ) : (
            <bdi>{nameOf(stop)}</bdi>
          )}
          {times !== null && <span className={row.time}>{times}</span>}
        </p>
        <p className={row.quiet}>
          {[stopKindLabel[stop.kind], factsText(stop, units)].filter(Boolean).join(' · ')}
        </p>
        {stop.notes !== null && stop.notes !== '' && (
          <p className={row.notes} dir="auto">
            <LinkedText text={stop.notes} />
          </p>
        )}
      </div>
    </li>
  )
}

const Spent = ({ budget }: { budget: NonNullable<SharedTrip['budget']> }) => (
  <section className={css.box} aria-labelledby="shared-budget">
    <h2 id="shared-budget">Budget</h2>
    <p>
      {budget.budget === null
        ? `${moneyText(budget.spent, budget.currency)} spent so far.`
        : `${moneyText(budget.spent, budget.currency)} of ${moneyText(budget.budget, budget.currency)} spent.`}
    </p>
    <ul>
      {budget.perCategory.map(({ category, amount }) => (
        <li key={category}>
          <span>{categoryLabel[category]}</span>
          <span>{moneyText(amount, budget.currency)}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** A trip as a link shows it: its days, and the map beside them. */
export const SharedSheet = ({ trip }: { trip: SharedTrip }) => {
  const language = useDateLanguage((dates) => dates.language)
  const [chosen, setChosen] = useState<string | null>(null)
  const days = useMemo(
    () =>
      daysOfTrip(trip).map((day, at) => ({
        day,
        number: at + 1,
        stops: trip.destinations.filter((stop) => stop.day === day),
      })),
    [trip],
  )
  const signs = signsOf(days)
  const planned = days.filter(({ stops }) => stops.length > 0)
  const choose = (stopId: string) => {
    setChosen(stopId)
    document.getElementById(`stop-${stopId}`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  return (
    <article className={page.sheet} aria-label={trip.name}>
      <header className={page.head}>
        <div className={page.title}>
          <h1 tabIndex={-1}>
            <bdi>{trip.name}</bdi>
          </h1>
          <StatusBadge status={trip.status} />
        </div>
        <p className={page.facts}>
          <bdi>{destinationText(trip)}</bdi>
          <span>{whenText(trip, language)}</span>
        </p>
      </header>
      <p className={page.quiet}>A shared trip: look around, nothing here can be changed.</p>
      {trip.preferences.length > 0 && (
        <p>Looking for {listText(trip.preferences.map((each) => preferenceLabel[each].toLowerCase()))}.</p>
      )}
      {trip.people !== null && trip.people.length > 0 && (
        <p>On this trip: {listText(trip.people.map((handle) => `@${handle}`))}.</p>
      )}
      {trip.description !== null && trip.description !== '' && (
        <p className={css.words} dir="auto">
          <LinkedText text={trip.description} />
        </p>
      )}
      <div className={plan.split}>
        <div className={plan.list}>
          {planned.length === 0 && <p className={page.quiet}>No stops are planned yet.</p>}
          {planned.map(({ day, number, stops }) => (
            <section key={day} className={plan.day} aria-labelledby={`day-${day}`}>
              <header className={plan.dayHead}>
                <span
                  className={plan.number}
                  aria-hidden="true"
                  style={{ background: `var(${colourOf(number)})` }}
                >
                  {number}
                </span>
                <h2 id={`day-${day}`}>
                  Day {number}
                  <span className={plan.date}>{wholeDayText(day, language)}</span>
                </h2>
              </header>
              <ol className={plan.stops} style={{ '--day': `var(${colourOf(number)})` } as CSSProperties}>
                {stops.map((stop) => (
                  <Stop
                    key={stop.id}
                    stop={stop}
                    mark={signs.get(stop.id) ?? null}
                    isChosen={stop.id === chosen}
                  />
                ))}
              </ol>
            </section>
          ))}
          {trip.budget !== null && <Spent budget={trip.budget} />}
        </div>
        <div className={plan.map}>
          <TripMap
            plan={planned}
            chosen={chosen}
            onChoose={choose}
            isInPage
            empty="None of these stops has a place on the map."
            destination={trip.coordinates}
          />
        </div>
      </div>
    </article>
  )
}
