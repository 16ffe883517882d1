import { Skeleton } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import css from './profile.module.css'

type Props<P> = { asked: UseQueryResult<P>; children: (profile: P) => ReactNode }

const Missing = () => {
  useTitle('Profile not found')
  return (
    <Notice
      icon={IconUserOff}
      level={1}
      role="alert"
      title="Profile not found"
      action={
        <ButtonLink variant="default" to="/explore">
          Explore dive sites
        </ButtonLink>
      }
    >
      <p>Nobody has this username. The link may be old or mistyped.</p>
    </Notice>
  )
}

/** Where the head of a profile will be. */
const Waiting = () => {
  const isLate = useLate(true)
  return (
    isLate && (
      <div className={css.head} aria-hidden="true">
        <Skeleton circle height={144} width={144} />
        <div className={css.who}>
          <Skeleton height={38} width="60%" />
          <Skeleton height={18} width="30%" />
          <Skeleton height={60} />
        </div>
      </div>
    )
  )
}

/** A profile once it is there, or why it is not. */
export const Answer = <P extends { handle: string }>({ asked, children }: Props<P>) => {
  const { data, error, isFetching, refetch, dataUpdatedAt } = asked
  const content = () => {
    // Who left since it was last asked for is not shown from memory.
    if (error && failureOf(error).kind === 'missing') return <Missing />
    if (data)
      return (
        <>
          <SavedAgo at={dataUpdatedAt} />
          {children(data)}
        </>
      )
    if (error && !isFetching)
      return (
        <FailureNotice
          title="This profile couldn’t be loaded"
          level={1}
          error={error}
          onRetry={() => void refetch()}
        />
      )
    return <Waiting />
  }
  return (
    <div className={css.page} aria-busy={!data && !error}>
      {content()}
    </div>
  )
}
