import { Button, Skeleton } from '@mantine/core'
import type { FlaggedPerson } from '@soundings/contract/person-review'
import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import boxes from '#shared/review/boxes.module.css'
import { flagReasonLabel } from '#shared/review/flag-labels.view.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormNote } from '#shared/ui/form/FormNote.tsx'
import { StandingForm } from './StandingForm.tsx'
import css from './StandingPanel.module.css'
import { standingQuery } from './standing.queries.ts'
import { actionLabel, standingLabel } from './standing.view.ts'

/** How a reported person stands, what was upheld and done before, and what a moderator can do. */
export const StandingPanel = ({ person }: Pick<FlaggedPerson, 'person'>) => {
  const language = useDateLanguage((dates) => dates.language)
  const { data, error, isFetching, refetch } = useQuery(standingQuery(person.id))
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`${boxes.box} ${css.panel}`} aria-label="The reported person">
      <PersonLine person={person} />
      {!data && !error && <Skeleton height={90} radius={10} />}
      {!data && error && !isFetching && (
        <FailureNotice
          title="Couldn’t load their standing"
          level={3}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <dl className={css.facts}>
            <div>
              <dt>Standing</dt>
              <dd>{standingLabel[data.standing]}</dd>
            </div>
            {data.until && (
              <div>
                <dt>Until</dt>
                <dd>{dateText(data.until, language)}</dd>
              </div>
            )}
            <div>
              <dt>Member since</dt>
              <dd>{dateText(data.memberSince, language)}</dd>
            </div>
            <div>
              <dt>Approved contributions</dt>
              <dd>
                {plural(data.days, { one: `${data.stood} on # day`, other: `${data.stood} on # days` })}
              </dd>
            </div>
          </dl>
          {data.signals.map((signal) => (
            <p key={signal} className={css.signals}>
              {signal}
            </p>
          ))}
          <div>
            <h3 className={boxes.title}>Upheld in the last 90 days</h3>
            {data.upheld.length === 0 && <p className={boxes.quiet}>Nothing</p>}
            <ul className={boxes.list}>
              {data.upheld.map(({ type, reason, at }) => (
                <li key={`${type}${at}`}>
                  {Object.entries(flagReasonLabel).find(([name]) => name === reason)?.[1] ?? reason}
                  <span className={boxes.quiet}>{dateText(at, language)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={boxes.title}>What moderators did</h3>
            {data.actions.length === 0 && <p className={boxes.quiet}>Nothing yet</p>}
            <ul className={boxes.list}>
              {data.actions.map(({ standing, by, at, reason, until }) => (
                <li key={at}>
                  <span>
                    {actionLabel[standing]}
                    {until && ` until ${dateText(until, language)}`}
                  </span>
                  {reason && <span>{reason}</span>}
                  <span className={boxes.quiet}>
                    {by ? `@${by}` : 'Someone who left'}, {dateText(at, language)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          {data.conflict && <FormNote>{data.conflict}</FormNote>}
          {data.choices.length > 0 && (
            <div>
              <Button variant="default" onClick={() => setOpen(true)}>
                Silence, suspend or change…
              </Button>
            </div>
          )}
          <StandingForm record={data} opened={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </section>
  )
}
