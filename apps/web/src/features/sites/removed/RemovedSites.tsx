import { IconAnchor } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useNow } from '#shared/lib/use-now.ts'
import type { DeskList } from '#shared/review/desk-list.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import css from './RemovedSites.module.css'
import { removedQuery } from './removed.queries.ts'
import { removedText } from './removed.view.ts'

const minute = 60_000

/** The sites that were removed in the last 30 days, the last one first, each with the way back. */
export const RemovedSites = ({ head, waiting }: ComponentProps<DeskList['List']>) => {
  const removed = usePages(removedQuery)
  const { items: sites, error, total, retry } = removed
  const now = useNow(minute)

  const list = () => {
    if (!sites && error)
      return <FailureNotice title="Removed sites couldn’t be loaded" error={error} onRetry={retry} />
    if (!sites) return waiting
    if (sites.length === 0)
      return (
        <Notice icon={IconAnchor} title="No removed sites" role="status">
          <p>Removed sites stay here for 30 days and can be restored until then.</p>
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
      {head(<p role="status">{total > 0 && removedText(total)}</p>)}
      <div className={css.body}>
        {list()}
        {sites && <ListEnd of="sites" {...removed} />}
      </div>
    </section>
  )
}
