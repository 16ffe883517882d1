import type { Event } from '@soundings/contract/events-shapes'
import { monthNames } from '@soundings/rules/months'
import { listText, plural } from '@soundings/rules/phrases'
import { IconAlertTriangle, IconSunrise, IconSunset } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { conditionsQuery } from '../events.queries.ts'
import { conditionText, depthWords, figuresOf } from './conditions.view.ts'
import css from './EventPage.module.css'

/** What divers report of the site in that month, with its age; the sun of that day; and the depth against one’s training. */
export const Conditions = ({ event }: { event: Event }) => {
  const units = useUnits()
  const { data } = useQuery(conditionsQuery(event.id))
  if (!data) return null
  const { reported, sun, depth } = data
  if (!reported && !sun && !depth) return null
  const month = monthNames[data.month - 1] ?? ''
  return (
    <section className={css.panel} aria-label="Conditions">
      <div className={css.head}>
        <h2>Conditions in {month}</h2>
        {reported && (
          <p className={css.quiet}>
            From {plural(reported.reports, { one: '# dive report', other: '# dive reports' })}
            {reported.ageDays !== null &&
              (reported.ageDays === 0
                ? ', the newest from today'
                : plural(reported.ageDays, {
                    one: ', the newest # day old',
                    other: ', the newest # days old',
                  }))}
          </p>
        )}
      </div>
      {depth && (
        <p className={depth.ownDepth !== null && depth.ownDepth < depth.siteDepth ? css.warn : css.quiet}>
          {depth.ownDepth !== null && depth.ownDepth < depth.siteDepth && <IconAlertTriangle {...icon} />}
          <span>{depthWords(depth, units.depth)}</span>
        </p>
      )}
      {(reported || sun) && (
        <dl className={css.facts}>
          {reported &&
            figuresOf(reported, units).map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <small>{note}</small>
                </dd>
              </div>
            ))}
          {sun && (
            <>
              <div>
                <dt>
                  <IconSunrise {...icon} size={15} className={css.sun} /> Sunrise
                </dt>
                <dd>{sun.sunrise ?? 'None'}</dd>
              </div>
              <div>
                <dt>
                  <IconSunset {...icon} size={15} className={css.sun} /> Sunset
                </dt>
                <dd>{sun.sunset ?? 'None'}</dd>
              </div>
            </>
          )}
        </dl>
      )}
      {reported && reported.conditions.length > 0 && (
        <p>
          Often: {listText(reported.conditions.slice(0, 4).map(({ condition }) => conditionText(condition)))}.
        </p>
      )}
      {reported && reported.seen.length > 0 && (
        <p>Seen here: {listText(reported.seen.slice(0, 6).map(({ name }) => name))}.</p>
      )}
      {!reported && event.site && (
        <p className={css.quiet}>Too few divers have reported from here in {month} to tell.</p>
      )}
    </section>
  )
}
