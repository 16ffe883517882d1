import type { PendingItem, PendingLine } from '@soundings/contract/moderation'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, failureOf, wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import {
  approveItem,
  previewQuery,
  refreshAfterDecision,
  rejectItem,
  stopReading,
  undoDecision,
} from './moderation.queries.ts'
import { alreadyReviewedText, doneText, itemKey, stillPendingText } from './moderation.view.ts'
import { dropItem, putBack } from './pending.ts'
import { useReviewKinds } from './review-kinds.ts'
import { type Made, offerUndo } from './undo-offers.ts'

export type Decision = { outcome: 'approve' } | { outcome: 'reject'; reason: string }

/** Why an item is still there, and what was decided about it. */
export type DecisionFailure = { decision: Decision; words: string | null }

type Result =
  | { kind: 'done'; item: PendingItem; decisionId: string }
  /** Somebody else was first: it is no longer pending. */
  | { kind: 'gone'; item: PendingItem; words: string }
  | { kind: 'failed'; item: PendingItem; words: string | null }

/** How many decisions are sent to the server at once. */
const atOnce = 4

const ask = async (queries: QueryClient, item: PendingItem, decision: Decision): Promise<Result> => {
  const read: PendingLine = queries.getQueryData(previewQuery(item).queryKey) ?? item
  try {
    const { decisionId } =
      decision.outcome === 'approve'
        ? await approveItem(item, read.version)
        : await rejectItem(item, read.version, decision.reason)
    return { kind: 'done', item, decisionId }
  } catch (error) {
    const isGone = codeOf(error) === 'already-decided' || failureOf(error).kind === 'missing'
    if (isGone) return { kind: 'gone', item, words: wordsOf(error, 'Another moderator reviewed it first.') }
    return { kind: 'failed', item, words: wordsOf(error, '') || null }
  }
}

const askAll = async (
  queries: QueryClient,
  items: readonly PendingItem[],
  decision: Decision,
): Promise<Result[]> => {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    const some = items.slice(from, from + atOnce)
    results.push(...(await Promise.all(some.map((item) => ask(queries, item, decision)))))
  }
  return results
}

const notifyGone = (gone: readonly { words: string }[]) => {
  const [first] = gone
  if (!first) return
  toast.warning(gone.length === 1 ? first.words : alreadyReviewedText(gone.length))
}

type Told = {
  /** These are no longer pending. */
  onLeft: (items: PendingItem[]) => void
  /** These are pending again. */
  onBack: (items: PendingItem[]) => void
}

/** Approving and rejecting: what is on its way, what failed and why, and the way back. */
export const useDecisions = ({ onLeft, onBack }: Told) => {
  const queries = useQueryClient()
  const reads = useReviewKinds().flatMap((kind) => kind.reads)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, DecisionFailure>>(new Map())

  const undo = async (made: Made) => {
    const back: PendingItem[] = []
    const left: Made = []
    let why: unknown
    for (const decision of made)
      try {
        const { item } = await undoDecision(decision.decisionId)
        await stopReading(queries)
        putBack(queries, item)
        back.push(item)
      } catch (error) {
        why = error
        left.push(decision)
      }
    if (back.length > 0) onBack(back)
    refreshAfterDecision(queries, reads, back)
    if (left.length > 0)
      toast.notify({
        type: 'error',
        message: wordsOf(why, 'The decision couldn’t be undone'),
        action: { label: 'Try again', act: () => void undo(left) },
        isKept: false,
      })
  }

  const decide = async (wanted: readonly PendingItem[], decision: Decision) => {
    const items = wanted.filter((item) => !busy.has(itemKey(item)))
    if (items.length === 0) return
    const keys = new Set(items.map(itemKey))
    setBusy((now) => now.union(keys))
    setFailures((now) => new Map([...now].filter(([key]) => !keys.has(key))))
    const results = await askAll(queries, items, decision)
    const done = results.filter((result) => result.kind === 'done')
    const gone = results.filter((result) => result.kind === 'gone')
    const failed = results.filter((result) => result.kind === 'failed')

    const left = [...done, ...gone].map(({ item }) => item)
    // An answer that is still on its way would bring back what leaves here.
    await stopReading(queries)
    setDecided((now) => now.union(new Set(left.map(itemKey))))
    if (left.length > 0) onLeft(left)
    for (const item of left) dropItem(queries, item)
    setBusy((now) => now.difference(keys))
    setFailures(
      (now) =>
        new Map([...now, ...failed.map(({ item, words }) => [itemKey(item), { decision, words }] as const)]),
    )
    if (done.length > 0) {
      const titles = done.map(({ item }) => item.title)
      offerUndo(doneText(decision.outcome, titles), done, (made) => void undo(made))
    }
    notifyGone(gone)
    if (failed.length > 0 && items.length > 1)
      toast.error(stillPendingText(decision.outcome, failed.length, items.length))
    refreshAfterDecision(
      queries,
      reads,
      failed.map(({ item }) => item),
    )
  }

  return { decide, busy, decided, failures }
}
