import type { PendingItem } from '@soundings/contract/moderation'
import { useEffect, useRef, useState } from 'react'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import type { DeskList } from '#shared/review/desk-list.ts'
import type { ReviewKind } from '#shared/review/review-kind.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { deskShortcuts } from './desk-shortcuts.ts'
import { EmptyDesk } from './EmptyDesk.tsx'
import { ItemPreview } from './ItemPreview.tsx'
import css from './ModerationDesk.module.css'
import { conflictText, type DeskType, itemKey, readType } from './moderation.view.ts'
import { OtherList } from './OtherList.tsx'
import { PendingPane } from './PendingPane.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { ReviewKindsProvider, useReviewKinds } from './review-kinds.ts'
import { undoLast } from './undo-offers.ts'
import { useDecisions } from './use-decisions.ts'
import { useOpenItem } from './use-open-item.ts'
import { usePending } from './use-pending.ts'
import { useTicked } from './use-ticked.ts'

type Props = {
  /** Other lists than what waits. */
  lists: readonly DeskList[]
  /** The kind that the address names; all, when it names none. */
  typeName: string | undefined
  onType: (type: DeskType) => void
  /** The item that the address names. */
  itemName: string | undefined
  /** `step` when the way back leads to what was open before. */
  onOpen: (key: string, how?: 'step') => void
  /** Back to the list, with nothing open. */
  onBack: () => void
}

const nobody: readonly PendingItem[] = []

/** What moderators look after: what waits for them, of the kinds that the app hands in, and its other lists. */
export const ModerationDesk = ({ kinds, ...props }: Props & { kinds: readonly ReviewKind[] }) => {
  const list = props.lists.find(({ name }) => name === props.typeName)
  return (
    <ReviewKindsProvider value={kinds}>
      {list ? <OtherList {...props} list={list} /> : <PendingDesk {...props} />}
    </ReviewKindsProvider>
  )
}

/** What waits beside a preview of one of it, or on a phone one after the other; and the decisions. */
const PendingDesk = ({ lists, typeName, onType, itemName, onOpen, onBack }: Props) => {
  const isMobile = useIsMobile()
  const type = readType(typeName, useReviewKinds())
  const pending = usePending(type)
  const { items } = pending
  const keys = items.map(itemKey)
  const ticks = useTicked(pending.isAnswered ? keys : undefined)
  const selection = items.filter((item) => ticks.ticked.has(itemKey(item)))
  const [rejecting, setRejecting] = useState(nobody)
  // What was typed for an item is kept until it is decided, whatever happens around it.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const reasonKey = rejecting.map(itemKey).join()

  // Answers come when they come: what follows from them concerns what is shown by then.
  const now = useRef({ items, itemName, isHere: true })
  useEffect(() => {
    now.current = { items, itemName, isHere: true }
    return () => {
      now.current.isHere = false
    }
  })

  const onLeft = (left: PendingItem[]) => {
    const gone = new Set(left.map(itemKey))
    ticks.forget(gone)
    const shown = now.current
    if (!shown.isHere || !shown.itemName || !gone.has(shown.itemName)) return
    const at = shown.items.findIndex((item) => itemKey(item) === shown.itemName)
    const stays = (item: PendingItem) => !gone.has(itemKey(item))
    const next = shown.items.slice(at + 1).find(stays) ?? shown.items.slice(0, at).findLast(stays)
    if (next) onOpen(itemKey(next))
    else onBack()
  }
  const onReturned = ([first]: PendingItem[]) => {
    if (first && now.current.isHere) onOpen(itemKey(first))
  }
  const { decide, busy, decided, failures } = useDecisions({ onLeft, onBack: onReturned })
  const open = useOpenItem({ pending, itemName, opensFirst: !isMobile, busy, decided, onOpen })

  // What is still loading is not decided: somebody who presses a key once too often has not seen it.
  const seen = open.preview.data ? open.item : undefined
  const subject = selection.length > 0 ? selection : seen ? [seen] : nobody
  const mayDecide = subject.length > 0 && conflictText(subject) === null
  const approve = () => void decide(subject, { outcome: 'approve' })
  const reject = () => {
    const wanted = rejecting
    setRejecting(nobody)
    void decide(wanted, { outcome: 'reject', reason: reasons[reasonKey]?.trim() ?? '' })
  }
  const failure = open.key === undefined ? undefined : failures.get(open.key)

  const walk = (by: 1 | -1) => {
    const at = keys.indexOf(open.key ?? '')
    const next = at < 0 ? open.nextKey : keys[Math.min(keys.length - 1, Math.max(0, at + by))]
    if (next) onOpen(next)
  }
  useShortcut(deskShortcuts.nextItem, () => walk(1))
  useShortcut(deskShortcuts.previousItem, () => walk(-1))
  useShortcut(deskShortcuts.approveItem, approve, mayDecide)
  useShortcut(deskShortcuts.rejectItem, () => setRejecting(subject), mayDecide)
  useShortcut(deskShortcuts.tickItem, () => open.key && ticks.toggle(open.key), keys.includes(open.key ?? ''))
  useShortcut(deskShortcuts.undoDecision, () => void undoLast())

  const { key, id, nextKey } = open
  const isEmpty = pending.isAnswered && items.length === 0
  const isOver = isMobile && id !== undefined
  const empty = isEmpty && !id && <EmptyDesk type={type} onShowAll={() => onType(undefined)} />

  const decisions = (
    <DecisionBar
      items={subject}
      isSelection={selection.length > 0}
      preview={open.preview.data}
      isBusy={subject.some((item) => busy.has(itemKey(item)))}
      failure={failure}
      onApprove={approve}
      onReject={() => setRejecting(subject)}
      onRetry={() => failure && open.item && void decide([open.item], failure.decision)}
    />
  )

  return (
    <div className={css.desk}>
      <PendingPane
        pending={pending}
        type={type}
        lists={lists}
        onType={onType}
        currentKey={key}
        ticks={ticks}
        busy={busy}
        failures={failures}
        isHidden={isOver}
        onOpen={(opened) => onOpen(opened, isMobile ? 'step' : undefined)}
        empty={isMobile && empty}
        // Where no preview stands beside the list, what is selected is decided below it.
        foot={isMobile && selection.length > 0 && decisions}
      />
      {(!isMobile || isOver) && (
        <div className={css.stage}>
          {id ? (
            <ItemPreview
              id={id}
              query={open.preview}
              isGone={open.isGone}
              onBack={isMobile ? onBack : undefined}
              onLeave={() => (nextKey ? onOpen(nextKey) : onBack())}
              leaveLabel={nextKey ? 'Next item' : 'Close'}
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
