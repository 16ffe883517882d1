import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import page from '#shared/members/MemberPage.module.css'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import css from './Buddies.module.css'
import { adQuery } from './buddies.queries.ts'
import { Finder } from './finder/Finder.tsx'
import { IncomingRequests, MyBuddies } from './MyBuddies.tsx'
import { OwnAd } from './OwnAd.tsx'
import { PausedNote } from './PausedNote.tsx'

/** Whom one dives with, and where one finds somebody. */
export const BuddiesPage = () => {
  useTitle('Find Dive Buddies')
  useLogInFirst('Log in to find dive buddies.')
  return <MembersOnly what="find dive buddies">{(personId) => <Buddies key={personId} />}</MembersOnly>
}

const Buddies = () => {
  const { data, error, isFetching, refetch } = useQuery(adQuery())
  return (
    <article className={page.page} aria-busy={!data && !error}>
      <header className={page.head}>
        <h1 tabIndex={-1}>Find Dive Buddies</h1>
        <p className={page.quiet}>Divers who are there when you are, and those you know already.</p>
      </header>
      <Suspense>
        <SilencedNote />
      </Suspense>
      <PausedNote />
      <div className={css.columns}>
        <div className={css.main}>
          <IncomingRequests />
          {!data && error && !isFetching && (
            <FailureNotice title="Couldn’t load your ad" error={error} onRetry={() => void refetch()} />
          )}
          {!data && !error && <Skeleton height={180} radius={14} />}
          {data && <OwnAd own={data} />}
          {data?.ad && data.gate === null && <Finder />}
        </div>
        <div className={css.rail}>
          <MyBuddies />
        </div>
      </div>
    </article>
  )
}
