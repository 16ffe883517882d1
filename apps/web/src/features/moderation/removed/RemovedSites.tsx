import { IconAnchor } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNow } from '#shared/lib/use-now.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { DeskHead } from '../DeskHead.tsx'
import { pendingCountsQuery, removedQuery } from '../moderation.queries.ts'
import { countText, type DeskType, removedName } from '../moderation.view.ts'
import { PendingSkeletons } from '../PendingSkeletons.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import css from './RemovedSites.module.css'

const minute = 60_000

/** The sites that were removed in the last 30 days, the last one first, each with the way back. */
export const RemovedSites = ({ onType }: { onType: (type: DeskType) => void }) => {
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(removedQuery)
  const { data: waiting } = useQuery(pendingCountsQuery())
  const now = useNow(minute)
  const sites = data?.pages.flatMap(({ items }) => items)
  const total = data?.pages[0]?.total ?? 0

  const list = () => {
    if (!sites && error)
      return (
        <FailureNotice
          title="Failed to load the removed sites"
          error={error}
          onRetry={() => void refetch()}
        />
      )
    if (!sites) return <PendingSkeletons />
    if (sites.length === 0)
      return (
        <Notice icon={IconAnchor} title="No removed sites" role="status">
          <p>What is removed stays here for 30 days and can be restored until then.</p>
        </Notice>
      )
    return (
      <ul className={css.list} aria-label="Removed sites">
        {sites.map((site) => (
          <RemovedRow key={site.id} site={site} now={now} />
        ))}
      </ul>
    )
  }

  return (
    <section className={css.pane} aria-labelledby="submissions-title">
      <DeskHead type={removedName} counts={waiting?.counts} onType={onType}>
        <p role="status">
          {total > 0 && `${countText(total)} ${total === 1 ? 'site' : 'sites'}, the last one first`}
        </p>
      </DeskHead>
      <div className={css.body}>
        {list()}
        <ListEnd
          of="sites"
          error={isFetchNextPageError && !isFetchingNextPage ? error : null}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          loadMore={() => void fetchNextPage()}
          retry={() => void fetchNextPage()}
        />
      </div>
    </section>
  )
}
