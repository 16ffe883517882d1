import { jobStates } from '@soundings/contract/administration-fields'
import { administrationPages } from '@soundings/contract/administration-pages'
import { numberText } from '@soundings/rules/phrases'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { jobsQuery } from '../administration.queries.ts'
import { jobStateText, noJobsText } from '../administration.view.ts'
import css from '../parts.module.css'
import { JobRow } from './JobRow.tsx'

const at = administrationPages.jobs

/** What the server does in the background: what failed, and what waits. */
export const JobsSection = () => {
  const { state = 'failed' } = useSearch({ from: at })
  const go = useNavigate({ from: at })
  const jobs = usePages(jobsQuery(state))
  const { items, first, error } = jobs
  const isLate = useLate(jobs.isLoading)
  const counted = (of: (typeof jobStates)[number]) =>
    first ? `${jobStateText[of]} ${numberText(first.counts[of])}` : jobStateText[of]

  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="The jobs couldn’t be loaded" level={3} error={error} onRetry={jobs.retry} />
      )
    if (!items) return isLate && <p className={css.quiet}>Loading…</p>
    if (items.length === 0) return <p role="status">{noJobsText[state]}</p>
    return (
      <ul className={css.rows} aria-label="Jobs">
        {items.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    )
  }

  return (
    <section aria-label="Jobs" className={css.section}>
      <div className={css.head}>
        <h2>Jobs</h2>
        <Choice
          label="State"
          options={jobStates.map((value) => ({ value, text: counted(value) }))}
          value={state}
          onChoose={(next) => void go({ search: { state: next }, replace: true })}
        />
      </div>
      {body()}
      {items && <ListEnd of="jobs" {...jobs} />}
      <p className={css.quiet}>
        Jobs that failed are forgotten after a week. <SavedAgo at={jobs.answeredAt} />
      </p>
    </section>
  )
}
