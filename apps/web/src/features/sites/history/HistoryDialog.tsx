import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import css from './HistoryDialog.module.css'
import { HistoryEntry } from './HistoryEntry.tsx'
import { historyQuery } from './history.queries.ts'

type Props = { siteId: string; siteName: string; opened: boolean; onClose: () => void }

/** Who changed what of a site and when, newest first, with the way back from each. */
export const HistoryDialog = ({ siteId, siteName, opened, onClose }: Props) => {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...historyQuery(siteId), enabled: opened })
  const changes = data?.pages.flatMap(({ items }) => items)
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      title="History"
      lead={<p className={css.lead}>{siteName}</p>}
      size={680}
    >
      <div className={css.history} aria-busy={isFetching && !data}>
        {!changes && error === null && (
          <div className={css.wait} aria-hidden="true">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={52} />
            ))}
          </div>
        )}
        {!changes && error && (
          <FailureNotice
            title="Failed to load the history"
            level={3}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {changes?.length === 0 && (
          <p className={css.none}>
            Nobody has changed this site since it came with the starter sites or an import.
          </p>
        )}
        {changes && changes.length > 0 && (
          <ol className={css.changes} aria-label="Changes, newest first">
            {changes.map((change) => (
              <HistoryEntry key={change.id} siteId={siteId} change={change} />
            ))}
          </ol>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        )}
      </div>
    </FormModal>
  )
}
