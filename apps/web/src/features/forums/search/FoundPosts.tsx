import type { FoundPost } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { IconCircleCheck } from '@tabler/icons-react'
import { Ago } from '#shared/ui/Ago.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { authorName } from '../forum.view.ts'
import css from './ForumSearchPage.module.css'

/** The posts that a search found, each with its thread and where the words stand. */
export const FoundPosts = ({ items }: { items: readonly FoundPost[] }) => (
  <ul className={css.found} aria-label="Posts found">
    {items.map((found) => (
      <li key={found.postId}>
        <Found found={found} />
      </li>
    ))}
  </ul>
)

const Found = ({ found }: { found: FoundPost }) => {
  const { thread, n, postId, createdAt, excerpt } = found
  return (
    <article className={css.post} aria-label={thread.title}>
      <h2 className={css.title}>
        <PathLink path={threadPath(thread, n === 0 ? undefined : { post: postId })}>
          <bdi>{thread.title}</bdi>
        </PathLink>
        {thread.solutionN === n && n > 0 && (
          <span className={css.solution}>
            <IconCircleCheck {...icon} size={16} />
            Solution
          </span>
        )}
      </h2>
      <p className={css.excerpt} dir="auto">
        {excerpt.map(({ text, isMarked }, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which never change places
          return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>
        })}
      </p>
      <p className={css.about}>
        <span>{thread.category.name}</span>
        <bdi>{authorName(found)}</bdi>
        <Ago at={createdAt} />
        {n > 0 && <span>Reply {n}</span>}
      </p>
    </article>
  )
}
