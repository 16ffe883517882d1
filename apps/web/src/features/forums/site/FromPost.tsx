import type { Post } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FormNote } from '#shared/ui/form/FormNote.tsx'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { postQuery } from '../forum.queries.ts'
import { authorName } from '../forum.view.ts'
import { PostBody } from '../thread/PostBody.tsx'
import css from './FromPost.module.css'

type Given = {
  /** The words of the post, for above a form. */
  lead: ReactNode
  /** Where they were read, for whoever decides about the change. */
  note: string
}

type Props = { postId: string; children: (given: Given) => ReactNode }

/** What somebody wrote in the forums, at hand where a site is changed because of it. */
export const FromPost = ({ postId, children }: Props) => {
  const { data: post, error } = useQuery(postQuery(postId))
  if (post) return children({ lead: <Words post={post} />, note: noteOf(post) })
  if (!error) return null
  return children({
    lead: <FormNote tone="error">{wordsOf(error, 'The post from the forums couldn’t be loaded.')}</FormNote>,
    note: '',
  })
}

const pathOf = ({ threadId, id }: Post) => threadPath({ id: threadId }, { post: id })

const noteOf = (post: Post): string => `From the forums: ${window.location.origin}${pathOf(post)}`

const Words = ({ post }: { post: Post }) => (
  <section className={css.words} aria-label="From the forums">
    <p className={css.who}>
      <bdi>{authorName(post)}</bdi> in <PathLink path={pathOf(post)}>the forums</PathLink>
    </p>
    <div className={css.body}>
      <PostBody post={post} />
    </div>
  </section>
)
