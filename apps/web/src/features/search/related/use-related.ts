import { searchLimits } from '@soundings/contract/search-limits'
import type { SiteSummary } from '@soundings/contract/sites'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { askForMore } from '../chat/chat.ts'
import { changeTurn } from '../chat/chat-store.ts'
import type { Found } from '../chat/turn.ts'
import { relatedSitesQuery } from '../search.queries.ts'
import { callsFor, firstShown, shownAfter } from './related.ts'

export type Related = {
  /** All that were fetched, in the order of the answer. */
  known: readonly SiteSummary[]
  /** Those that the list shows by now. */
  shown: readonly SiteSummary[]
  total: number
  isLoading: boolean
  error: Error | null
  retry: () => void
  /** The list is about to end. */
  showMore: () => void
}

const none: readonly string[] = []

/** The first sites are kept with the question that found them; until they are read anew, those are shown. */
const useKept = (found: Found | null, read: SiteSummary[] | undefined) => {
  const id = found?.id
  const kept = found?.sites
  useEffect(() => {
    if (id !== undefined && read && read !== kept) changeTurn(id, { sites: read })
  }, [id, read, kept])
}

/** The sites that a question found. Few are shown at first, more as the list is read, and more are asked for in time. */
export const useRelated = (found: Found | null): Related => {
  const ids = found?.answer.relatedSites ?? none
  const total = found?.answer.totalSites ?? 0
  const calls = useMemo(() => callsFor(ids), [ids])
  // By call; only those of the first are kept.
  const instead = [found?.sites]
  const answers = useQueries({
    queries: calls.map((call) => relatedSitesQuery(call)),
    combine: (all) => ({
      first: all[0]?.data?.items,
      known: all.flatMap(({ data }, at) => data?.items ?? instead[at] ?? []),
      isLoading: all.some(({ isPending, isFetching }) => isPending && isFetching),
      error: all.find(({ isFetching, error }, at) => error && !isFetching && !instead[at])?.error ?? null,
      retry: () => {
        for (const { isError, refetch } of all) if (isError) void refetch()
      },
    }),
  })
  useKept(found, answers.first)
  const [count, setCount] = useState({ of: found?.id, shown: firstShown })
  const shown = count.of === found?.id ? count.shown : firstShown
  const [asking, setAsking] = useState<{ of: string | undefined; error: Error | null } | null>(null)

  const readOn = useCallback(async () => {
    if (!found) return
    setAsking({ of: found.id, error: null })
    try {
      await askForMore(found)
      setAsking(null)
    } catch (error) {
      setAsking({ of: found.id, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }, [found])

  const showMore = () => {
    // Those that are to be listed by now are still on their way.
    if (answers.known.length < Math.min(shown, ids.length)) return
    const next = shownAfter(shown, ids.length)
    if (next !== shown || count.of !== found?.id) setCount({ of: found?.id, shown: next })
    const isShort = ids.length < total && ids.length - next < searchLimits.batch
    if (isShort && asking === null) void readOn()
  }
  const failed = asking?.of === found?.id ? (asking?.error ?? null) : null

  return {
    known: answers.known,
    shown: useMemo(() => answers.known.slice(0, shown), [answers.known, shown]),
    total,
    isLoading: answers.isLoading,
    error: answers.error ?? failed,
    retry: () => (answers.error ? answers.retry() : void readOn()),
    showMore,
  }
}
