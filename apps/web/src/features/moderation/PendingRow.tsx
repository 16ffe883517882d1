import { Loader, VisuallyHidden } from '@mantine/core'
import type { PendingItem } from '@soundings/contract/moderation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { icon } from '#shared/ui/icons.ts'
import { itemKey } from './moderation.view.ts'
import css from './PendingRow.module.css'
import { useReviewKind } from './review-kinds.ts'

type Props = {
  item: PendingItem
  isCurrent: boolean
  isTicked: boolean
  /** Whether a decision about it is on its way. */
  isBusy: boolean
  hasFailed: boolean
  /** The one row that Tab stops at; keys reach the others. */
  isTabStop: boolean
  now: number
  onOpen: (key: string) => void
  onTick: (key: string) => void
}

/** One thing that waits: what it is, whose, and since when. */
export const PendingRow = memo((props: Props) => {
  const { item, isCurrent, isTicked, isBusy, hasFailed, isTabStop, now, onOpen, onTick } = props
  const key = itemKey(item)
  const kind = useReviewKind(item.type)
  const tabIndex = isTabStop ? 0 : -1
  return (
    <div className={css.row} data-current={isCurrent} data-busy={isBusy}>
      <label className={css.tick}>
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={isTicked}
          disabled={isBusy}
          onChange={() => onTick(key)}
        />
        <VisuallyHidden>Select {item.title}</VisuallyHidden>
      </label>
      <button
        type="button"
        className={css.open}
        tabIndex={tabIndex}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(key)}
      >
        <span className={css.title}>
          <bdi>{item.title}</bdi>
        </span>
        <span className={css.about}>
          {kind && <kind.icon size={14} stroke={1.9} aria-hidden="true" />}
          {[kind?.label, item.authorHandle, agoText(Date.parse(item.createdAt), now)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      {isBusy && <Loader size={16} aria-label="Saving decision" />}
      {hasFailed && !isBusy && (
        <span className={css.failed} title="The decision wasn’t saved">
          <IconAlertTriangle {...icon} />
          <VisuallyHidden>The decision wasn’t saved</VisuallyHidden>
        </span>
      )}
    </div>
  )
})
