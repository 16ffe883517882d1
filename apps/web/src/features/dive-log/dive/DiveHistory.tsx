import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './DiveHistory.module.css'
import { historyQuery } from './dive.queries.ts'
import { beforeOf } from './history.view.ts'
import parts from './parts.module.css'

type Props = { diveId: string; opened: boolean; onClose: () => void }

const Changes = ({ diveId }: { diveId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(historyQuery(diveId))
  const isLate = useLate(isFetching && !data)
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  if (!data && error && !isFetching)
    return (
      <FailureNotice
        title="The history couldn’t be loaded"
        level={3}
        error={error}
        onRetry={() => refetch()}
      />
    )
  if (!data) return isLate && <Skeleton height={96} radius={10} />
  if (data.items.length === 0)
    return <p className={parts.quiet}>This dive hasn’t been changed since it was added.</p>
  return (
    <ol className={css.changes}>
      {data.items.map(({ version, changedAt, before }) => (
        <li key={version}>
          <h3>
            <time dateTime={changedAt}>{dateTimeText(changedAt, language)}</time>
          </h3>
          <dl>
            {beforeOf(before, units, language).map(({ field, label, was }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{was}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}

/** What a dive said before each of its changes, and when it was changed. */
export const DiveHistory = ({ diveId, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="History" size={560}>
    <p className={css.historyLead}>Each entry shows what your log said before you changed it.</p>
    <Changes diveId={diveId} />
  </FormModal>
)
