import type { PendingItem, PendingType } from '@soundings/contract/moderation'
import { useEffect, useRef, useState } from 'react'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { EmptyDesk } from './EmptyDesk.tsx'
import { ItemPreview } from './ItemPreview.tsx'
import css from './ModerationDesk.module.css'
import { itemKey, readKey, readType } from './moderation.view.ts'
import { PendingPane } from './PendingPane.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { undoLast } from './undo-offers.ts'
import { useDecisions } from './use-decisions.ts'
import { usePending } from './use-pending.ts'
import { useTicked } from './use-ticked.ts'

type Props = {
  /** The kind that the address names; all, when it names none. */
  typeName: string | undefined
  onType: (type: PendingType | undefined) => void
  /** The item that the address names. */
  itemName: string | undefined
  /** `step` when the way back leads to what was open before. */
  onOpen: (key: string | undefined, how?: 'step') => void
}

const nobody: readonly PendingItem[] = []

/** What waits beside a preview of one of it, or on a phone one after the other; and the decisions. */
export const ModerationDesk = ({ typeName, onType, itemName, onOpen }: Props) => {
  const isMobile = useIsMobile()
  const type = readType(typeName)
  const pending = usePending(type)
  const { items } = pending
  const keys = items.map(itemKey)
  const asked = readKey(itemName)
  const currentKey = asked ? itemKey(asked) : isMobile ? undefined : keys[0]
  const current = items[keys.indexOf(currentKey ?? '')]
  const ticks = useTicked()
  const selection = items.filter((item) => ticks.ticked.has(itemKey(item)))
  const [rejecting, setRejecting] = useState(nobody)
  // What was typed for an item is kept until it is decided, whatever happens around it.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const reasonKey = rejecting.map(itemKey).join()

  // Answers come when they come: what follows from them concerns what is shown by then.
  const now = useRef({ items, currentKey, isHere: true })
  useEffect(() => {
    now.current = { items, currentKey, isHere: true }
    return () => {
      now.current.isHere = false
    }
  })

  const onLeft = (left: PendingItem[]) => {
    const gone = new Set(left.map(itemKey))
    ticks.forget(gone)
    const shown = now.current
    if (!shown.isHere || !shown.currentKey || !gone.has(shown.currentKey)) return
    const at = shown.items.findIndex((item) => itemKey(item) === shown.currentKey)
    const stays = (item: PendingItem) => !gone.has(itemKey(item))
    const next = shown.items.slice(at + 1).find(stays) ?? shown.items.slice(0, at).findLast(stays)
    onOpen(next && itemKey(next))
  }
  const onBack = ([first]: PendingItem[]) => {
    if (first && now.current.isHere) onOpen(itemKey(first))
  }
  const { decide, busy, failures } = useDecisions({ onLeft, onBack })

  const subject = selection.length > 0 ? selection : current ? [current] : nobody
  const approve = () => void decide(subject, { outcome: 'approve' })
  const reject = () => {
    const wanted = rejecting
    setRejecting(nobody)
    void decide(wanted, { outcome: 'reject', reason: reasons[reasonKey]?.trim() ?? '' })
  }
  const failure = currentKey === undefined ? undefined : failures.get(currentKey)

  const walk = (by: 1 | -1) => {
    const at = keys.indexOf(currentKey ?? '')
    const next = keys[Math.min(keys.length - 1, Math.max(0, at + by))]
    if (next) onOpen(next)
  }
  useShortcut('nextItem', () => walk(1))
  useShortcut('previousItem', () => walk(-1))
  useShortcut('approveItem', approve, subject.length > 0)
  useShortcut('rejectItem', () => setRejecting(subject), subject.length > 0)
  useShortcut('tickItem', () => currentKey && ticks.toggle(currentKey), current !== undefined)
  useShortcut('undoDecision', () => void undoLast())

  const name = readKey(currentKey)
  const isEmpty = pending.isAnswered && items.length === 0
  const isOver = isMobile && name !== undefined
  const empty = isEmpty && !name && <EmptyDesk type={type} onShowAll={() => onType(undefined)} />
  const next = keys.find((key) => key !== currentKey)

  const decisions = (
    <DecisionBar
      items={subject}
      isSelection={selection.length > 0}
      isBusy={subject.some((item) => busy.has(itemKey(item)))}
      failure={failure}
      onApprove={approve}
      onReject={() => setRejecting(subject)}
      onRetry={() => failure && current && void decide([current], failure.verdict)}
    />
  )

  return (
    <div className={css.desk}>
      <PendingPane
        pending={pending}
        type={type}
        onType={onType}
        currentKey={currentKey}
        ticks={ticks}
        busy={busy}
        failures={failures}
        isHidden={isOver}
        onOpen={(key) => onOpen(key, isMobile ? 'step' : undefined)}
        empty={isMobile && empty}
        // Where no preview stands beside the list, what is selected is decided below it.
        foot={isMobile && selection.length > 0 && decisions}
      />
      {(!isMobile || isOver) && (
        <div className={css.stage}>
          {name ? (
            <ItemPreview
              name={name}
              isBusy={busy.has(itemKey(name))}
              onBack={isMobile ? () => onOpen(undefined) : undefined}
              onNext={next ? () => onOpen(next) : undefined}
            >
              {decisions}
            </ItemPreview>
          ) : (
            empty
          )}
        </div>
      )}
      <RejectDialog
        items={rejecting}
        reason={reasons[reasonKey] ?? ''}
        onReason={(reason) => setReasons((typed) => ({ ...typed, [reasonKey]: reason }))}
        onReject={reject}
        onClose={() => setRejecting(nobody)}
      />
    </div>
  )
}
