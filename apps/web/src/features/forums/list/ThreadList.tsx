import { Skeleton } from '@mantine/core'
import type { ThreadLine } from '@soundings/contract/forum'
import { type ReactNode, useCallback } from 'react'
import type { Pages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { usePageLines } from '#shared/ui/use-page-lines.ts'
import css from './ThreadList.module.css'
import { ThreadRow } from './ThreadRow.tsx'

/** How high a row is before the browser says so, in pixels. */
const likelyHeight = 138

type Rows = {
  threads: readonly ThreadLine[]
  total: number
  readOn: () => void
  showsCategory: boolean
  showsTalk: boolean
  level: 2 | 3
}

const Rows = ({ threads, total, readOn, showsCategory, showsTalk, level }: Rows) => {
  const { place, lines } = usePageLines({
    count: threads.length,
    keyOf: useCallback((at: number) => threads[at]?.id ?? '', [threads]),
    likelyHeight,
    onNearEnd: readOn,
  })
  return (
    <div ref={place} className={css.frame}>
      <ul className={css.rows} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, key, start }) => {
          const thread = threads[index]
          return (
            <li
              key={key}
              ref={lines.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - lines.options.scrollMargin}px)` }}
            >
              {thread && <ThreadRow thread={thread} {...{ showsCategory, showsTalk, level }} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const places = ['a', 'b', 'c', 'd', 'e'] as const

const Skeletons = () => (
  <div className={css.frame} role="status" aria-label="Loading posts">
    {places.map((place) => (
      <div key={place} className={css.skeleton}>
        <Skeleton width={40} height={40} circle />
        <div>
          <Skeleton width="40%" height={12} />
          <Skeleton width="70%" height={18} />
          <Skeleton width="92%" height={12} />
          <Skeleton width="30%" height={12} />
        </div>
      </div>
    ))}
  </div>
)

type Props = {
  list: Pages<ThreadLine>
  showsCategory?: boolean
  /** Beside threads of one group its name says nothing. */
  showsTalk?: boolean
  /** Of their headings. */
  level?: 2 | 3
  /** What is said where there is none. */
  empty: ReactNode
}

/** Threads, of which only those in sight exist; more come with scrolling. */
export const ThreadList = ({ list, showsCategory = true, showsTalk = true, level = 3, empty }: Props) => {
  const { items, error, isAnswered, isOutdated } = list
  const isLate = useLate(list.isLoading)
  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="Posts couldn’t be loaded" level={level} error={error} onRetry={list.retry} />
      )
    if (!items) return isLate && <Skeletons />
    if (items.length === 0) return empty
    return (
      <>
        <Rows
          threads={items}
          total={list.total}
          readOn={list.readOn}
          {...{ showsCategory, showsTalk, level }}
        />
        {list.hasMoreFailed && <ListEnd of="posts" {...list} />}
      </>
    )
  }
  return (
    <div className={css.list} aria-busy={!isAnswered && error === null} inert={isOutdated}>
      {body()}
    </div>
  )
}
