import { Button } from '@mantine/core'
import type { PendingType } from '@soundings/contract/moderation'
import type { ReactNode } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import type { DeskList } from '#shared/review/desk-list.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { DeskHead } from './DeskHead.tsx'
import { type DeskType, itemKey, listHeading } from './moderation.view.ts'
import { PendingList } from './PendingList.tsx'
import css from './PendingPane.module.css'
import { PendingSkeletons } from './PendingSkeletons.tsx'
import type { usePending } from './use-pending.ts'
import type { useTicked } from './use-ticked.ts'

type Props = {
  pending: ReturnType<typeof usePending>
  type: PendingType | undefined
  lists: readonly DeskList[]
  onType: (type: DeskType) => void
  currentKey: string | undefined
  ticks: ReturnType<typeof useTicked>
  busy: ReadonlySet<string>
  failures: { has: (key: string) => boolean }
  /** Whether a phone shows one item over it. */
  isHidden: boolean
  onOpen: (key: string) => void
  /** What stands in the place of an empty list. */
  empty: ReactNode
  /** What stands below the list. */
  foot: ReactNode
}

/** The list of what waits, with its title, its filter and what can be done with several at once. */
export const PendingPane = (props: Props) => {
  const { pending, type, lists, onType, currentKey, ticks, busy, failures } = props
  const { isHidden, onOpen, empty, foot } = props
  const { items, total, counts, error, isAnswered, isLoading, hasMoreFailed, readOn, retry } = pending
  const isLate = useLate(isLoading)
  const keys = items.map(itemKey)
  const tickedCount = keys.filter((key) => ticks.ticked.has(key)).length

  const list = () => {
    if (error && !hasMoreFailed)
      return <FailureNotice title="Submissions couldn’t be loaded" error={error} onRetry={retry} />
    if (isLate) return <PendingSkeletons />
    if (items.length === 0) return empty
    return (
      <PendingList
        items={items}
        total={total}
        currentKey={currentKey}
        ticked={ticks.ticked}
        busy={busy}
        failed={failures}
        onOpen={onOpen}
        onTick={ticks.toggle}
        onNearEnd={readOn}
        end={
          hasMoreFailed && (
            <div className={css.more} role="alert">
              <p>More submissions couldn’t be loaded.</p>
              <Button variant="default" onClick={retry}>
                Try again
              </Button>
            </div>
          )
        }
      />
    )
  }

  return (
    <section className={css.pane} aria-labelledby="submissions-title" inert={isHidden}>
      <DeskHead type={type} lists={lists} counts={counts} onType={onType}>
        <p role="status">{isAnswered && listHeading(total, tickedCount)}</p>
        {items.length > 1 && (
          <Button variant="quiet" onClick={() => (tickedCount > 0 ? ticks.clear() : ticks.tickAll(keys))}>
            {tickedCount > 0 ? 'Clear selection' : 'Select all'}
          </Button>
        )}
      </DeskHead>
      {list()}
      {foot}
    </section>
  )
}
