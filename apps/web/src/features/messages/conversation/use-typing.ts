import { typingTopic } from '@soundings/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { useTopic } from '#features/live/index.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { sayTyping } from './conversation.queries.ts'

/** How long somebody counts as typing once they said so, and how often this is said, in milliseconds. */
const typingLasts = 6_000
const typingSaid = 3_000

type Asked = {
  conversationId: string | null
  otherId: string | undefined
  /** Whether both know each other: nobody else is told. */
  isAccepted: boolean
  /** The newest message of the other: with it they have typed. */
  lastOfOther: number
}

/** Whether the other is typing, and how to tell them that one types. */
export const useTyping = ({ conversationId, otherId, isAccepted, lastOfOther }: Asked) => {
  const [isTyping, setTyping] = useState(false)
  const [heard, setHeard] = useState(0)
  const topic =
    conversationId && otherId && isAccepted ? typingTopic.of(`${conversationId}:${otherId}`) : undefined
  useTopic(topic, {
    readAt: Date.now,
    onNews: () => {
      setTyping(true)
      setHeard((times) => times + 1)
    },
  })
  useEffect(() => {
    if (heard === 0) return
    const timer = setTimeout(() => setTyping(false), typingLasts)
    return () => clearTimeout(timer)
  }, [heard])
  const [last, setLast] = useState(lastOfOther)
  if (last !== lastOfOther) {
    setLast(lastOfOther)
    setTyping(false)
  }

  const saidAt = useRef(0)
  const say = () => {
    if (!conversationId || !isAccepted || useConnection.getState().isOffline) return
    if (Date.now() - saidAt.current < typingSaid) return
    saidAt.current = Date.now()
    void sayTyping(conversationId)
  }
  return { isTyping: isTyping && topic !== undefined, say }
}
