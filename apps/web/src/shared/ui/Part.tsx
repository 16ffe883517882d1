import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useLate } from '#shared/lib/use-late.ts'
import css from './Part.module.css'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** Said when it did not come. */
  failed: string
  /** How much room it takes, in pixels. */
  height: number
  children: (data: Data) => ReactNode
}

/** A part of the page with an answer of its own: it waits and fails alone. */
export const Part = <Data,>({ query, failed, height, children }: Props<Data>) => {
  const { data, error, isFetching, refetch } = query
  const isLate = useLate(isFetching && data === undefined)
  if (data !== undefined) return children(data)
  if (isFetching) return isLate ? <Skeleton height={height} radius={10} /> : <div style={{ height }} />
  if (!error) return null
  return (
    <div className={css.failed} role="alert">
      <p>
        {failed} {wordsOf(error, '')}
      </p>
      <Button variant="default" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}
