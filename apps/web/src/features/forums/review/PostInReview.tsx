import { VisuallyHidden } from '@mantine/core'
import type { Post, ThreadLine } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { Suspense } from 'react'
import { StandingPanel } from '#features/standing/index.ts'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import boxes from '#shared/review/boxes.module.css'
import { authorName } from '../forum.view.ts'
import { PostBody } from '../thread/PostBody.tsx'
import css from './PostInReview.module.css'

type Props = { post: Post; thread: ThreadLine }

/** A post as its readers would see it, and the thread that it is in. */
export const PostInReview = ({ post, thread }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { n, id, createdAt, editedAt } = post
  const path = threadPath(thread, n === 0 ? undefined : { post: id })
  return (
    <section className={css.review} aria-label="The post">
      <div className={boxes.box}>
        <p className={boxes.quiet}>{n === 0 ? 'A new thread' : `Reply ${n} in a thread`}</p>
        <p className={boxes.name}>
          <a href={path} target="_blank" rel="noopener">
            <bdi>{thread.title}</bdi>
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </p>
        <p className={boxes.quiet}>
          {thread.category.name}
          {thread.site && (
            <>
              {' · '}
              <bdi>{thread.site.siteName}</bdi>
            </>
          )}
        </p>
      </div>
      <article className={css.post} aria-label={`Post by ${authorName(post)}`}>
        <p className={css.who}>
          <bdi>{authorName(post)}</bdi>
          <span className={boxes.quiet}>
            {dateTimeText(createdAt, language)}
            {editedAt && ', edited'}
          </span>
        </p>
        <PostBody post={post} />
      </article>
    </section>
  )
}

/** The same for one that somebody reported, and how who wrote it stands. */
export const ReportedPost = ({ post, thread }: Props) => (
  <>
    <PostInReview post={post} thread={thread} />
    {post.author && (
      <Suspense>
        <StandingPanel key={post.author.id} person={post.author} />
      </Suspense>
    )}
  </>
)
