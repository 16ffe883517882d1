import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLooking } from '#shared/lib/use-looking.ts'
import { markRead } from '../forum.queries.ts'

/** A post counts as read once it was in sight for so long, in milliseconds. */
const glance = 500

type Asked = {
  threadId: string
  /** Up to where it was read; null for visitors. */
  readN: number | null | undefined
  /** The highest number on the screen. */
  inSight: number
}

/** Says up to where somebody has read, by what they had before their eyes. */
export const useReadMarks = ({ threadId, readN, inSight }: Asked): void => {
  const queries = useQueryClient()
  const isLooked = useLooking()
  const isNew = readN != null && inSight > readN
  const mark = useEffectEvent((upTo: number) => {
    // What was not told now is told with the next look at it.
    void markRead(queries, threadId, upTo).catch(() => undefined)
  })
  useEffect(() => {
    if (!isLooked || !isNew) return
    const timer = setTimeout(() => mark(inSight), glance)
    return () => clearTimeout(timer)
  }, [isLooked, isNew, inSight])
}
