import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import css from './parts.module.css'

type Props<Data> = {
  title: string
  /** Said when it did not come. */
  failed: string
  query: UseQueryResult<Data>
  /** What can be done here. */
  acts?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a section, which fails alone and can be asked for again. */
export const Part = <Data,>({ title, failed, query, acts, children }: Props<Data>) => {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query
  const isLate = useLate(data === undefined && isFetching)
  return (
    <section aria-label={title} className={css.section}>
      <div className={css.head}>
        <h2>{title}</h2>
        {acts}
      </div>
      {data === undefined && error && !isFetching && (
        <FailureNotice title={failed} level={3} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && isLate && <Skeleton height={110} radius={14} />}
      {data !== undefined && (
        <>
          {children(data)}
          <p className={css.quiet}>
            <SavedAgo at={dataUpdatedAt} />
          </p>
        </>
      )}
    </section>
  )
}
