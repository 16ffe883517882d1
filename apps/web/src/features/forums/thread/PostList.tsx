import { Button } from '@mantine/core'
import type { Post, Thread } from '@soundings/contract/forum'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { forumsShortcuts } from '../forums-shortcuts.ts'
import { JumpBar } from './JumpBar.tsx'
import { PostArticle } from './PostArticle.tsx'
import css from './PostList.module.css'
import { pressReply } from './post-acts.ts'
import { noteOnScreen } from './posts.queries.ts'
import { QuoteSelection } from './QuoteSelection.tsx'
import type { Stretch } from './stretch.ts'
import { useLook } from './use-look.ts'
import { useNews } from './use-news.ts'
import { usePostList } from './use-post-list.ts'
import { useReadMarks } from './use-read-marks.ts'
import { type SelectedWords, selectedWords } from './use-selected-words.ts'
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
  const { rows, place, isPlaced, isFlowing } = list

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

  const { look, showRow, marked } = useLook({ posts, stretch, list, asked, begin, newest, lastN, jump })

  /** The row in which the keyboard is, or that stands at the top of the screen. */
  const current = () => (held >= 0 ? held : list.firstInSight)
  useShortcut(forumsShortcuts.nextPost, () => showRow(Math.min(posts.length - 1, current() + 1)))
  useShortcut(forumsShortcuts.previousPost, () => showRow(Math.max(0, current() - 1)))
  const frame = useRef<HTMLDivElement>(null)
  const quote = ({ n, text }: SelectedWords) => {
    const post = posts.find((one) => one.n === n)
    if (post) pressReply(post, text)
  }
  useShortcut(
    forumsShortcuts.reply,
    () => {
      const selected = selectedWords(frame.current)
      const post = posts[current()]
      if (selected) quote(selected)
      else if (post) pressReply(post)
    },
    mayReply,
  )

  const [edited, setEdited] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Post | null>(null)
  const [shown, setShown] = useState<Post | null>(null)
  return (
    <div ref={frame} className={css.frame}>
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
          style={isFlowing ? { minHeight: rows.getTotalSize() } : { height: rows.getTotalSize() }}
          data-flowing={isFlowing || undefined}
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
                style={isFlowing ? {} : { transform: `translateY(${start - rows.options.scrollMargin}px)` }}
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
                    onJump={look}
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
      <QuoteSelection part={frame} isWanted={mayReply} onQuote={quote} />
      <JumpBar at={inSight} lastN={lastN} firstNew={firstNew} news={news} onJump={look} />
      <Suspense>
        {removed && <DeletePost thread={thread} post={removed} onClose={() => setRemoved(null)} />}
        {shown && <PostHistory post={shown} onClose={() => setShown(null)} />}
      </Suspense>
    </div>
  )
}
