import { Button, Skeleton } from '@mantine/core'
import type { DiveDetails } from '@soundings/contract/dive-log'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { LazyProfileChart } from '../chart/lazy-profile-chart.tsx'
import { profileQuery } from './dive.queries.ts'
import parts from './parts.module.css'
import css from './sheet.module.css'

const Waiting = () => <Skeleton className={css.chartWait ?? ''} radius={10} />

const Recorded = ({ diveId, computer }: { diveId: string; computer: number }) => {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(diveId, computer))
  const isLate = useLate(isFetching && !data)
  if (data)
    return (
      <Suspense fallback={<Waiting />}>
        <LazyProfileChart profile={data} />
      </Suspense>
    )
  if (failureOf(error).kind === 'missing') return <p className={parts.quiet}>This dive has no profile.</p>
  if (error && !isFetching)
    return (
      <div className={css.chartFailed} role="alert">
        <FailureText error={error} />
        <Button variant="default" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  return isLate ? <Waiting /> : <div className={css.chartWait} />
}

/** What the dive computers recorded: one at a time where there were several. Without samples nothing is drawn. */
export const DiveProfile = ({ dive }: { dive: Pick<DiveDetails, 'id' | 'computers'> }) => {
  const recorded = dive.computers.flatMap(({ id, model, serial, sampleCount }, at) =>
    sampleCount > 0 ? [{ id, at, name: model ?? `Computer ${at + 1}`, serial }] : [],
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = recorded.find(({ id }) => id === chosen) ?? recorded[0]
  return (
    <section className={css.panel} aria-labelledby="dive-profile">
      <header className={css.panelHead}>
        <h2 id="dive-profile">Dive profile</h2>
        {recorded.length > 1 && (
          <fieldset className={css.computers}>
            <legend>Dive computer</legend>
            {recorded.map(({ id, name }) => (
              <button key={id} type="button" aria-pressed={id === shown?.id} onClick={() => setChosen(id)}>
                {name}
              </button>
            ))}
          </fieldset>
        )}
        {recorded.length === 1 && shown && <p className={parts.quiet}>{shown.name}</p>}
      </header>
      {shown ? (
        <Recorded key={shown.id} diveId={dive.id} computer={shown.at} />
      ) : (
        <p className={parts.quiet}>No profile was recorded for this dive.</p>
      )}
    </section>
  )
}
