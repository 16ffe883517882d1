import type { Job } from '@soundings/contract/administration-shapes'
import { plural } from '@soundings/rules/phrases'
import { useQueryClient } from '@tanstack/react-query'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { Ago } from '#shared/ui/Ago.tsx'
import { AskButton } from '../AskButton.tsx'
import { discardJob, retryJob } from '../administration.queries.ts'
import css from '../parts.module.css'

/** A job, and what can be done with it. */
export const JobRow = ({
  job: { id, task, state, attempts, maxAttempts, runAt, createdAt, lastError },
}: {
  job: Job
}) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const isLater = Date.parse(runAt) > Date.now()
  return (
    <li>
      <div className={css.what}>
        <strong className={css.code}>{task}</strong>
        <span className={css.quiet}>
          Added <Ago at={createdAt} />.{' '}
          {attempts > 0 &&
            plural(
              attempts,
              { one: 'Tried once of at most {most}.', other: 'Tried # times of at most {most}.' },
              { most: String(maxAttempts) },
            )}{' '}
          {state !== 'failed' && isLater && `Runs at ${dateTimeText(runAt, language)}.`}
        </span>
        {lastError && <span className={css.error}>{lastError}</span>}
      </div>
      {state !== 'running' && (
        <div className={css.acts}>
          <AskButton
            label={`${state === 'failed' ? 'Retry' : 'Run now'}: ${task}`}
            question={{
              title: state === 'failed' ? 'Retry this job?' : 'Run this job now?',
              text: `‘${task}’ runs again at once, with all its tries.`,
              label: state === 'failed' ? 'Retry' : 'Run now',
              act: () => retryJob(queries, id),
              done: () => `‘${task}’ runs again`,
              failed: 'The job couldn’t be retried',
            }}
          >
            {state === 'failed' ? 'Retry' : 'Run now'}
          </AskButton>
          <AskButton
            variant="quiet"
            label={`Discard: ${task}`}
            question={{
              title: 'Discard this job?',
              text: `What ‘${task}’ was to do isn’t done. This can’t be undone.`,
              label: 'Discard',
              isDangerous: true,
              act: () => discardJob(queries, id),
              done: () => `‘${task}’ discarded`,
              failed: 'The job couldn’t be discarded',
            }}
          >
            Discard
          </AskButton>
        </div>
      )}
    </li>
  )
}
