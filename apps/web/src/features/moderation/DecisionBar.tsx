import { Button } from '@mantine/core'
import type { PendingItem, PendingPreview } from '@soundings/contract/moderation'
import { plural } from '@soundings/rules/phrases'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { ariaKeys } from '#shared/lib/shortcuts.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './DecisionBar.module.css'
import { deskShortcuts } from './desk-shortcuts.ts'
import { conflictText, failedText, selectionText } from './moderation.view.ts'
import { useReviewKinds } from './review-kinds.ts'
import type { DecisionFailure } from './use-decisions.ts'

type Props = {
  /** What a press decides about: those that are selected, else the one that is looked at. */
  items: readonly PendingItem[]
  /** Whether they were selected one by one. */
  isSelection: boolean
  /** All about the one that is looked at, once it is there. */
  preview: PendingPreview | undefined
  isBusy: boolean
  failure: DecisionFailure | undefined
  onApprove: () => void
  onReject: () => void
  onRetry: () => void
}

/** Approve or reject: what either would do, and why the last try failed. */
export const DecisionBar = (props: Props) => {
  const { items, isSelection, preview, isBusy, failure, onApprove, onReject, onRetry } = props
  const kinds = useReviewKinds()
  const kind = kinds.find(({ type }) => type === items[0]?.type)
  const conflict = conflictText(items)
  return (
    <div className={css.bar}>
      <div role="alert">
        {failure && (
          <div className={css.failure}>
            <IconAlertTriangle {...icon} />
            <p>
              <strong>{failedText[failure.decision.outcome]}.</strong> {failure.words}
            </p>
            <Button variant="default" onClick={onRetry} disabled={isBusy}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div className={css.ways}>
        <p className={css.what}>
          {conflict ?? (isSelection ? selectionText(items, kinds) : kind?.consequence(preview))}
        </p>
        <Button
          variant="default"
          leftSection={<IconX {...icon} />}
          aria-keyshortcuts={ariaKeys(deskShortcuts.rejectItem)}
          disabled={isBusy || items.length === 0 || conflict !== null}
          onClick={onReject}
        >
          Reject…
        </Button>
        <Button
          variant="main"
          leftSection={<IconCheck {...icon} />}
          aria-keyshortcuts={ariaKeys(deskShortcuts.approveItem)}
          loading={isBusy}
          disabled={items.length === 0 || conflict !== null}
          onClick={onApprove}
        >
          {isSelection
            ? plural(items.length, { one: 'Approve # item', other: 'Approve # items' })
            : 'Approve'}
        </Button>
      </div>
    </div>
  )
}
