import { threadTopic } from '@soundings/contract/forum'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTopic } from '#features/live/index.ts'
import { useBackOnline } from '#shared/lib/use-back-online.ts'
import { useKeepingUp } from '#shared/lib/use-keeping-up.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { postQuery, threadQuery } from '../forum.queries.ts'
import type { ThreadSearch } from '../forums-search.ts'
import { beginningOf } from './first-screen.ts'
import { followThread, readAfter, readAround, readBefore, stretchQuery } from './posts.queries.ts'

/** Visitors, who hear of nothing, ask again after so long, in milliseconds. */
const askAgain = 30_000

/** The number of the post that the address asks for by its id: undefined until it is known, null where there is none. */
const useAskedPost = (threadId: string, postId: string | undefined) => {
  const { data, isError } = useQuery({ ...postQuery(postId ?? ''), enabled: postId !== undefined })
  if (postId === undefined) return { n: null, elsewhere: null, isGone: false }
  if (isError) return { n: null, elsewhere: null, isGone: true }
  const isElsewhere = data !== undefined && data.threadId !== threadId
  return { n: data?.n, elsewhere: isElsewhere ? data.threadId : null, isGone: false }
}

/** A thread as far as it was read, kept up to date while it is on the screen. */
export const useThread = (threadId: string, { at, post }: ThreadSearch) => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const about = useQuery(threadQuery(threadId))
  const { n: askedPost, elsewhere, isGone } = useAskedPost(threadId, post)
  const asked = at ?? askedPost

  const thread = about.data
  const [begin, setBegin] = useState<number | null>(null)
  if (begin === null && thread && asked !== undefined) setBegin(beginningOf(thread, asked))
  const replies = useQuery({ ...stretchQuery(threadId, begin ?? 0), enabled: begin !== null })
  const { data } = replies

  const keepUp = useKeepingUp(() => followThread(queries, threadId))
  useTopic(data ? threadTopic.of(threadId) : undefined, {
    readAt: () => data?.readAt ?? 0,
    onNews: () => void keepUp(),
  })
  useBackOnline(() => void keepUp())
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void keepUp()
  })
  useEffect(() => {
    if (isMember) return
    const timer = setInterval(() => again(), askAgain)
    return () => clearInterval(timer)
  }, [isMember])

  const [way, setWay] = useState<'before' | 'after' | null>(null)
  const [failed, setFailed] = useState<'before' | 'after' | null>(null)
  const isReading = useRef(false)
  const read = async (where: 'before' | 'after') => {
    if (isReading.current) return
    isReading.current = true
    setWay(where)
    setFailed(null)
    try {
      await (where === 'before' ? readBefore : readAfter)(queries, threadId)
    } catch {
      setFailed(where)
    }
    isReading.current = false
    setWay(null)
  }
  const jump = useCallback((n: number) => readAround(queries, threadId, n), [queries, threadId])

  return {
    thread,
    stretch: data,
    /** The number at which reading begins; null until it is known. */
    begin,
    /** The number that the address asks for; undefined where it asks for none. */
    asked: asked ?? undefined,
    /** The thread that the post which the address asks for is in now. */
    elsewhere,
    /** The post that the address asks for isn’t there. */
    isGone,
    error: thread && data ? null : (about.error ?? replies.error),
    readAt: Math.min(about.dataUpdatedAt, replies.dataUpdatedAt),
    retry: () => void (about.isError ? about : replies).refetch(),
    /** Where more is asked for just now, and where that failed. */
    way,
    failed,
    readBefore: () => void read('before'),
    readAfter: () => void read('after'),
    jump,
  }
}
export type ThreadReading = ReturnType<typeof useThread>
