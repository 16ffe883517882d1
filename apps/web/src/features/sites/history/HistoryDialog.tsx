import { Skeleton } from '@mantine/core'
import { usePages } from '#shared/api/use-pages.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from './HistoryDialog.module.css'
import { HistoryEntry } from './HistoryEntry.tsx'
import { historyQuery } from './history.queries.ts'

type Props = { siteId: string; siteName: string; opened: boolean; onClose: () => void }

/** Who changed what of a site and when, newest first, with the way back from each. */
export const HistoryDialog = ({ siteId, siteName, opened, onClose }: Props) => {
  const history = usePages({ ...historyQuery(siteId), enabled: opened })
  const { items: changes, error, isLoading, retry } = history
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      title="History"
      lead={<p className={css.lead}>{siteName}</p>}
      size={680}
    >
      <div className={css.history} aria-busy={isLoading}>
        {!changes && error === null && (
          <div className={css.wait} aria-hidden="true">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={52} />
            ))}
          </div>
        )}
        {!changes && error && (
          <FailureNotice title="The history couldn’t be loaded" level={3} error={error} onRetry={retry} />
        )}
        {changes?.length === 0 && <p className={css.none}>No changes since this site was imported.</p>}
        {changes && changes.length > 0 && (
          <ol className={css.changes} aria-label="Changes, newest first">
            {changes.map((change) => (
              <HistoryEntry key={change.id} siteId={siteId} change={change} />
            ))}
          </ol>
        )}
        {changes && <ListEnd of="changes" label="Show older" {...history} />}
      </div>
    </FormModal>
  )
}
