import { Button } from '@mantine/core'
import type { Post, Thread } from '@soundings/contract/forum'
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { forumsShortcuts } from '../forums-shortcuts.ts'
import { JumpBar } from './JumpBar.tsx'
import { PostArticle } from './PostArticle.tsx'
import css from './PostList.module.css'
import { pressReply } from './post-acts.ts'
import { noteOnScreen } from './posts.queries.ts'
import type { Stretch } from './stretch.ts'
import { useNews } from './use-news.ts'
import { usePostList } from './use-post-list.ts'
import { useReadMarks } from './use-read-marks.ts'
import type { ThreadReading } from './use-thread.ts'
import { DeletePost, EditPost, PostHistory } from './writing-parts.ts'

type Props = { thread: Thread; stretch: Stretch; reading: ThreadReading }

/** The posts as they are shown: the opening stands above the first replies. */
const postsOf = (thread: Thread, { firstAt, items }: Stretch): Post[] =>
  firstAt === 1 ? [thread.opening, ...items] : [...items]

/** The first that the reader has not read when they came; it stays so while they read. */
const useFirstNew = ({ readN, lastN }: Thread): number | null => {
  const [first] = useState(() => (readN !== null && readN >= 0 && readN < lastN ? readN + 1 : null))
  return first
}

/** All posts of a thread that were read, and the ways through it. */
export const PostList = ({ thread, stretch, reading }: Props) => {
  const { way, failed, readBefore, readAfter, jump, begin, asked } = reading
  const isMember = useSession(isLoggedIn)
  const mayReply = thread.may.reply || (!isMember && !thread.isLocked)
  const posts = useMemo(() => postsOf(thread, stretch), [thread, stretch])
  const rowOf = (n: number | null | undefined) => (n == null ? -1 : posts.findIndex((post) => post.n >= n))
  const firstNew = useFirstNew(thread)

  const [held, setHeld] = useState(-1)
  const list = usePostList({
    count: posts.length,
    keyOf: (at) => posts[at]?.n ?? at,
    begin: rowOf(begin),
    held,
    onNearStart: () => {
      if (stretch.firstAt > 1 && failed !== 'before') readBefore()
    },
    onNearEnd: () => {
      if (stretch.hasAfter && failed !== 'after') readAfter()
    },
  })
  const { rows, place, isPlaced } = list

  const first = posts[list.firstInSight]
  const isAllInSight = list.lastInSight >= posts.length - 1 && !stretch.hasAfter
  const lastN = Math.max(stretch.lastN, thread.lastN)
  const inSight = isAllInSight ? stretch.lastN : (posts[list.lastInSight]?.n ?? 0)
  useReadMarks({ threadId: thread.id, readN: thread.readN, inSight: isPlaced ? inSight : -1 })
  useEffect(() => {
    if (isPlaced && first) noteOnScreen(thread.id, first.n)
  }, [isPlaced, thread.id, first])
  const newest = stretch.hasAfter ? undefined : posts.at(-1)
  const news = useNews({ lastN, inSight: isPlaced ? inSight : 0, newest })

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

  /** The row in which the keyboard is, or that stands at the top of the screen. */
  const current = () => (held >= 0 ? held : list.firstInSight)
  useShortcut(forumsShortcuts.nextPost, () => showRow(Math.min(posts.length - 1, current() + 1)))
  useShortcut(forumsShortcuts.previousPost, () => showRow(Math.max(0, current() - 1)))
  useShortcut(
    forumsShortcuts.reply,
    () => {
      const post = posts[current()]
      if (post) pressReply(post)
    },
    mayReply,
  )

  const [edited, setEdited] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Post | null>(null)
  const [shown, setShown] = useState<Post | null>(null)
  const marked = looked?.n ?? asked
  return (
    <div className={css.frame}>
      {stretch.firstAt > 1 && (
        <p className={css.end} aria-busy={way === 'before'}>
          {failed === 'before' ? (
            <span role="alert">
              Earlier posts couldn’t be loaded.
              <Button variant="default" onClick={readBefore}>
                Try again
              </Button>
            </span>
          ) : (
            <Button variant="quiet" loading={way === 'before'} onClick={readBefore}>
              Show earlier posts
            </Button>
          )}
        </p>
      )}
      <div ref={place}>
        <ol
          className={css.posts}
          style={{ height: rows.getTotalSize() }}
          aria-label="Posts"
          onFocus={({ target }) => setHeld(Number(target.closest('li')?.dataset.index ?? -1))}
          onBlur={() => setHeld(-1)}
          aria-busy={way !== null}
        >
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const post = posts[index]
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={lastN + 1}
                aria-posinset={(post?.n ?? index) + 1}
                style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
              >
                {post && (
                  <PostArticle
                    thread={thread}
                    post={post}
                    mayReply={mayReply}
                    isMarked={post.n === marked}
                    isFirstNew={post.n === firstNew}
                    editor={
                      edited === post.id ? (
                        <Suspense fallback={<div className={css.editing} />}>
                          <EditPost thread={thread} post={post} onDone={() => setEdited(null)} />
                        </Suspense>
                      ) : null
                    }
                    onJump={(n) => void look(n)}
                    onEdit={({ id }) => setEdited(id)}
                    onRemove={setRemoved}
                    onHistory={setShown}
                  />
                )}
              </li>
            )
          })}
        </ol>
      </div>
      {failed === 'after' && (
        <p className={css.end} role="alert">
          More posts couldn’t be loaded.
          <Button variant="default" onClick={readAfter}>
            Try again
          </Button>
        </p>
      )}
      <JumpBar at={inSight} lastN={lastN} firstNew={firstNew} news={news} onJump={(n) => void look(n)} />
      <Suspense>
        {removed && <DeletePost thread={thread} post={removed} onClose={() => setRemoved(null)} />}
        {shown && <PostHistory post={shown} onClose={() => setShown(null)} />}
      </Suspense>
    </div>
  )
}
