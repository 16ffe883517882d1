import { threadPath } from '@soundings/contract/forum-pages'
import type { SearchReply } from '@soundings/contract/search'
import { useId } from 'react'
import { PathLink } from '#shared/ui/PathLink.tsx'
import css from './CitedThreads.module.css'

/** What divers wrote about a question: theirs to answer for, and no part of the answer. */
export const CitedThreads = ({ threads }: Pick<SearchReply, 'threads'>) => {
  const id = useId()
  return (
    <div className={css.cited}>
      <p id={id}>From the forums:</p>
      <ul aria-labelledby={id}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <PathLink path={threadPath(thread)}>{thread.title}</PathLink>
            <span className={css.category}>{thread.category}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
