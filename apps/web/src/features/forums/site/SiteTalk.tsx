import { Skeleton } from '@mantine/core'
import type { Site } from '@soundings/contract/sites'
import { plural } from '@soundings/rules/phrases'
import { IconMessages } from '@tabler/icons-react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { CreatePost } from '../list/CreatePost.tsx'
import { ThreadRow } from '../list/ThreadRow.tsx'
import css from './SiteTalk.module.css'
import { siteThreadsQuery } from './site-threads.query.ts'

type Props = { site: Pick<Site, 'id' | 'siteName'> }

/** What divers talk about at a site, and the way to begin a thread there. */
export const SiteTalk = ({ site }: Props) => {
  const { items, total, error, hasMore, isLoading, isLoadingMore, loadMore, retry } = usePages(
    siteThreadsQuery(site.id),
  )
  const isLate = useLate(isLoading)
  const body = () => {
    if (!items && error)
      return <FailureNotice title="Posts couldn’t be loaded" error={error} onRetry={retry} />
    if (!items) return isLate && <Skeleton height={120} role="status" aria-label="Loading posts" />
    if (items.length === 0)
      return (
        <Notice
          icon={IconMessages}
          title="Nobody has asked anything here yet"
          role="status"
          action={<CreatePost site={site.id} />}
        >
          <p>Is the anchor line still there? How do you get in? Ask divers who know {site.siteName}.</p>
        </Notice>
      )
    return (
      <>
        <header className={css.head}>
          <h2 className={css.title}>{plural(total, { one: '# thread', other: '# threads' })}</h2>
          <CreatePost site={site.id} variant="default" />
        </header>
        <ul className={css.threads} aria-label={`Threads about ${site.siteName}`}>
          {items.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} showsSite={false} />
            </li>
          ))}
        </ul>
        <ListEnd of="threads" {...{ error, hasMore, isLoadingMore, loadMore, retry }} />
      </>
    )
  }
  return (
    <section className={css.talk} aria-label="Talk" aria-busy={!items && error === null}>
      {body()}
    </section>
  )
}
