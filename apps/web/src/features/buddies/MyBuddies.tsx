import { Skeleton } from '@mantine/core'
import type { BuddyList } from '@soundings/contract/buddies'
import { Suspense } from 'react'
import { PersonActions, useRelationsNews } from '#features/people/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import page from '#shared/members/MemberPage.module.css'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from './Buddies.module.css'
import { myBuddiesQuery } from './buddies.queries.ts'

const titles: Record<BuddyList, string> = {
  incoming: 'Requests to you',
  outgoing: 'Requests you sent',
  buddies: 'Your buddies',
}

/** What waits for an answer; nothing where nothing does. */
export const IncomingRequests = () => <List list="incoming" />

/** One’s buddies, and the requests that wait for others. */
export const MyBuddies = () => (
  <>
    <List list="buddies" />
    <List list="outgoing" />
  </>
)

const List = ({ list }: { list: BuddyList }) => {
  const { items, total, error, isLoading, hasMore, isLoadingMore, loadMore, retry, answeredAt } = usePages(
    myBuddiesQuery(list),
  )
  useRelationsNews(answeredAt)
  const isMain = list === 'buddies'
  if (!isMain && !items?.length) return null
  return (
    <section className={page.panel} aria-label={titles[list]}>
      <h2 className={page.title}>
        {titles[list]}
        {total > 0 && ` (${total})`}
      </h2>
      {isLoading && <Skeleton height={56} radius={10} />}
      {error && !items && (
        <FailureNotice title="Couldn’t load your buddies" level={3} error={error} onRetry={retry} />
      )}
      {items?.length === 0 && (
        <p className={page.quiet}>
          Nobody yet. Ask somebody from the buddy finder, or press Add buddy on the profile of a diver you
          know.
        </p>
      )}
      {items && items.length > 0 && (
        <ul>
          {items.map((person) => (
            <li key={person.id} className={css.person}>
              <PersonLine person={person} />
              {person.note && <p className={css.note}>{person.note}</p>}
              <Suspense fallback={<Skeleton height={38} width={160} radius={10} />}>
                <PersonActions person={person} />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
      {items && <ListEnd of="people" {...{ error, hasMore, isLoadingMore, loadMore, retry }} />}
    </section>
  )
}
