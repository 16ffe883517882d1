import { VisuallyHidden } from '@mantine/core'
import type { Post, PostAuthor } from '@soundings/contract/forum'
import { IconArrowBackUp, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { Ago } from '#shared/ui/Ago.tsx'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { authorName, isGone } from '../forum.view.ts'
import css from './PostArticle.module.css'

const badges = {
  new: 'New here',
  regular: 'Regular',
  moderator: 'Moderator',
  admin: 'Admin',
} as const satisfies Record<NonNullable<PostAuthor['badge']>, string>

type Props = {
  post: Post
  id: string
  /** Where the post is found, whatever becomes of others. */
  path: string
  isSolution: boolean
  onJump: (n: number) => void
}

/** Who wrote a post, when, and what it answers. Of one that is gone nobody is told whose it was. */
export const PostHead = ({ post, id, path, isSolution, onJump }: Props) => {
  const { n, author, createdAt, editedAt, replyToN, state } = post
  const place = n === 0 ? 'First post' : `Reply ${n}`
  return (
    <header className={css.head}>
      {!isGone(post) && <PersonPicture avatar={author?.avatar ?? null} size={36} />}
      <div className={css.who}>
        <h2 id={id} className={css.name}>
          {isGone(post) ? (
            place
          ) : (
            <>
              <VisuallyHidden>{place} by </VisuallyHidden>
              {author ? (
                <Link to="/profile/$username" params={{ username: author.handle }}>
                  <bdi>{authorName(post)}</bdi>
                </Link>
              ) : (
                authorName(post)
              )}
            </>
          )}
        </h2>
        {author?.badge && (
          <span className={css.badge} data-badge={author.badge}>
            {badges[author.badge]}
          </span>
        )}
        <p className={css.when}>
          <Ago at={createdAt} />
          {editedAt && state !== 'deleted' && (
            <span>
              edited <Ago at={editedAt} />
            </span>
          )}
          {replyToN !== null && (
            <button type="button" className={css.answers} onClick={() => onJump(replyToN)}>
              <IconArrowBackUp size={14} stroke={1.9} aria-hidden />
              {replyToN === 0 ? 'to the first post' : `to #${replyToN}`}
            </button>
          )}
        </p>
      </div>
      {isSolution && (
        <span className={css.solution}>
          <IconCircleCheckFilled size={16} aria-hidden />
          Solution
        </span>
      )}
      {n > 0 && (
        <PathLink path={path} className={css.number}>
          <VisuallyHidden>Link to reply </VisuallyHidden>
          <span aria-hidden="true">#</span>
          {n}
        </PathLink>
      )}
    </header>
  )
}
