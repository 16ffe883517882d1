import type { Post } from '@soundings/contract/forum'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Stretch } from './stretch.ts'
import type { usePostList } from './use-post-list.ts'

type Asked = {
  posts: readonly Post[]
  stretch: Stretch
  list: ReturnType<typeof usePostList>
  /** The number that the address asks for, and the one at which reading begins. */
  asked: number | undefined
  begin: number | null
  /** The newest post, where it was read, and the highest number that there is. */
  newest: Post | undefined
  lastN: number
  jump: (n: number) => Promise<void>
}

/** Goes to posts by their numbers, and shows them once they are there. */
export const useLook = ({ posts, stretch, list, asked, begin, newest, lastN, jump }: Asked) => {
  const { rows, place, isPlaced } = list
  const rowOf = (n: number) => posts.findIndex((post) => post.n >= n)

  // What is looked for is shown once it is there.
  const [looked, setLooked] = useState<{ n: number; times: number } | null>(null)
  const look = async (n: number) => {
    await jump(n).catch(() => undefined)
    setLooked((before) => ({ n, times: (before?.times ?? 0) + 1 }))
  }
  const showRow = (row: number) => {
    if (row < 0) return
    if (row === 0 && stretch.firstAt === 1) window.scrollTo({ top: 0 })
    else rows.scrollToIndex(row, { align: 'start' })
    const n = posts[row]?.n
    const before = document.activeElement
    // It is put in the page by then.
    setTimeout(() => {
      // Whoever went elsewhere meanwhile stays there.
      if (![before, document.body].includes(document.activeElement)) return
      place.current?.querySelector<HTMLElement>(`[data-post="${n}"]`)?.focus({ preventScroll: true })
    }, 60)
  }
  const showLooked = useEffectEvent((n: number) => {
    const row = rowOf(n)
    showRow(row < 0 ? posts.length - 1 : row)
  })
  useEffect(() => {
    if (looked) showLooked(looked.n)
  }, [looked])
  const lookAsked = useEffectEvent((n: number) => {
    if (looked !== null || n !== begin) void look(n)
  })
  useEffect(() => {
    if (asked !== undefined && isPlaced) lookAsked(asked)
  }, [asked, isPlaced])
  // Whoever writes looks at what they wrote.
  const ownN = newest?.isOwn && newest.n > 0 ? newest.n : null
  const [lastBefore] = useState(lastN)
  const lookOwn = useEffectEvent((n: number) => void look(n))
  useEffect(() => {
    if (ownN !== null && ownN > lastBefore) lookOwn(ownN)
  }, [ownN, lastBefore])

  return {
    look: (n: number) => void look(n),
    showRow,
    /** The number that was asked for last. */
    marked: looked?.n ?? asked,
  }
}
