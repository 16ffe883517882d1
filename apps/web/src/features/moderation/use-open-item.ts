import type { PendingItem } from '@soundings/contract/moderation'
import { useEffect, useEffectEvent } from 'react'
import { itemKey, readKey } from './moderation.view.ts'
import { inPlaceOf } from './pending.ts'
import { useReviewKinds } from './review-kinds.ts'
import type { usePending } from './use-pending.ts'
import { usePreview } from './use-preview.ts'

type Options = {
  pending: ReturnType<typeof usePending>
  /** The item that the address names. */
  itemName: string | undefined
  /** Whether the oldest is opened when the address names none. */
  opensFirst: boolean
  /** What is being decided, by keys. */
  busy: ReadonlySet<string>
  /** What was decided here, by keys; what waits again is in the list. */
  decided: ReadonlySet<string>
  onOpen: (key: string) => void
}

/**
 * The item that is open. It stays open until the person goes on, whatever others decide meanwhile: a decision is never
 * about something that came into its place. `item` is undefined as long as it is not known to wait.
 */
export const useOpenItem = ({ pending, itemName, opensFirst, busy, decided, onOpen }: Options) => {
  const { items, isAnswered } = pending
  const name = readKey(itemName, useReviewKinds())
  const key = name && itemKey(name)
  const listed = items.find((each) => itemKey(each) === key)
  const isOver = key !== undefined && decided.has(key) && !listed
  const preview = usePreview(name, isOver || (key !== undefined && busy.has(key)))
  const { data, isSuccess, isFetching } = preview
  // While this page decides it, it may be gone before the answer says so.
  const isGone = key !== undefined && preview.isGone && !busy.has(key)

  // The list is read page by page, and what the address names may be farther down: then the preview knows.
  const found: PendingItem | undefined = isSuccess && !isFetching ? data : undefined
  const item = isGone ? undefined : (listed ?? found)

  const [oldest] = items
  const first = opensFirst && isAnswered && !name && oldest ? itemKey(oldest) : undefined
  const open = useEffectEvent((opened: string) => onOpen(opened))
  useEffect(() => {
    if (first !== undefined) open(first)
  }, [first])

  const others = items.filter((each) => each !== listed)
  const next = data ? inPlaceOf(others, data) : others[0]
  return { key, id: name?.id, item, preview, isGone, nextKey: next && itemKey(next) }
}
