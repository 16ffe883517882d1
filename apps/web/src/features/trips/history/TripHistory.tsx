import { Skeleton } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import { usePages } from '#shared/api/use-pages.ts'
import { Ago } from '#shared/ui/Ago.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from './history.module.css'
import { historyQuery } from './history.queries.ts'
import { historyText } from './history.view.ts'

type Props = { personId: string; trip: Trip; opened: boolean; onClose: () => void }

/** Who changed what on a trip, the latest first. */
export const TripHistory = ({ personId, trip, opened, onClose }: Props) => {
  const history = usePages({ ...historyQuery(trip.id), enabled: opened }, ({ seq }) => seq)
  const { items, error, isLoading, retry } = history
  return (
    <FormModal opened={opened} onClose={onClose} title="History" size={560}>
      <div className={css.history} aria-busy={isLoading}>
        {!items && error === null && <Skeleton height={120} aria-hidden="true" />}
        {!items && error && (
          <FailureNotice title="The history couldn’t be loaded" level={3} error={error} onRetry={retry} />
        )}
        {items?.length === 0 && <p>Nothing has changed in the last 90 days.</p>}
        {items && items.length > 0 && (
          <ol className={css.entries} aria-label="Changes, newest first">
            {items.map((entry) => (
              <li key={entry.seq}>
                <bdi>{historyText(entry, personId)}</bdi>
                <Ago at={entry.at} />
              </li>
            ))}
          </ol>
        )}
        {items && <ListEnd of="changes" label="Show older" {...history} />}
      </div>
    </FormModal>
  )
}
