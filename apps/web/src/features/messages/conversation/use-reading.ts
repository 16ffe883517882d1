import type { Conversation } from '@soundings/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLooking } from '#shared/lib/use-looking.ts'
import { markRead } from './conversation.queries.ts'

/** A message counts as read once it was in sight for so long, in milliseconds. */
const glance = 400

/** Says up to where somebody has read: up to `inSight`, the highest number on the screen, while they look at it. */
export const useMarkRead = (conversation: Conversation | undefined, inSight: number): void => {
  const queries = useQueryClient()
  const isLooked = useLooking()
  const id = conversation?.id
  const isNew = conversation !== undefined && conversation.unread > 0 && inSight > conversation.readSeq
  const mark = useEffectEvent((upTo: number) => {
    // What was not told now is told with the next look at it.
    if (id !== undefined) void markRead(queries, id, upTo).catch(() => undefined)
  })
  useEffect(() => {
    if (!isLooked || !isNew) return
    const timer = setTimeout(() => mark(inSight), glance)
    return () => clearTimeout(timer)
  }, [isLooked, isNew, inSight])
}
