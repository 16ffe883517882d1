import type { ReactNode } from 'react'
import type { Pages } from '#shared/api/use-pages.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'

type Props<Item> = {
  list: Pages<Item>
  of: string
  /** Said when it did not come. */
  failed: string
  /** What would fill it. */
  empty: string
  children: (items: readonly Item[]) => ReactNode
}

/** A list or chart that comes in pages: it waits, fails and is empty alone. */
export const Listed = <Item,>({ list, of, failed, empty, children }: Props<Item>) => {
  const { items, error } = list
  if (!items && error) return <FailureNotice title={failed} error={error} onRetry={list.retry} level={3} />
  if (!items) return <p role="status">Loading…</p>
  if (items.length === 0) return <p>{empty}</p>
  return (
    <>
      {children(items)}
      <ListEnd of={of} {...list} />
    </>
  )
}
