import { type Conversation, conversationTopic } from '@soundings/contract/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTopic } from '#features/live/index.ts'
import { useBackOnline } from '#shared/lib/use-back-online.ts'
import { useKeepingUp } from '#shared/lib/use-keeping-up.ts'
import { conversationQuery } from '../messages.queries.ts'
import {
  followTalk,
  readAround,
  readEarlier,
  readLater,
  readNewest,
  talkQuery,
} from './conversation.queries.ts'

/** Where somebody begins to read: at the message that was asked for, or at the first that is unread. */
const beginningOf = (at: number | undefined, conversation: Conversation | undefined): number | null =>
  at ?? (conversation && conversation.unread > 0 ? conversation.readSeq + 1 : null)

/** A conversation as far as it was read, kept up to date while it is on the screen. */
export const useTalk = (conversationId: string | null, at: number | undefined) => {
  const queries = useQueryClient()
  const id = conversationId ?? ''
  const about = useQuery({ ...conversationQuery(id), enabled: conversationId !== null })
  const canBegin = about.data !== undefined || about.isError
  const talk = useQuery({
    ...talkQuery(id, beginningOf(at, about.data)),
    enabled: conversationId !== null && canBegin,
  })
  const { data } = talk

  const keepUp = useKeepingUp(() => followTalk(queries, id))
  useTopic(conversationId && data ? conversationTopic.of(conversationId) : undefined, {
    readAt: () => data?.readAt ?? 0,
    onNews: () => void keepUp(),
  })
  useBackOnline(() => {
    if (conversationId !== null && data) void keepUp()
  })

  const [way, setWay] = useState<'earlier' | 'later' | null>(null)
  const [failed, setFailed] = useState<'earlier' | 'later' | null>(null)
  const isReading = useRef(false)
  const read = async (where: 'earlier' | 'later') => {
    if (isReading.current) return
    isReading.current = true
    setWay(where)
    setFailed(null)
    try {
      await (where === 'earlier' ? readEarlier : readLater)(queries, id)
    } catch {
      setFailed(where)
    }
    isReading.current = false
    setWay(null)
  }
  const hasLater = data?.hasLater ?? false
  const jump = useCallback(
    async (seq: number | 'newest') => {
      if (seq !== 'newest') await readAround(queries, id, seq)
      else if (hasLater) await readNewest(queries, id)
    },
    [queries, id, hasLater],
  )

  return {
    conversation: about.data,
    talk: data,
    error: data ? null : (talk.error ?? about.error),
    retry: () => void (about.isError ? about : talk).refetch(),
    /** Where more is asked for just now, and where that failed. */
    way,
    failed,
    readEarlier: () => void read('earlier'),
    readLater: () => void read('later'),
    jump,
  }
}
export type Reading = ReturnType<typeof useTalk>
