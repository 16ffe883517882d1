import { forumPages } from '@soundings/contract/forum-pages'
import type { Site } from '@soundings/contract/sites'
import { numberText } from '@soundings/rules/phrases'
import { IconMessagePlus } from '@tabler/icons-react'
import { useFlag } from '#features/flags/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { threadsQuery } from '../forum.queries.ts'
import { ThreadRow } from '../list/ThreadRow.tsx'
import css from './SiteTalk.module.css'

/** So many threads stand on the page of a site at first. */
const pageSize = 5

type Props = { site: Pick<Site, 'id' | 'siteName' | 'approvalStatus'> }

/** What divers talk about at a site. Quiet where it cannot be read: the site is what people came for. */
export const SiteTalk = ({ site }: Props) => {
  const { value: isOn } = useFlag('community')
  return isOn && site.approvalStatus === 'approved' ? <Talk site={site} /> : null
}

const Talk = ({ site }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const { items, total, error, hasMore, isLoadingMore, loadMore, retry } = usePages({
    ...threadsQuery({ site: site.id, limit: pageSize }),
    enabled: !isOffline,
  })
  if (!items) return null
  return (
    <section className={css.section} aria-label="Talk">
      <h3 className={css.head}>
        Talk
        {total > 0 && <span className={css.count}>{numberText(total)}</span>}
      </h3>
      {items.length === 0 ? (
        <p className={css.quiet}>
          Nobody has asked anything about this site yet. Is the anchor line still there? How do you get in?
        </p>
      ) : (
        <ul className={css.threads}>
          {items.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} showsSite={false} level={4} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd of="threads" {...{ error, hasMore, isLoadingMore, loadMore, retry }} />
      <div>
        <ButtonLink
          variant="default"
          to={forumPages.newThread}
          search={{ site: site.id }}
          leftSection={<IconMessagePlus {...icon} />}
        >
          Start a thread here
        </ButtonLink>
      </div>
    </section>
  )
}
